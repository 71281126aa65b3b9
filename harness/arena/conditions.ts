/** What two matches, or two contests, must share for one to go on as the other. @module */

import type { ContestFacts, MatchFacts } from "../core/mod.ts";

const CONDITIONS = [
  "game",
  "players",
  "seed",
  "swap",
  "clock",
  "settings",
  "start",
  "randomPlies",
  "randomSetup",
  "openings",
  "sprt",
  "format",
  "forfeits",
] as const;

type Conditions =
  & Pick<MatchFacts | ContestFacts, Exclude<typeof CONDITIONS[number], "format" | "forfeits">>
  & Partial<Pick<ContestFacts, "format" | "forfeits">>;

/** The first condition that differs; undefined where all are the same. */
export function otherCondition(before: Conditions, after: Conditions): string | undefined {
  return CONDITIONS.find((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
