/** Silences that were not told: which of them count together, and when that is enough. @module */

import { owedRule, type Reason, type Violation } from "../core/mod.ts";
import type { CaseSteps } from "./case_steps.ts";
import { runsNeeded } from "./proof.ts";

/** An answer that was waited for and did not come. */
export interface Silence {
  /** The rule that stands for it in the protocol's table. */
  readonly rule: string;
  /** It lasted longer than the engine's time, and the machine took next to nothing of that. */
  readonly full: boolean;
  readonly waitedMs: number;
  /** A ply was owed by an engine that has made others before. */
  readonly forPly: boolean;
  /** When the case began and ended in which it was seen. */
  readonly fromMs: number;
  readonly toMs: number;
}

/** So much of a silence, at most, the machine may have taken from the engine. */
const MOST_HINDERED = 0.1;

/** The silence that ended a case, from what was found there before anything was proven. */
export function silenceIn(
  violations: readonly Violation[],
  { unanswered: why, going }: Pick<CaseSteps, "unanswered" | "going">,
): Omit<Silence, "fromMs" | "toMs"> | undefined {
  if (going.kind === "suspect") return seeming(going.because);
  if (why?.kind !== "silent" || why.cutShort) return undefined;
  // After a short wait nothing is known but that the answer is late.
  const found = violations.find(({ timing, brief, measured, compared }) =>
    timing && !brief && !measured && !compared
  );
  if (!found) return undefined;
  const { waitedMs, hinderedMs = 0, doing, moved = false } = why;
  const full = hinderedMs <= MOST_HINDERED * waitedMs && doing !== "stopped";
  return { rule: found.otherwise ?? found.rule, full, waitedMs, forPly: moved };
}

/** A silence that was not waited for to its end, beside others. */
function seeming(because: Reason): Omit<Silence, "fromMs" | "toMs"> | undefined {
  const rule = owedRule(because);
  if (rule === undefined || !("waitedMs" in because)) return undefined;
  return { rule, full: false, waitedMs: because.waitedMs, forPly: true };
}

/** What is known of the silences that one rule stands for. */
export interface Silences {
  readonly rule: string;
  /** Seen beside other instances of the engine, or other engines. */
  readonly beside: readonly Silence[];
  /** Seen with the engine alone. */
  readonly alone: readonly Silence[];
}

/**
 * Whether silences are proof, though none came again at once: as many as the proof of a difference
 * needs, one of them with the engine alone. Those that lasted at the same time count once, since the
 * machine may have caused them all.
 */
export function areProof({ beside, alone }: Silences): boolean {
  return alone.some(({ full }) => full) && occasions([...beside, ...alone]) >= NEEDED;
}

/** Whether silences are too many for chance and too few for blame. */
export function areOpen({ beside, alone }: Silences, isTriedEnough: boolean): boolean {
  if (alone.some(({ full }) => full)) return true;
  return !isTriedEnough && occasions(beside) > 1;
}

const NEEDED = runsNeeded({ unsteady: false });

/** How many full silences there were of which none lasted while another did. */
function occasions(silences: readonly Silence[]): number {
  const full = silences.filter((one) => one.full).toSorted((a, b) => a.toMs - b.toMs);
  let count = 0;
  let lastMs = -Infinity;
  for (const { fromMs, toMs } of full) {
    if (fromMs < lastMs) continue;
    count++;
    lastMs = toMs;
  }
  return count;
}

/** How sure it is to be that a silence would have come again. */
const MISSED = 0.05;
/** So often, at most, a case is tried again for full silences, and for those that only seemed so. */
const MOST_TRIES = 60;
const MOST_TRIES_IF_BRIEF = 12;

/**
 * How often a case is to be answered alone before a silence is taken for what does not come again:
 * an engine that is silent as often as was seen would be so once more, 19 times of 20.
 */
export function triesNeeded({ beside, alone }: Silences, runs: number): number {
  const seen = [...beside, ...alone];
  const share = Math.min(0.95, Math.max(1, seen.length) / Math.max(1, runs));
  const most = seen.some(({ full }) => full) ? MOST_TRIES : MOST_TRIES_IF_BRIEF;
  return Math.min(most, Math.ceil(Math.log(MISSED) / Math.log(1 - share)));
}
