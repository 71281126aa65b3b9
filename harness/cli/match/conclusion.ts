/** What a match means for the exit code. @module */

import { type MatchReport, weight } from "../../core/mod.ts";
import { EXIT, type ExitCode } from "../command.ts";

/** A broken rule weighs more than a doubt; losing is no violation. */
export function exitCodeOf({ match, games, unstartable }: MatchReport): ExitCode {
  const levels = new Map(match.rules.map(({ id, level }) => [id, weight(level, match.strict)]));
  const broken = games.some(({ fouls }) =>
    fouls.some(({ violation }) => (levels.get(violation.rule) ?? "MUST") === "MUST")
  );
  if (broken) return EXIT.violations;
  if (unstartable) return EXIT.unstartable;
  const whole = games.length >= match.games;
  const decided = games.every(({ outcome }) => outcome.kind === "over");
  return whole && decided ? EXIT.conforms : EXIT.inconclusive;
}
