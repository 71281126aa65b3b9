/** A wait for an answer that may lack the end by which answers are known. @module */

import type { Clock } from "../../core/mod.ts";
import type { Channel } from "../../transports/mod.ts";

/** So often an engine is looked at that has said something unfinished. */
const LOOK_MS = 50;
/** Engines answer soon; what comes later is looked at when its time is up. */
const SOON_MS = 2_000;

/** How such an answer is waited for. */
export interface RestWaitOptions {
  readonly clock: Clock;
  readonly timeScale: number;
  readonly channel: Pick<Channel, "doing">;
  /** Whether an unfinished text is an answer where the engine reads on. */
  readonly isAnswer: (partial: string) => boolean;
}

/**
 * Waits a little: for what `settledBy` brings, or until two looks find the engine reading its input
 * behind the same answer, which is `rest`. Undefined where neither comes soon.
 */
export async function waitForRest<Taken extends { readonly kind: string }>(
  settledBy: (untilMs: number) => Promise<Taken | { kind: "silence"; partial: string }>,
  { clock, timeScale, channel, isAnswer }: RestWaitOptions,
): Promise<Taken | "rest" | undefined> {
  const untilMs = clock.now() + SOON_MS * timeScale;
  let before: string | undefined;
  while (clock.now() < untilMs) {
    const taken = await settledBy(clock.now() + LOOK_MS * timeScale);
    if (!isSilence(taken)) return taken;
    const { partial } = taken;
    const reads = isAnswer(partial) && channel.doing?.() === "reads-input";
    // All that was shown before the first look has come by the second.
    if (reads && partial === before) return "rest";
    before = reads ? partial : undefined;
  }
  return undefined;
}

function isSilence(
  taken: { readonly kind: string },
): taken is { readonly kind: "silence"; readonly partial: string } {
  return taken.kind === "silence";
}
