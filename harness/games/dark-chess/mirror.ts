/** The same game seen in a mirror, with its colours changed: the rules know no difference. @module */

import type { DarkChessMove } from "./position.ts";
import { type Colour, isPieceLetter, otherColour, type PieceLetter } from "./piece.ts";
import { read, write } from "./notation.ts";
import { FILES, indexOf, RANKS, SQUARES } from "./square.ts";

/** What is changed. */
export interface Mirror {
  /** Left and right. */
  readonly files: boolean;
  /** The two ends of the board. */
  readonly ranks: boolean;
  /** Red and black. */
  readonly colours: boolean;
}

/** All mirrors; the first changes nothing. */
export const MIRRORS: readonly Mirror[] = [false, true].flatMap((colours) =>
  [false, true].flatMap((ranks) => [false, true].map((files) => ({ files, ranks, colours })))
);

/** Where a square is seen; what is on no board stays as it is. */
export function mirrorSquare(name: string, { files, ranks }: Mirror): string {
  const index = indexOf(name);
  if (index === undefined) return name;
  const [file, rank] = [index % FILES, Math.floor(index / FILES)];
  const seen = (files ? FILES - 1 - file : file) + FILES * (ranks ? RANKS - 1 - rank : rank);
  return SQUARES[seen] ?? name;
}

/** As what a piece is seen. */
export function mirrorPiece(letter: PieceLetter, { colours }: Mirror): PieceLetter {
  const other = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
  return colours && isPieceLetter(other) ? other : letter;
}

/** As what a colour is seen. */
export function mirrorColour(colour: Colour, { colours }: Mirror): Colour {
  return colours ? otherColour(colour) : colour;
}

/** As what a move is seen. */
export function mirrorMove(move: DarkChessMove, mirror: Mirror): DarkChessMove {
  if (move.kind === "move") {
    const { from, to } = move;
    return { ...move, from: mirrorSquare(from, mirror), to: mirrorSquare(to, mirror) };
  }
  const { piece } = move;
  const seen = { ...move, at: mirrorSquare(move.at, mirror) };
  return piece ? { ...seen, piece: mirrorPiece(piece, mirror) } : seen;
}

/** As what a written ply is seen; what is none stays as it is. */
export function mirrorPly(text: string, mirror: Mirror): string {
  const move = read(text);
  return move.ok ? write(mirrorMove(move.value, mirror)) : text;
}

/** One mark for each square, a1 first, as they are seen. */
export function mirrorMarks(marks: readonly string[], mirror: Mirror): readonly string[] {
  return SQUARES.map((name) => {
    // A mirror of a mirror shows the square itself.
    const mark = marks[indexOf(mirrorSquare(name, mirror)) ?? 0] ?? "-";
    return isPieceLetter(mark) ? mirrorPiece(mark, mirror) : mark;
  });
}

/** As what a setup is seen. */
export function mirrorSetup(text: string, mirror: Mirror): string {
  return text.trim().split(/\s+/).map((word) => {
    if (word === "red" || word === "black") return mirrorColour(word, mirror);
    const [, key = "", board = ""] = /^(deal=)?(.*)$/s.exec(word) ?? [];
    if (board.includes("/")) return key + mirrorRows(board, mirror);
    return key === "" ? word : key + mirrorMarks([...board], mirror).join("");
  }).join(" ");
}

/** Rows from rank 8 down. */
function mirrorRows(text: string, mirror: Mirror): string {
  const marks = mirrorMarks(text.split("/").reverse().flatMap((row) => [...row]), mirror);
  const rows = Array.from(
    { length: RANKS },
    (_, rank) => marks.slice(FILES * rank, FILES * (rank + 1)).join(""),
  );
  return rows.reverse().join("/");
}
