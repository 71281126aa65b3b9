/** Writes `board.txt`, the game so far as the platform hands it to engines (manual 8.6.2). @module */

import type { Side } from "../game.ts";
import { write } from "./notation.ts";
import { PIECE_LETTERS } from "./piece.ts";
import { play } from "./play.ts";
import { type DarkChessMove, type DarkChessPosition, flipOf, showBoard } from "./position.ts";

/** A game with what the platform writes down about it; the rest follows from start and moves. */
export interface DarkChessGame {
  /** When it began, in the words of the file. */
  readonly startedAt: string;
  readonly players: Readonly<Record<Side, string>>;
  readonly start: DarkChessPosition;
  /** What each side has for the game, in seconds. */
  readonly timeSeconds: number;
  /** All legal, the first player's first; flips may leave out what they showed. */
  readonly moves: readonly DarkChessMove[];
  /** When the game began and when each move came, in milliseconds since 1970. */
  readonly timestampsMs: readonly number[];
}

/** The lines of a file without their ends, in the order in which they stand. */
export interface BoardFileLines {
  /** Everything before the moves. */
  readonly head: readonly string[];
  readonly turns: readonly string[];
  readonly comment: string;
  readonly timestamps: readonly string[];
}

/** The text of `board.txt`; engines on Windows get it with CRLF. */
export function writeBoardFile(game: DarkChessGame, lineEnd: "\n" | "\r\n" = "\n"): string {
  const { head, turns, comment, timestamps } = boardFileLines(game);
  return [...head, ...turns, comment, ...timestamps].map((line) => line + lineEnd).join("");
}

/** The lines of `board.txt`; the platform's records put the result before the comment. */
export function boardFileLines(game: DarkChessGame): BoardFileLines {
  const { startedAt, players, start, timeSeconds, timestampsMs } = game;
  const { texts, last } = replayed(game);
  return {
    head: [
      startedAt,
      `${players.first} vs ${players.second}`,
      countsOf(start).join(" "),
      ...showBoard(start).map((row) => row.split("").join(" ")),
      `first ${FIRST[last.firstColour ?? "unknown"]}`,
      `time ${timeSeconds}`,
    ].map(starred),
    turns: turnsOf(texts).map(starred),
    comment: starred("Comment 0 0"),
    timestamps: timestampsMs.map((ms, index) => `${index}. ${ms}`),
  };
}

/** How many of each piece are on the board, dark ones included, in the order of the letters. */
export function countsOf({ board }: DarkChessPosition): readonly number[] {
  return PIECE_LETTERS.map((letter) => board.filter((piece) => piece?.letter === letter).length);
}

/** The colour of the first player as the platform's number. */
const FIRST = { red: 0, black: 1, unknown: 2 } as const;

/** The moves as text, flips with what they showed, and the position after them. */
function replayed({ start, moves }: DarkChessGame) {
  let last = start;
  const texts = moves.map((move) => {
    const known = move.kind === "flip"
      ? { ...move, piece: move.piece ?? flipOf(last, move.at) }
      : move;
    last = play(last, known);
    return write(known);
  });
  return { texts, last };
}

/** Two moves a line; a last one alone has no blank behind it. */
function turnsOf(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text, index) => {
    if (index % 2 === 1) return [];
    return [[`${index / 2 + 1}.`, text, ...texts.slice(index + 1, index + 2)].join(" ")];
  });
}

function starred(text: string): string {
  return `* ${text}`;
}
