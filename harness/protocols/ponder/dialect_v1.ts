/** The words from 2013 to 2018: squares and pieces are numbers. @module */

import {
  type DarkChessMove,
  indexOf,
  PIECE_LETTERS,
  type PieceLetter,
  SQUARES,
} from "../../games/dark-chess/mod.ts";
import type { Dialect, PlyMessage } from "./messages.ts";
import { readShared, readStart, serverWriter, type StartWords } from "./server_words.ts";

/** By their codes: 0 is empty, 8 is dark. */
const CODES: readonly string[] = [
  "-",
  ...PIECE_LETTERS.slice(0, 7),
  "X",
  ...PIECE_LETTERS.slice(7),
];

const WORDS: StartWords = {
  mark: (letter) => String(CODES.indexOf(letter)),
  readMark: (word) => /^\d+$/.test(word) ? CODES[Number(word)] : undefined,
  ply: (move) =>
    move.kind === "flip"
      ? `${twoWide(numberOf(move.at))}_${twoWide(CODES.indexOf(move.piece ?? "X"))}`
      : `${twoWide(numberOf(move.from))}-${twoWide(numberOf(move.to))}`,
  readPly: readHistory,
};

/** Squares and pieces by number; there is no word to resign or to end with. */
export const DIALECT_V1: Dialect = {
  name: "v1",
  writeServer: serverWriter(WORDS, writeTold),
  readServer: (text) => readShared(text) ?? readStart(text, WORDS) ?? readTold(text),
  writePly: (move) =>
    move.kind === "flip"
      ? `/flip ${placeOf(move.at)}`
      : `/move ${placeOf(move.from)} ${placeOf(move.to)}`,
  readPly: readEngine,
};

function writeTold({ move, leftMs }: PlyMessage): string {
  return move.kind === "flip"
    ? `/flip ${placeOf(move.at)} ${CODES.indexOf(move.piece ?? "X")} ${leftMs}`
    : `/move ${placeOf(move.from)} ${placeOf(move.to)} ${leftMs}`;
}

function readTold(text: string): PlyMessage | undefined {
  const [verb, ...numbers] = numbersIn(text);
  const move = verb === "/move" ? moveOf(numbers) : verb === "/flip" ? flipOf(numbers) : undefined;
  const leftMs = numbers[move?.kind === "move" ? 4 : 3];
  if (!move || leftMs === undefined) return undefined;
  // Its reader cannot know that the game is over.
  return { kind: "ply", move, leftMs, last: false };
}

function readEngine(text: string): DarkChessMove | undefined {
  const [verb, ...numbers] = numbersIn(text);
  if (verb === "/flip" && numbers.length === 2) {
    const at = squareOf(numbers);
    return at === undefined ? undefined : { kind: "flip", at };
  }
  return verb === "/move" && numbers.length === 4 ? moveOf(numbers) : undefined;
}

function readHistory(word: string): DarkChessMove | undefined {
  const [, first, sign, second] = /^([ \d]\d)([-_])([ \d]\d)$/.exec(word) ?? [];
  const from = SQUARES[Number(first)];
  if (from === undefined) return undefined;
  if (sign === "_") return withPiece(from, Number(second));
  const to = SQUARES[Number(second)];
  return to !== undefined && to !== from ? { kind: "move", from, to } : undefined;
}

function moveOf(numbers: readonly number[]): DarkChessMove | undefined {
  const [from, to] = [squareOf(numbers), squareOf(numbers.slice(2))];
  return from !== undefined && to !== undefined && from !== to
    ? { kind: "move", from, to }
    : undefined;
}

function flipOf(numbers: readonly number[]): DarkChessMove | undefined {
  const at = squareOf(numbers);
  return at === undefined ? undefined : withPiece(at, numbers[2] ?? 0);
}

function withPiece(at: string, code: number): DarkChessMove | undefined {
  const piece = PIECE_LETTERS.find((letter: PieceLetter) => letter === CODES[code]);
  return piece && { kind: "flip", at, piece };
}

/** The verb and the whole numbers behind it; nothing where anything else is there. */
function numbersIn(text: string): readonly [string, ...number[]] {
  const [verb = "", ...words] = text.split(" ");
  return words.every((word) => /^\d{1,15}$/.test(word)) ? [verb, ...words.map(Number)] : [verb];
}

const FILES = "abcdefghijklmnopqrstuvwxyz";

/** A square by file and rank from 0 on; it need not be on the board, for that is the referee's business. */
function squareOf([file, rank]: readonly number[]): string | undefined {
  const letter = FILES[file ?? NaN];
  return letter === undefined || rank === undefined ? undefined : `${letter}${rank + 1}`;
}

/** File and rank from 0 on. */
function placeOf(square: string): string {
  return `${FILES.indexOf(square[0] ?? "")} ${Number(square.slice(1)) - 1}`;
}

function numberOf(square: string): number {
  return indexOf(square) ?? 0;
}

function twoWide(number: number): string {
  return String(number).padStart(2);
}
