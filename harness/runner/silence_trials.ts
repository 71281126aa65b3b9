/** Runs cases once more, alone, to see whether a silence comes again that was not told. @module */

import type { Clock } from "../core/mod.ts";
import { byCost } from "./cost.ts";
import type { Case } from "./run_case.ts";
import type { Lead, SilenceWatch } from "./silence_watch.ts";
import { type SilenceCounts, timesSilent, toldByChance } from "./silence_words.ts";
import { areOpen, areProof, triesNeeded } from "./silences.ts";
import type { Trial, Trials } from "./trials.ts";

/** What is needed of the run. */
export interface SettleOptions {
  readonly watch: SilenceWatch;
  readonly cases: readonly Case[];
  readonly trials: Trials;
  readonly clock: Clock;
  readonly mayGoOn: () => boolean;
  /** How many plies the engine has made. */
  readonly plies: number;
}

/** What the trials of a silence have shown. */
interface Shown {
  readonly lead: Lead;
  readonly tries: number;
  /** How long the engine took in those in which it answered. */
  readonly answeredMs: number;
  readonly silent?: Trial;
  readonly answered?: Trial;
}

/** No longer than this is spent on trials in which the engine answers. */
const MOST_MS = 30_000;

/** Tries every silence again that was not told, and tells what it came to. */
export async function settleSilences(options: SettleOptions): Promise<void> {
  for (const lead of options.watch.leads) {
    const cases = casesFor(lead, options.cases).filter((one) => options.watch.mayTry(one));
    let shown: Shown = { lead, tries: 0, answeredMs: 0 };
    for (let at = 0; isOpen(shown, options); at++) {
      const one = cases[at % cases.length];
      if (!one) break;
      shown = await oneMore(shown, one, options);
    }
    conclude(shown, options, cases[0]);
  }
}

function isOpen(shown: Shown, { watch, mayGoOn }: SettleOptions): boolean {
  const { lead, silent, answeredMs } = shown;
  if (silent && areProof(lead)) return false;
  return !isTriedEnough(shown, watch) && answeredMs <= MOST_MS && mayGoOn();
}

function isTriedEnough({ lead, tries }: Shown, { runs }: SilenceWatch): boolean {
  return tries >= triesNeeded(lead, runs);
}

async function oneMore(
  { lead: before, tries, answeredMs, silent, answered }: Shown,
  one: Case,
  { watch, clock, trials }: SettleOptions,
): Promise<Shown> {
  const beganMs = clock.now();
  const trial = await trials.run(one);
  const lead = watch.tried(before, trial.result.silence);
  const known = { lead, tries: tries + 1 };
  if (lead !== before) return { ...known, answeredMs, silent: trial, answered };
  const tookMs = clock.now() - beganMs;
  return { ...known, answeredMs: answeredMs + tookMs, silent, answered: trial };
}

function conclude(shown: Shown, options: SettleOptions, first: Case | undefined): void {
  const { lead, silent, answered, tries } = shown;
  const { watch, plies, trials } = options;
  const counts: SilenceCounts = { seen: lead, runs: watch.runs, plies };
  if (silent && areProof(lead)) {
    return silent.tell({ violations: toldByChance(silent.result.violations, counts) });
  }
  const seen = [...lead.beside, ...lead.alone].filter(({ full }) => full);
  if (seen.length === 0 || !first) return;
  const told = silent ?? answered ?? trials.none(first);
  if (areOpen(lead, isTriedEnough(shown, watch))) {
    return told.tell({ violations: [], because: { kind: "unconfirmed", rule: lead.rule } });
  }
  if (!answered || answered.result.violations.length > 0) return;
  const { rule } = lead;
  const waitedMs = Math.max(...seen.map((one) => one.waitedMs));
  answered.tell({ violations: [], unrepeated: { rule, waitedMs, tries, ...timesSilent(counts) } });
}

/** Those of a client in which it was seen; else all of a client's, the cheapest first. */
function casesFor({ cases }: Lead, all: readonly Case[]): readonly Case[] {
  const isReal = ({ scenario }: Case): boolean => scenario.stimulus === "client";
  const seen = cases.filter(isReal);
  if (seen.length > 0) return seen;
  const real = all.filter(isReal).toSorted(byCost);
  return real.length > 0 ? real : cases;
}
