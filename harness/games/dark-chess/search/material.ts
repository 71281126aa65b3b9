/** What pieces are worth, which depends on what is left to take and to fear. @module */

import { COUNTS, type Kind } from "../piece.ts";
import { BLACK, CANNON, CODES, DARK, PIECE_CODES, TAKES } from "./codes.ts";

/** What lives, valued; `values` is by code, `balance` is red's less black's. */
export interface Material {
  readonly values: Int32Array;
  readonly balance: number;
}

/** King, guard, minister, rook, knight, cannon, pawn: what they are worth in a full game. */
const BASE = [0, 900, 800, 400, 220, 120, 420, 60] as const;

/** The last pawns are dear while there is a king to take: by how many there are. */
const PAWN_BY_COUNT = [0, 260, 170, 110, 70, 50] as const;

/** A king is safer with every enemy pawn that is gone. */
const KING_PER_LOST_PAWN = 50;

/** No piece that is left can take it by a step. */
const UNRIVALLED = 160;

/** Each enemy that it can take. */
const PER_PREY = 12;

const KIND_COUNTS = [0, ...(["K", "G", "M", "R", "N", "C", "P"] as const).map(countOf)];

/** Weights such that their sum over what lives names it: the digits of a mixed number. */
const ALIVE_WEIGHTS = aliveWeights();

/** What one living piece of a code adds to {@link SearchBoard.living}. */
export function aliveWeight(code: number): number {
  return ALIVE_WEIGHTS[code]!;
}

/** Values each combination of living pieces once. */
export class MaterialTable {
  readonly #known = new Map<number, Material>();

  /** The values of what lives; `living` is its name. */
  of(alive: Int8Array, living: number): Material {
    const known = this.#known.get(living);
    if (known) return known;
    const made = valued(alive);
    this.#known.set(living, made);
    return made;
  }
}

/** The values of living pieces. */
export function valued(alive: Int8Array): Material {
  const values = new Int32Array(CODES);
  let balance = 0;
  for (const code of PIECE_CODES) {
    const value = valueOf(code, alive);
    values[code] = value;
    balance += (code < DARK ? value : -value) * alive[code]!;
  }
  return { values, balance };
}

function valueOf(code: number, alive: Int8Array): number {
  const kind = code & 7;
  const enemy = code & BLACK ^ BLACK;
  const king = alive[enemy | 1]!;
  const pawns = alive[enemy | 7]!;
  let value: number = BASE[kind]!;
  if (kind === 1) value += KING_PER_LOST_PAWN * (5 - pawns);
  if (kind === 7 && king > 0) value += PAWN_BY_COUNT[alive[code]!] ?? 0;
  let prey = 0;
  let hunters = 0;
  for (let other = enemy | 1; other <= (enemy | 7); other++) {
    if (TAKES[code << 4 | other] === 1) prey += alive[other]!;
    else if (TAKES[other << 4 | code] === 1) hunters += alive[other]!;
  }
  if (kind === CANNON) return value;
  value += PER_PREY * prey;
  if (prey === 0) return value >> 1;
  return hunters === 0 ? value + UNRIVALLED : value;
}

function aliveWeights(): readonly number[] {
  const weights = new Array<number>(CODES).fill(0);
  let weight = 1;
  for (const code of PIECE_CODES) {
    weights[code] = weight;
    weight *= KIND_COUNTS[code & 7]! + 1;
  }
  return weights;
}

function countOf(kind: Kind): number {
  return COUNTS[kind];
}
