/** Moves as text: `a3-a4`, `c2(K)`, or `c2` where the piece is not known yet. @module */

import { err, fill, type Localized, ok, type Result, visible } from "../../core/mod.ts";
import { isPieceLetter } from "./piece.ts";
import type { DarkChessMove } from "./position.ts";
import { NOTATION } from "./setup_words.ts";

/** The length of `a3-a4` and of `c2(K)`: nearly all moves need no pattern to be read. */
const USUAL_LENGTH = 5;
/** The first and the last code of small letters, and of digits. */
const LETTERS = [0x61, 0x7a] as const;
const DIGITS = [0x30, 0x39] as const;

/** A move as the platform's records write it. */
export function write(move: DarkChessMove): string {
  switch (move.kind) {
    case "flip":
      return move.piece ? `${move.at}(${move.piece})` : move.at;
    case "move":
      return `${move.from}-${move.to}`;
  }
}

/** Reads one move; a square need not be on the board, for that is the referee's business. */
export function read(text: string): Result<DarkChessMove, Localized> {
  if (text.length === USUAL_LENGTH && isSquareLike(text.slice(0, 2))) {
    if (text[2] === "-") return readStep(text.slice(0, 2), text.slice(3));
    if (text[2] === "(") return readFlip(text.slice(0, 2), text.slice(2));
  }
  const [, square = "", rest = ""] = /^([^-(]*)(.*)$/s.exec(text) ?? [];
  if (!isSquareLike(square)) return refuse(NOTATION.notSquare, { part: square, text });
  if (rest === "") return ok({ kind: "flip", at: square });
  return rest.startsWith("-") ? readStep(square, rest.slice(1)) : readFlip(square, rest);
}

function readStep(from: string, to: string): Result<DarkChessMove, Localized> {
  const text = `${from}-${to}`;
  if (!isSquareLike(to)) return refuse(NOTATION.notSquare, { part: to, text });
  if (from === to) return refuse(NOTATION.twoSquares, { part: to, text });
  return ok({ kind: "move", from, to });
}

function readFlip(at: string, rest: string): Result<DarkChessMove, Localized> {
  const text = at + rest;
  if (!rest.endsWith(")")) return refuse(NOTATION.noBracket, { part: rest, text });
  const piece = rest.slice(1, -1);
  if (!isPieceLetter(piece)) return refuse(NOTATION.notPiece, { part: piece, text });
  return ok({ kind: "flip", at, piece });
}

function isSquareLike(text: string): boolean {
  if (text.length !== 2) return false;
  const [file, rank] = [text.charCodeAt(0), text.charCodeAt(1)];
  return file >= LETTERS[0] && file <= LETTERS[1] && rank >= DIGITS[0] && rank <= DIGITS[1];
}

function refuse(problem: Localized, { part, text }: { part: string; text: string }) {
  return err(
    fill(NOTATION.within, { problem, part: visible(part, 20), text: visible(text, 40) }),
  );
}
