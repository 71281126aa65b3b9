/**
 * Squares and pieces as small numbers, for the search alone: 0 empty, 1 to 7 red KGMRNCP, 8 dark,
 * 9 to 15 black; so `code & 7` is the kind and `code & 8` the colour.
 * @module
 */

import { type Colour, PIECE_LETTERS, type PieceLetter, PREY } from "../piece.ts";
import { FILES, RAYS, SQUARES } from "../square.ts";

/** An empty square. */
export const EMPTY = 0;

/** A piece face down. */
export const DARK = 8;

/** The kind of a cannon. */
export const CANNON = 6;

/** The bits of the colours; also of the side to move. */
export const RED = 0;
export const BLACK = 8;

/** How many codes there are. */
export const CODES = 16;

const KINDS = ["K", "G", "M", "R", "N", "C", "P"] as const;

/** The codes of all pieces. */
export const PIECE_CODES: readonly number[] = PIECE_LETTERS.map(codeOf);

/** The code of a piece face up. */
export function codeOf(letter: PieceLetter): number {
  const index = PIECE_LETTERS.indexOf(letter);
  return index < 7 ? index + 1 : index + 2;
}

/** The letter of a code, which must be a piece's. */
export function letterOf(code: number): PieceLetter {
  const letter = PIECE_LETTERS[code < DARK ? code - 1 : code - 2];
  if (!letter) throw new Error(`No such piece: ${code}`);
  return letter;
}

/** The bit of a colour. */
export function colourBit(colour: Colour): number {
  return colour === "red" ? RED : BLACK;
}

/** 1 at `taker << 4 | prey` where one step takes; a cannon takes in its own way. */
export const TAKES: Uint8Array = takes();

/** The neighbours of each square, four places a square, -1 where the board ends. */
export const NEIGHBOURS: Int8Array = neighbours();

/** How many steps it is from one square to another, at `from << 5 | to`. */
export const DISTANCES: Int8Array = distances();

function takes(): Uint8Array {
  const table = new Uint8Array(CODES * CODES);
  for (const taker of PIECE_CODES) {
    const prey = PREY[KINDS[(taker & 7) - 1]!];
    for (const other of PIECE_CODES) {
      const isEnemy = (taker & BLACK) !== (other & BLACK);
      if (isEnemy && prey.includes(KINDS[(other & 7) - 1]!)) table[taker << 4 | other] = 1;
    }
  }
  return table;
}

function neighbours(): Int8Array {
  const table = new Int8Array(SQUARES.length * 4).fill(-1);
  for (const [from, rays] of RAYS.entries()) {
    for (const [index, ray] of rays.entries()) table[from * 4 + index] = ray[0]!;
  }
  return table;
}

function distances(): Int8Array {
  const table = new Int8Array(SQUARES.length * SQUARES.length);
  for (const from of SQUARES.keys()) {
    for (const to of SQUARES.keys()) {
      const files = Math.abs(from % FILES - to % FILES);
      const ranks = Math.abs(Math.floor(from / FILES) - Math.floor(to / FILES));
      table[from << 5 | to] = files + ranks;
    }
  }
  return table;
}
