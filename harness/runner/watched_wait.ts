/** A wait for an answer, in which an engine that seems to hang is noticed. @module */

import type { Clock } from "../core/mod.ts";
import type { Channel } from "../transports/mod.ts";
import type { Lab } from "./lab.ts";
import { isBusy } from "./still_silent.ts";

/** How long a silence may last before it is suspicious. */
export interface HangLimits {
  /** Where the engine does not use its processor. */
  readonly idleMs: number;
  /** Where it does. */
  readonly busyMs: number;
}

/** How a wait is made. */
export interface WaitOptions {
  readonly clock: Clock;
  readonly channel: Pick<Channel, "cpuMs">;
  readonly beganMs: number;
  readonly endMs: number;
  /** None where the wait lasts until its end. */
  readonly limits?: HangLimits;
}

/** A ply that is under way when the run's time is up gets a little more. */
const OVERTIME_MS = 10_000;

/**
 * How an answer is waited for; the run's time and suspicions concern plies alone. A brief wait ends
 * soon by itself, and what it finds fails no engine.
 */
export function waitOf(
  { clock, budgetLeftMs, shareMs, timeScale, hangLimits }: Lab,
  { deadlineMs, forPly, brief = false }: {
    readonly deadlineMs: number;
    readonly forPly: boolean;
    readonly brief?: boolean;
  },
): Pick<WaitOptions, "endMs" | "limits"> {
  if (!forPly) return { endMs: deadlineMs };
  const leftMs = Math.min(Math.max(budgetLeftMs(), OVERTIME_MS * timeScale), shareMs);
  const limits = brief ? undefined : hangLimits?.();
  return { endMs: Math.min(deadlineMs, clock.now() + leftMs), ...limits && { limits } };
}

/** Waits in parts; `suspect` where it ended early, since the engine seems to hang. */
export async function watchedWait<Taken extends { readonly kind: string }>(
  settledBy: (untilMs: number) => Promise<Taken>,
  { clock, channel, beganMs, endMs, limits }: WaitOptions,
): Promise<{ readonly taken: Taken; readonly suspect: boolean }> {
  if (!limits) return { taken: await settledBy(endMs), suspect: false };
  const { idleMs, busyMs } = limits;
  let usedMs: number | undefined;
  for (const lastsMs of [idleMs / 2, idleMs, busyMs]) {
    const untilMs = Math.min(endMs, beganMs + lastsMs);
    const taken = await settledBy(untilMs);
    const over = taken.kind !== "silence" || clock.now() < untilMs || untilMs >= endMs;
    if (over) return { taken, suspect: false };
    const before = usedMs;
    usedMs = channel.cpuMs?.();
    const used = usedMs === undefined || before === undefined ? undefined : usedMs - before;
    if (lastsMs === busyMs) return { taken, suspect: true };
    if (lastsMs === idleMs && !isBusy(idleMs / 2, used)) return { taken, suspect: true };
  }
  return { taken: await settledBy(endMs), suspect: false };
}
