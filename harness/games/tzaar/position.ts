/** Where a game of Tzaar stands. @module */

import type { Side } from "../game.ts";
import { indexOf } from "./point.ts";

/** The kinds of pieces by the numbers of the files: 1 Tott, 2 Tzarra, 3 Tzaar. */
export type PieceType = 1 | 2 | 3;

/** All kinds of pieces. */
export const PIECE_TYPES = [1, 2, 3] as const satisfies readonly PieceType[];

/** How many pieces of each kind a side starts with. */
export const PIECE_COUNTS: Readonly<Record<PieceType, number>> = { 1: 15, 2: 9, 3: 6 };

/** How many pieces a side starts with, and so how high a stack could possibly be. */
export const PIECES_PER_SIDE = 30;

/** A piece, or several on top of each other, of which only the top one counts. */
export interface Stack {
  readonly owner: Side;
  readonly height: number;
  readonly type: PieceType;
}

/** What stands on each point, by number (see point.ts). */
export type Board = readonly (Stack | undefined)[];

/** A stack takes one of the enemy's, which leaves the game. */
export interface Capture {
  readonly kind: "capture";
  readonly from: string;
  readonly to: string;
}

/** A stack goes on top of another of its side. */
export interface Enhance {
  readonly kind: "enhance";
  readonly from: string;
  readonly to: string;
}

/** Nothing moves. */
export interface Pass {
  readonly kind: "pass";
}

/** One step. Points are names, because an engine may well name one that does not exist. */
export type TzaarMove = Capture | Enhance | Pass;

/** Which step of its turn a side is to make. */
export type StepNumber = 1 | 2;

/** A whole position. */
export interface TzaarPosition {
  readonly board: Board;
  /** White is "first"; it stays the same between the two steps of a turn. */
  readonly turn: Side;
  readonly step: StepNumber;
  /** Counts turns from 1; white's rounds are odd. */
  readonly round: number;
  /** The step log so far, one entry per step; empty where a written setup begins. */
  readonly log: readonly string[];
  readonly last: TzaarMove | undefined;
}

/** The side that is not `side`. */
export function otherSide(side: Side): Side {
  return side === "first" ? "second" : "first";
}

/** What stands on a point; undefined also for a point that is not there. */
export function stackAt({ board }: Pick<TzaarPosition, "board">, point: string): Stack | undefined {
  const index = indexOf(point);
  return index === undefined ? undefined : board[index];
}

/** Whether two points hold the same. */
export function sameStack(one: Stack | undefined, other: Stack | undefined): boolean {
  if (!one || !other) return one === other;
  return one.owner === other.owner && one.height === other.height && one.type === other.type;
}

/** How many stacks of a side show a piece of a kind. */
export function countVisible(board: Board, { owner, type }: Pick<Stack, "owner" | "type">): number {
  let count = 0;
  for (const stack of board) {
    if (stack !== undefined && stack.owner === owner && stack.type === type) count++;
  }
  return count;
}
