/** A match for programs: the result first, then every game. @module */

import {
  type GameOutcome,
  gamesPlanned,
  type MatchReport,
  safeJson,
  standingOf,
} from "../harness/core/mod.ts";
import { reasonText } from "./reason_words.ts";

/** Raised whenever a field changes its meaning or goes away. */
const SCHEMA_VERSION = 1;

/** The whole match as JSON; infinite differences are null. */
export function matchJson(report: MatchReport): string {
  const { match: { rules: _, ...match }, games, sprt, unstartable, silent } = report;
  const standing = standingOf(report);
  const document = {
    schema: SCHEMA_VERSION,
    match,
    finished: games.length >= gamesPlanned(report),
    standing,
    ...sprt ? { sprt } : {},
    games: games.map(({ plies, outcome, ...game }) => ({
      ...game,
      outcome: outcomeData(outcome),
      moves: plies.map(({ move }) => move),
    })),
    ...unstartable ? { unstartable } : {},
    ...silent ? { silent } : {},
  };
  return `${safeJson(document, 2)}\n`;
}

/** How a game ended; a reason stands as data and in words. */
function outcomeData(outcome: GameOutcome): unknown {
  if (outcome.kind === "over") return outcome;
  return { ...outcome, why: reasonText(outcome.because) };
}
