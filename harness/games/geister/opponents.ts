/** Built-in opponents; but for the patient one they look at nothing that a player could not see. @module */

import type { Opponent, Side } from "../game.ts";
import { pick } from "../random.ts";
import { type Ghost, isOnBoard, OF_A_COLOUR, otherSide, takenOf } from "./ghost.ts";
import { moves } from "./moves.ts";
import { patient } from "./patient.ts";
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
