/** The start of a game from what a file says: the board then, counts, and all that came to light. @module */

import { type Localized, ok, type Result } from "../../../core/mod.ts";
import { randomFrom, shuffled } from "../../random.ts";
import {
  type Colour,
  FULL_SET,
  isPieceLetter,
  PIECE_LETTERS,
  type PieceLetter,
  revealed,
} from "../piece.ts";
import { type DarkChessMove, rowsOf } from "../position.ts";
import { indexOf, SQUARES } from "../square.ts";
import { refused } from "../../start_words.ts";
import { RECORD } from "../setup_words.ts";

/** What a file says of its start. */
export interface Initial {
  /** Rank 8 first. */
  readonly rows: readonly string[];
  /** How many of each letter there are, at the start or now: real files do not agree. */
  readonly counts: readonly number[];
  /** The first player's colour. */
  readonly first: Colour | "unknown";
  readonly moves: readonly DarkChessMove[];
}

/** A setup in which every flip shows what the file says; pieces that were never shown are dealt at random. */
export function setupOf(initial: Initial): Result<string, Localized> {
  const marks = initial.rows.toReversed().flatMap((row) => row.split(""));
  const shown = shownBy(initial.moves, marks);
  const seen = marks.flatMap((mark, index) => {
    const letter = mark === "X" ? shown.letters[index] : mark;
    return letter && isPieceLetter(letter) ? [letter] : [];
  });
  const dark = marks.filter((mark, index) => mark === "X" && !shown.letters[index]).length;
  const pool = [initial.counts, added(initial.counts, shown.taken)]
    .map((counts) => poolOf(counts, seen))
    .find((each) => each?.length === dark);
  if (!pool) return refused(RECORD.notThese, { count: seen.length + dark });
  const rest = [...shuffled(pool, randomFrom(0))];
  const deal = marks.map((mark, index) =>
    mark === "X" ? shown.letters[index] ?? rest.pop() ?? "-" : "-"
  );
  const rows = `${initial.rows.join("/")} ${turnOf(initial, marks)}`;
  return ok(marks.includes("X") ? `${rows} deal=${rowsOf(deal).join("/")}` : rows);
}

/** Which of the moves is the first flip that shows a piece more than there can be. */
export function flipTooMany({ rows, counts, moves }: Initial): number | undefined {
  const marks = rows.toReversed().flatMap((row) => row.split(""));
  const generous = added(counts, shownBy(moves, marks).taken);
  const left = new Map(PIECE_LETTERS.map((letter, index) => {
    const most = FULL_SET.filter((one) => one === letter).length;
    const there = marks.filter((mark) => mark === letter).length;
    return [letter, Math.min(generous[index] ?? 0, most) - there];
  }));
  const at = moves.findIndex((move) => {
    if (move.kind !== "flip" || !move.piece) return false;
    left.set(move.piece, (left.get(move.piece) ?? 0) - 1);
    return (left.get(move.piece) ?? 0) < 0;
  });
  return at < 0 ? undefined : at;
}

/** What flips showed, by square, and what was taken; moves that make no sense are judged later. */
function shownBy(moves: readonly DarkChessMove[], marks: readonly string[]) {
  const letters = new Array<PieceLetter | undefined>(SQUARES.length).fill(undefined);
  const taken: PieceLetter[] = [];
  const board: string[] = [...marks];
  for (const move of moves) {
    const at = indexOf(move.kind === "flip" ? move.at : move.from);
    const to = move.kind === "flip" ? at : indexOf(move.to);
    if (at === undefined || to === undefined) continue;
    if (move.kind === "flip") {
      if (board[at] !== "X" || !move.piece) continue;
      letters[at] = move.piece;
      board[at] = move.piece;
      continue;
    }
    const prey = board[to] ?? "-";
    if (isPieceLetter(prey)) taken.push(prey);
    board[to] = board[at] ?? "-";
    board[at] = "-";
  }
  return { letters, taken };
}

function added(counts: readonly number[], taken: readonly PieceLetter[]): readonly number[] {
  return counts.map((count, index) =>
    count + taken.filter((letter) => letter === PIECE_LETTERS[index]).length
  );
}

/** What is left of the counts without the letters that were seen; undefined where it cannot be. */
function poolOf(
  counts: readonly number[],
  seen: readonly PieceLetter[],
): readonly PieceLetter[] | undefined {
  const pool: PieceLetter[] = [];
  for (const [index, letter] of PIECE_LETTERS.entries()) {
    const left = (counts[index] ?? 0) - seen.filter((each) => each === letter).length;
    if (left < 0 || left > FULL_SET.length) return undefined;
    pool.push(...new Array<PieceLetter>(left).fill(letter));
  }
  return pool;
}

/** On a new board the first flip decides, unless the file says that it did not. */
function turnOf({ first, moves: [move] }: Initial, marks: readonly string[]): string {
  const isNew = marks.every((mark) => mark === "X");
  const flipped = move?.kind === "flip" && move.piece ? revealed(move.piece).colour : undefined;
  return isNew && flipped === first ? "unknown" : first;
}
