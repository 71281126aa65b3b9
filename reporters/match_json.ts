/** A match for programs: the result first, then every game. @module */

import {
  type GameOutcome,
  gamesPlanned,
  type MatchReport,
  standingOf,
} from "../harness/core/mod.ts";
import { jsonDocument, type JsonKind } from "./json_document.ts";
import { reasonText } from "./reason_words.ts";

const KIND: JsonKind = { schema: "shinpan-match", schemaVersion: 2 };

/** The whole match as JSON; infinite differences are null. */
export function matchJson(report: MatchReport): string {
  const { match: { rules: _, ...match }, games, sprt, unstartable, silent } = report;
  const standing = standingOf(report);
  return jsonDocument(KIND, {
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
  });
}

/** How a game ended; a reason stands as data and in words. */
function outcomeData(outcome: GameOutcome): unknown {
  if (outcome.kind === "over") return outcome;
  return { ...outcome, why: reasonText(outcome.because) };
}
