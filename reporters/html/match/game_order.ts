/** Which games a table shows, and in which order. @module */

import { LANGUAGES } from "../../../harness/core/mod.ts";
import { reasonWords } from "../../match_words.ts";
import type { GameRow, MatchView } from "./match_view.ts";

/** What the table is narrowed to. */
export interface GameFilter {
  readonly text: string;
  /** A player's number, or draws; all where undefined. */
  readonly winner?: "0" | "1" | "draw";
}

/** Everything. */
export const NO_GAME_FILTER: GameFilter = { text: "" };

/** The columns by which the table can be sorted. */
export type SortColumn = "number" | "first" | "second" | "winner" | "reason" | "plies" | "took";

/** By which column, and whether from the largest down. */
export interface GameOrder {
  readonly column: SortColumn;
  readonly down: boolean;
}

/** The games that a filter lets through, in an order; equal ones stay as they were played. */
export function sortedGames(
  match: MatchView,
  filter: GameFilter,
  { column, down }: GameOrder,
): readonly GameRow[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter((word) => word !== "");
  const fits = (game: GameRow): boolean => {
    if (filter.winner !== undefined && winnerOf(game) !== filter.winner) return false;
    const text = textOf(game, match);
    return words.every((word) => text.includes(word));
  };
  const sign = down ? -1 : 1;
  return match.games.filter(fits).sort((a, b) =>
    sign * compared(keyOf(a, column, match), keyOf(b, column, match)) || a.number - b.number
  );
}

function winnerOf({ winner, decided }: GameRow): string {
  if (winner !== undefined) return String(winner);
  return decided ? "draw" : "none";
}

function textOf({ number, winner, reason, forfeit, record }: GameRow, match: MatchView): string {
  const name = winner === undefined ? "" : match.players[winner].name;
  const reasons = LANGUAGES.map((language) => reasonWords(reason, language));
  return [number, name, reason, ...reasons, forfeit, record].join(" ").toLowerCase();
}

function keyOf(game: GameRow, column: SortColumn, { players }: MatchView): string | number {
  const { first, winner } = game;
  switch (column) {
    case "number":
      return game.number;
    case "first":
      return players[first].name;
    case "second":
      return players[first === 0 ? 1 : 0].name;
    case "winner":
      return winner === undefined ? "" : players[winner].name;
    case "reason":
      return game.reason;
    case "plies":
      return game.plies;
    case "took":
      return game.ms;
  }
}

function compared(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
