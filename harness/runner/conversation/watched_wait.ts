/** A wait for an answer, in which an engine that seems to hang is noticed. @module */

import type { Clock, Doing } from "../../core/mod.ts";
import type { Channel } from "../../transports/mod.ts";
import type { HangLimits, TalkContext } from "./talk_context.ts";
import { isBusy } from "./still_silent.ts";

/** How a wait is made. */
export interface WaitOptions {
  readonly clock: Clock;
  readonly channel: Pick<Channel, "cpuMs" | "doing" | "stillness" | "hinderedMs">;
  readonly beganMs: number;
  readonly endMs: number;
  /** None where the wait lasts until its end. */
  readonly limits?: HangLimits;
  /** Lets other work go on while this only waits. */
  readonly lend?: TalkContext["lend"];
  /** When a brief wait looks whether the engine waits for more input: then nothing will come. */
  readonly looksMs?: readonly [number, number];
}

/** What a wait brought, and why it ended before its time. */
export interface WatchedWait<Taken> {
  readonly taken: Taken;
  /** The engine seems to hang. */
  readonly suspect: boolean;
  /** The engine reads its input, and nothing of it can go on without. */
  readonly reads?: true;
}

const LOOKS_MS = [1_500, 2_000] as const;

/** A ply that is under way when the run's time is up gets a little more. */
const OVERTIME_MS = 10_000;

/**
 * How an answer is waited for; the run's time and suspicions concern plies alone. A brief wait ends
 * soon by itself, and what it finds fails no engine.
 */
export function waitOf(
  { clock, budgetLeftMs, shareMs, timeScale, hangLimits, silence, lend }: TalkContext,
  { deadlineMs, forPly, brief = false }: {
    readonly deadlineMs: number;
    readonly forPly: boolean;
    readonly brief?: boolean;
  },
): Pick<WaitOptions, "endMs" | "limits" | "looksMs" | "lend"> {
  if (silence) return { endMs: deadlineMs, limits: silence };
  const [one, two] = LOOKS_MS;
  const looksMs = brief ? [one * timeScale, two * timeScale] as const : undefined;
  if (!forPly) return { endMs: deadlineMs, looksMs };
  const leftMs = Math.min(Math.max(budgetLeftMs(), OVERTIME_MS * timeScale), shareMs);
  const limits = brief ? undefined : hangLimits?.();
  const endMs = leftMs === Infinity ? deadlineMs : Math.min(deadlineMs, clock.now() + leftMs);
  return { endMs, limits, lend: limits?.known && lend, looksMs };
}

/** Whether a wait lasts until its end, without a look at the engine before. */
export function isPlain({ limits, looksMs }: Pick<WaitOptions, "limits" | "looksMs">): boolean {
  return limits === undefined && looksMs === undefined;
}

/** Waits in parts; `suspect` where it ended early, since the engine seems to hang. */
export async function watchedWait<Taken extends { readonly kind: string }>(
  settledBy: (untilMs: number) => Promise<Taken>,
  options: WaitOptions,
): Promise<WatchedWait<Taken>> {
  const { clock, channel, beganMs, endMs, limits, looksMs, lend } = options;
  if (looksMs) return await looking(settledBy, { ...options, looksMs });
  if (!limits) return { taken: await settledBy(endMs), suspect: false };
  const { idleMs, busyMs } = limits;
  let usedMs = lend && channel.cpuMs?.();
  let idle = false;
  for (const lastsMs of [idleMs / 2, idleMs, busyMs]) {
    const untilMs = Math.min(endMs, beganMs + lastsMs);
    const wait = () => settledBy(untilMs);
    const taken = lend && idle ? await lend(wait) : await wait();
    const over = taken.kind !== "silence" || clock.now() < untilMs || untilMs >= endMs;
    if (over) return { taken, suspect: false };
    const before = usedMs;
    usedMs = channel.cpuMs?.();
    const used = usedMs === undefined || before === undefined ? undefined : usedMs - before;
    idle = !isBusy(idleMs / 2, used);
    if (lastsMs === busyMs || lastsMs === idleMs && idle) return { taken, suspect: true };
  }
  return { taken: await settledBy(endMs), suspect: false };
}

/** Long enough that what the engine wrote before is read, also where this program was late. */
const READING_MS = 50;

/**
 * A brief wait; it ends at the second look at an engine that read its input at both, if no thread of
 * it went on between or can without input, neither look was late, and no answer lies unread.
 */
async function looking<Taken extends { readonly kind: string }>(
  settledBy: (untilMs: number) => Promise<Taken>,
  { clock, channel, beganMs, endMs, looksMs: [one, two] }: WaitOptions & {
    readonly looksMs: readonly [number, number];
  },
): Promise<WatchedWait<Taken>> {
  let before:
    | { readonly usedMs?: number; readonly reads?: string; readonly atMs: number }
    | undefined;
  for (const lastsMs of [one, two]) {
    const apartMs = (before?.atMs ?? -Infinity) + two - one;
    const untilMs = Math.min(endMs, Math.max(beganMs + lastsMs, apartMs));
    const taken = await settledBy(untilMs);
    if (taken.kind !== "silence" || clock.now() < untilMs || untilMs >= endMs) {
      return { taken, suspect: false };
    }
    const isFair = channel.hinderedMs(beganMs) < (two - one) / 2;
    const reads = isFair && READS.has(channel.doing?.()) ? channel.stillness?.() : undefined;
    const seen = { usedMs: channel.cpuMs?.(), reads, atMs: clock.now() };
    const used = (seen.usedMs ?? Infinity) - (before?.usedMs ?? -Infinity);
    if (reads !== undefined && reads === before?.reads && !isBusy(two - one, used)) {
      const last = await settledBy(clock.now() + READING_MS);
      if (last.kind !== "silence") return { taken: last, suspect: false };
      return { taken: last, suspect: false, reads: true };
    }
    before = seen;
  }
  return { taken: await settledBy(endMs), suspect: false };
}

const READS: ReadonlySet<Doing | undefined> = new Set<Doing>(["reads-input", "reads-socket"]);
