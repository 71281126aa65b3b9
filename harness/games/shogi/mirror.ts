/** The same position seen in a mirror or by the other side: the rules know no difference. @module */

import { read, write } from "./notation.ts";
import type { ShogiMove } from "./position.ts";
import { nameOf, SIZE, squareOf } from "./square.ts";

/** What is changed. */
export interface Mirror {
  /** Left and right. */
  readonly files: boolean;
  /** The board is turned round, and the sides change. */
  readonly sides: boolean;
}

/** All mirrors; the first changes nothing. */
export const MIRRORS: readonly Mirror[] = [false, true].flatMap((sides) =>
  [false, true].map((files) => ({ files, sides }))
);

/** Where a square is seen; what is on no board stays as it is. */
export function mirrorSquare(name: string, { files, sides }: Mirror): string {
  const square = squareOf(name);
  if (!square) return name;
  const { file, rank } = square;
  return nameOf(files !== sides ? SIZE + 1 - file : file, sides ? SIZE + 1 - rank : rank);
}

/** As what a written move is seen; what is none stays as it is. */
export function mirrorMove(text: string, mirror: Mirror): string {
  const move = read(text);
  return move.ok ? write(seen(move.value, mirror)) : text;
}

function seen(move: ShogiMove, mirror: Mirror): ShogiMove {
  const to = mirrorSquare(move.to, mirror);
  return move.kind === "drop"
    ? { ...move, to }
    : { ...move, from: mirrorSquare(move.from, mirror), to };
}

/** As what an SFEN is seen, which may lack its last words. */
export function mirrorSetup(text: string, { files, sides }: Mirror): string {
  const [board = "", turn, ...rest] = text.trim().split(/\s+/);
  const rows = rowsOf(board).map((row) => files !== sides ? row.toReversed() : row);
  const turned = (sides ? rows.toReversed() : rows).map((row) =>
    row.map((mark) => sides ? otherSide(mark) : mark)
  );
  const [hands, ...number] = rest;
  return [
    boardOf(turned),
    ...turn === undefined ? [] : [sides ? (turn === "b" ? "w" : "b") : turn],
    ...hands === undefined ? [] : [sides ? otherHands(hands) : hands],
    ...number,
  ].join(" ");
}

/** The marks of an SFEN's squares, row by row; an empty square has none. */
export function rowsOf(board: string): readonly (readonly string[])[] {
  return board.split("/").map((row) =>
    (row.match(/\+?[A-Za-z]|\d/g) ?? []).flatMap((mark) =>
      /\d/.test(mark) ? Array.from({ length: Number(mark) }, () => "") : [mark]
    )
  );
}

/** The board of an SFEN from the marks of its squares. */
export function boardOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) =>
    row.map((mark) => mark === "" ? " " : mark).join("")
      .replaceAll(/ +/g, (gap) => String(gap.length))
  ).join("/");
}

function otherSide(mark: string): string {
  return mark === mark.toUpperCase() ? mark.toLowerCase() : mark.toUpperCase();
}

/** Black's pieces come first. */
function otherHands(hands: string): string {
  const held = (hands.match(/\d*[A-Za-z]/g) ?? []).map(otherSide);
  if (held.length === 0) return hands;
  const isBlack = (one: string) => /[A-Z]/.test(one);
  return [...held.filter(isBlack), ...held.filter((one) => !isBlack(one))].join("");
}
