/** Makes a failing talk small by running the engine again and again. @module */

import type { Clock, Violation } from "../core/mod.ts";
import type { Bench, BenchRun, TalkOutcome } from "./bench.ts";
import { isSteady, type Rate, runsToSee, shows } from "./confirm.ts";
import { frozen } from "./freeze.ts";
import type { ClientModel } from "./model.ts";
import { type Failing, reductions, sizeOf } from "./reductions.ts";
import { restartsIn, type SearchTalk } from "./talk.ts";

/** How long it may go on; no run begins after that. */
export interface ShrinkBounds {
  /** How often the engine may be run. */
  readonly tries: number;
  readonly ms: number;
}

/** What shrinking needs. */
export interface ShrinkOptions {
  readonly bench: Bench;
  readonly model: ClientModel;
  /** What is to show again. */
  readonly violation: Violation;
  readonly binds: boolean;
  readonly rate: Rate;
  readonly how: Omit<BenchRun, "steering">;
  readonly bounds: ShrinkBounds;
  readonly clock: Clock;
  /** Is called with every smaller talk. */
  readonly onSmaller?: (outcome: TalkOutcome, tries: number) => void;
}

/** Runs a talk once more; undefined where the bounds are reached, or it cannot be a scenario. */
type Run = (talk: SearchTalk) => Promise<TalkOutcome | undefined>;

/** The smallest run that still shows the fault; ends within its bounds. */
export async function shrink(failed: TalkOutcome, options: ShrinkOptions): Promise<TalkOutcome> {
  const untilMs = options.clock.now() + options.bounds.ms;
  let best = failed;
  let tries = 0;
  const known = new Set<string>();
  const isOver = (): boolean => tries >= options.bounds.tries || options.clock.now() >= untilMs;
  const run: Run = async (talk) => {
    if (isOver()) return undefined;
    tries++;
    return await options.bench.run(talk, options.how);
  };
  for (let again = true; again && !isOver();) {
    again = false;
    for (const talk of reductions(failing(best, options))) {
      if (isOver()) break;
      const text = JSON.stringify(talk);
      if (sizeOf(talk) >= sizeOf(best.talk) || known.has(text)) continue;
      known.add(text);
      const smaller = await retried(talk, options, run);
      if (smaller && !await isItsOwn(talk, best.talk, { ...options, run })) continue;
      if (!smaller || sizeOf(smaller.talk) >= sizeOf(best.talk)) continue;
      best = smaller;
      options.onSmaller?.(best, tries);
      again = true;
      break;
    }
  }
  return best;
}

/**
 * Whether a talk with fewer starts fails by itself: what an earlier try left on disk may have made it
 * fail once.
 */
async function isItsOwn(
  talk: SearchTalk,
  before: SearchTalk,
  { run, rate, violation: { rule } }: ShrinkOptions & { readonly run: Run },
): Promise<boolean> {
  if (!isSteady(rate) || restartsIn(talk) >= restartsIn(before)) return true;
  const again = await run(talk);
  return again !== undefined && shows(again, rule);
}

function failing(outcome: TalkOutcome, { model, violation: first, binds }: ShrinkOptions): Failing {
  // A run that was ended because the engine hangs has no violation of its own.
  const violation = outcome.violations.find((one) => one.rule === first.rule) ?? first;
  return { outcome, violation, model, binds };
}

/** A run of the talk that shows the fault; an unsteady engine has several chances to. */
async function retried(
  talk: SearchTalk,
  { violation: { rule }, rate, model }: ShrinkOptions,
  run: Run,
): Promise<TalkOutcome | undefined> {
  for (let chance = 0; chance < runsToSee(rate); chance++) {
    const outcome = await run(talk);
    if (!outcome) return undefined;
    if (shows(outcome, rule)) return { ...outcome, talk: frozen(outcome, model.game) };
  }
  return undefined;
}
