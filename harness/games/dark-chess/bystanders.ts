/** Pieces that are flipped besides, where they change nothing that can be played. @module */

import type { Side } from "../game.ts";
import { pick, shuffled } from "../random.ts";
import { moves } from "./moves.ts";
import { read, write } from "./notation.ts";
import { objection } from "./objection.ts";
import { FULL_SET, type PieceLetter } from "./piece.ts";
import { play } from "./play.ts";
import type { DarkChessMove, DarkChessPosition } from "./position.ts";
import { begun, dealt } from "./setup.ts";
import { RAYS, SQUARES } from "./square.ts";
import { stakes } from "./stakes.ts";
import { DEFAULT_SETTINGS } from "./position.ts";

/** Where bystanders may stand. */
export interface BystanderOptions {
  readonly random: () => number;
  /** Squares of which something is said elsewhere. */
  readonly avoid: ReadonlySet<string>;
}

/** One for each side, so that all later plies are made by the same side as before. */
const SIDES = 2;
const TRIES = 24;

/**
 * An opening with two flips more behind its first ply, on squares that chance chooses. They leave
 * the moves of both sides and the rules at stake as they were; where there is no such place, the
 * opening stays as it is.
 */
export function withBystanders(
  opening: readonly string[],
  { random, avoid }: BystanderOptions,
): readonly string[] {
  const usual = after(opening);
  if (!usual) return opening;
  const free = SQUARES.filter((name, at) =>
    usual.board[at]?.dark && !avoid.has(name) && neighbours(at).every((next) => !avoid.has(next))
  );
  for (let tries = 0; tries < TRIES; tries++) {
    const squares = shuffled(free, random).slice(0, SIDES);
    const flips = squares.map((at) => ({ at, piece: pick(unseen(opening, squares), random) }));
    const [first, second] = flips;
    if (!first?.piece || !second?.piece) return opening;
    const words = flips.map(({ at, piece }) => `${at}(${piece})`);
    const more = [...opening.slice(0, 1), ...words, ...opening.slice(1)];
    const position = after(more);
    if (position && playsAlike(usual, position)) return more;
  }
  return opening;
}

function neighbours(at: number): readonly string[] {
  return (RAYS[at] ?? []).flatMap(([next]) => next === undefined ? [] : SQUARES[next] ?? []);
}

/** Pieces of which an opening leaves at least as many dark as there are squares. */
function unseen(opening: readonly string[], squares: readonly string[]): readonly PieceLetter[] {
  const left: PieceLetter[] = [...FULL_SET];
  for (const ply of opening) {
    const move = read(ply);
    const piece = move.ok && move.value.kind === "flip" ? move.value.piece : undefined;
    if (piece && left.includes(piece)) left.splice(left.indexOf(piece), 1);
  }
  return left.filter((piece) => left.filter((one) => one === piece).length >= squares.length);
}

/** The position after an opening; undefined where it cannot be played. */
function after(opening: readonly string[]): DarkChessPosition | undefined {
  let position = begun(dealt(1), DEFAULT_SETTINGS);
  for (const ply of opening) {
    const move = read(ply);
    if (!move.ok || objection(position, move.value)) return undefined;
    position = play(position, move.value);
  }
  return position;
}

/** Whether both sides have the same moves in two positions, flips excepted, and the same at stake. */
function playsAlike(one: DarkChessPosition, other: DarkChessPosition): boolean {
  return sameWords(stakes(one), stakes(other)) &&
    (["first", "second"] as const).every((side) => sameWords(steps(one, side), steps(other, side)));
}

function steps(position: DarkChessPosition, turn: Side): readonly string[] {
  return moves({ ...position, turn })
    .filter(({ kind }: DarkChessMove) => kind === "move").map(write);
}

function sameWords(some: readonly string[], others: readonly string[]): boolean {
  return [...some].sort().join() === [...others].sort().join();
}
