/** Games as the platform keeps them in its board files. @module */

import { type Localized, ok, type Result } from "../../core/mod.ts";
import type { Ending, Side } from "../game.ts";
import { boardString } from "./board_string.ts";
import { ghostsOf, rowsOf } from "./board_rows.ts";
import { isOnBoard } from "./ghost.ts";
import { play } from "./play.ts";
import type { GeisterMove, GeisterPosition } from "./position.ts";
import { refused } from "../start_words.ts";
import { RECORD } from "./setup_words.ts";

/** A game with what the platform writes down about it; the rest follows from start and moves. */
export interface GeisterRecord {
  /** When it began, in the words of the file. */
  readonly startedAt: string;
  readonly players: Readonly<Record<Side, string>>;
  readonly start: GeisterPosition;
  /** What each side has for the game, in seconds; 0 is no limit. */
  readonly timeSeconds: number;
  /** All legal, the first player's first. */
  readonly moves: readonly GeisterMove[];
  /** Absent while the game goes on. */
  readonly result?: Ending;
  /** When the game began and when each move came, in milliseconds since 1970. */
  readonly timestampsMs: readonly number[];
  /** What follows the word `Comment`, where that is not `0 0`. */
  readonly comment?: string;
}

/** What a record can be made of; fails where a board file could not keep it. */
export function recordOf(record: GeisterRecord): Result<GeisterRecord, Localized> {
  const { start, startedAt, players } = record;
  if (start.turn === "second") return refused(RECORD.firstTurn);
  const unfit = [startedAt, players.first, players.second].find((text) => !isOneLine(text));
  if (unfit !== undefined) {
    return refused(RECORD.unfit, { text: unfit });
  }
  const player = Object.values(players).find((name) => name.split(" ").includes("vs"));
  if (player !== undefined) {
    return refused(RECORD.versus, { name: player });
  }
  const ghosts = ghostsOf(rowsOf(start.ghosts));
  if (!ghosts.ok) return ghosts;
  if (allOf({ ...start, ghosts: ghosts.value }) !== allOf(start)) {
    return refused(RECORD.letters);
  }
  return ok(record);
}

/** The position after all moves of a record. */
export function positionOf({ start, moves }: GeisterRecord): GeisterPosition {
  return moves.reduce(play, start);
}

/** How many ghosts are on the board: the first player's red and blue, then the second's. */
export function countsOf({ ghosts }: GeisterPosition): readonly number[] {
  return (["first", "second"] as const).flatMap((side) =>
    (["red", "blue"] as const).map((colour) =>
      ghosts[side].filter((ghost) => isOnBoard(ghost) && ghost.colour === colour).length
    )
  );
}

/** What each move took: 0 nothing, 1 a red ghost, 2 a blue one. */
export function capturesOf({ start, moves }: Pick<GeisterRecord, "start" | "moves">) {
  let position = start;
  return moves.map((move) => {
    position = play(position, move);
    const taken = position.last?.taken;
    return taken === undefined ? 0 : taken === "red" ? 1 : 2;
  });
}

function isOneLine(text: string): boolean {
  return text !== "" && text === text.trim().split(/\s+/).join(" ");
}

function allOf(position: GeisterPosition): string {
  return boardString(position, "first", { reveal: true });
}
