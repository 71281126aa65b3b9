/** Built-in opponents; but for the patient one they look at nothing that a player could not see. @module */

import type { Opponent, Side } from "../game.ts";
import { pick } from "../random.ts";
import { winOf } from "./ending.ts";
import { type Ghost, isOnBoard, OF_A_COLOUR, otherSide, takenOf } from "./ghost.ts";
import { moves } from "./moves.ts";
import { play } from "./play.ts";
import { type GeisterMove, type GeisterPosition, ghostOf } from "./position.ts";
import { DIRECTIONS, isFarCorner, ownView, SIZE, stepFrom } from "./square.ts";
import { view } from "./view.ts";

/** The opponents by name. */
export const GEISTER_OPPONENTS: Readonly<
  Record<"random" | "greedy" | "patient", Opponent<GeisterPosition, GeisterMove>>
> = { random, greedy, patient };

/** What a move is worth; each outweighs all below it together. */
const WORTH = { escape: 1000, guard: 400, take: 100, exposed: 30, nearer: 2 } as const;

/** Any legal move. */
function random(position: GeisterPosition, chance: () => number): GeisterMove {
  return pickOrThrow(moves(position), chance);
}

/** Escapes if it can, guards its corners, takes, and else brings blue ghosts to a corner. */
function greedy(position: GeisterPosition, chance: () => number): GeisterMove {
  const seen = view(position, position.turn);
  const all = moves(seen);
  const scores = all.map((move) => score(seen, move));
  const highest = Math.max(...scores);
  return pickOrThrow(all.filter((_, index) => scores[index] === highest), chance);
}

/**
 * Makes the game last: it never ends it, keeps the other from ending it, and leaves alone what need
 * not be taken. It knows all colours, since it does not play to win.
 */
function patient(position: GeisterPosition, chance: () => number): GeisterMove {
  const all = moves(position);
  const scores = all.map((move) => lasting(position, play(position, move)));
  const highest = Math.max(...scores);
  return pickOrThrow(all.filter((_, index) => scores[index] === highest), chance);
}

/** How long a game may last after a move of `before.turn`. */
function lasting(before: GeisterPosition, after: GeisterPosition): number {
  if (winOf(after)) return -10_000;
  const replies = moves(after).map((reply) => play(after, reply));
  const lost = replies.filter((reply) => winOf(reply)).length;
  const taken = replies.filter((reply) => reply.last?.taken).length;
  const threats = after.ghosts[after.turn].map((ghost) =>
    isOnBoard(ghost) && ghost.colour === "blue" ? nearness(distance(ghost.at, after.turn)) : 0
  ).reduce((sum, each) => sum + each, 0);
  const took = after.last?.taken ? tookWorth(before, after) : 0;
  return -1000 * lost - 20 * taken - threats + took;
}

/** Taking is dear once few of a colour are left, for the last one ends the game. */
function tookWorth(before: GeisterPosition, { last }: GeisterPosition): number {
  const colour = last?.taken;
  if (colour === undefined) return 0;
  return takenOf(before.ghosts[otherSide(before.turn)], colour) < 2 ? -5 : -40;
}

function nearness(steps: number): number {
  return steps > 3 ? 0 : [60, 30, 12, 4][steps] ?? 0;
}

function score(position: GeisterPosition, move: GeisterMove): number {
  const side = position.turn;
  const ghost = ghostOf(position.ghosts[side], move.ghost);
  const after = play(position, move);
  const { last } = after;
  if (!ghost || !last || last.to === "escaped") return WORTH.escape;
  let sum = last.taken ? captureWorth(position) : 0;
  if (mayEscape(after, otherSide(side))) sum -= WORTH.guard;
  if (ghost.colour === "red") return sum;
  if (isExposed(after, { square: last.to, side })) sum -= WORTH.exposed;
  return sum + WORTH.nearer * (distance(last.from, side) - distance(last.to, side));
}

/** A capture is good, unless it may be the last red ghost: then the other side has won. */
function captureWorth({ ghosts, turn }: GeisterPosition): number {
  const lastRed = takenOf(ghosts[otherSide(turn)], "red") === OF_A_COLOUR - 1;
  return lastRed ? -WORTH.take : WORTH.take;
}

/** Whether a ghost of `side`, of whatever colour, stands where it could escape next. */
function mayEscape({ ghosts }: GeisterPosition, side: Side): boolean {
  return ghosts[side].some((ghost) => isOnBoard(ghost) && isFarCorner(ghost.at, side));
}

/** Whether the other side could take on this square next. */
function isExposed({ ghosts }: GeisterPosition, { square, side }: { square: number; side: Side }) {
  const beside = DIRECTIONS.map((direction) => stepFrom(square, { side, direction }));
  return ghosts[otherSide(side)].some((ghost: Ghost) =>
    isOnBoard(ghost) && beside.includes(ghost.at)
  );
}

/** How many steps it is to the nearer far corner. */
function distance(square: number, side: Side): number {
  const own = ownView(square, side);
  const column = own % SIZE;
  return Math.floor(own / SIZE) + Math.min(column, SIZE - 1 - column);
}

function pickOrThrow(from: readonly GeisterMove[], chance: () => number): GeisterMove {
  const move = pick(from, chance);
  if (!move) throw new Error("No legal move: the game is over");
  return move;
}
