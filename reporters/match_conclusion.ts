/** What a match says about its players. @module */

import { gamesPlanned, type MatchReport, weight } from "../harness/core/mod.ts";
import type { Conclusion } from "./conclusion.ts";

/** The whole match in one word: a broken rule weighs more than a doubt; losing is no violation. */
export function matchConclusion(report: MatchReport): Conclusion {
  const { match, games, unstartable, sprt } = report;
  // The question was which player is stronger: either decision answers it, also after a forfeit.
  if (sprt?.decision) return "conforms";
  const levels = new Map(match.rules.map(({ id, level }) => [id, weight(level, match.strict)]));
  const broken = games.some(({ fouls }) =>
    fouls.some(({ violation }) => (levels.get(violation.rule) ?? "MUST") === "MUST")
  );
  if (broken) return "violations";
  if (unstartable) return "unstartable";
  if (sprt) return "inconclusive";
  const whole = games.length >= gamesPlanned(report);
  const decided = games.every(({ outcome }) => outcome.kind === "over");
  return whole && decided ? "conforms" : "inconclusive";
}
