/** What a match means for the exit code. @module */

import { gamesPlanned, type MatchReport, weight } from "../../core/mod.ts";
import { EXIT, type ExitCode } from "../command.ts";

/** A broken rule weighs more than a doubt; losing is no violation. */
export function exitCodeOf(report: MatchReport): ExitCode {
  const { match, games, unstartable, sprt } = report;
  // The question was which player is stronger: either decision answers it, also after a forfeit.
  if (sprt?.decision) return EXIT.conforms;
  const levels = new Map(match.rules.map(({ id, level }) => [id, weight(level, match.strict)]));
  const broken = games.some(({ fouls }) =>
    fouls.some(({ violation }) => (levels.get(violation.rule) ?? "MUST") === "MUST")
  );
  if (broken) return EXIT.violations;
  if (unstartable) return EXIT.unstartable;
  if (sprt) return EXIT.inconclusive;
  const whole = games.length >= gamesPlanned(report);
  const decided = games.every(({ outcome }) => outcome.kind === "over");
  return whole && decided ? EXIT.conforms : EXIT.inconclusive;
}
