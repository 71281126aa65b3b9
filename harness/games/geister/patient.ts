/** The opponent that makes a game last. @module */

import { pick } from "../random.ts";
import type { Side } from "../game.ts";
import { winOf } from "./ending.ts";
import { type Colour, type Ghost, isOnBoard, otherSide, takenOf } from "./ghost.ts";
import { moves } from "./moves.ts";
import { play } from "./play.ts";
import type { GeisterMove, GeisterPosition } from "./position.ts";
import { ownView, SIZE, SQUARES } from "./square.ts";

/** How many plies it looks ahead, its own first: more where a ghost is near its way out. */
const DEPTH = { calm: 2, danger: 3 } as const;
/** At so few steps from a corner a ghost is near. */
const CLOSE = 3;
const OVER = -1_000_000;

/**
 * Makes the game last: it never ends it, keeps the other from ending it, and leaves alone what need
 * not be taken. It knows all colours, since it does not play to win.
 */
export function patient(position: GeisterPosition, chance: () => number): GeisterMove {
  const side = position.turn;
  const all = moves(position);
  const depth = DEPTH[isInDanger(position) ? "danger" : "calm"];
  const scores: number[] = [];
  let highest = -Infinity;
  for (const move of all) {
    const score = lasting(play(position, move), {
      side,
      depth: depth - 1,
      least: highest - 1,
      most: Infinity,
    });
    scores.push(score);
    highest = Math.max(highest, score);
  }
  const move = pick(all.filter((_, index) => scores[index] === highest), chance);
  if (!move) throw new Error("No legal move: the game is over");
  return move;
}

/** Whether a blue ghost of the other side is near a corner by which it may leave. */
function isInDanger({ ghosts, turn }: GeisterPosition): boolean {
  const other = otherSide(turn);
  return ghosts[other].some((ghost) =>
    isOnBoard(ghost) && ghost.colour === "blue" &&
    CORNERS[other].some((corner) => DISTANCE[ghost.at]![corner]! <= CLOSE)
  );
}

/** What is known of a line of play: only what lies between `least` and `most` matters. */
interface Line {
  readonly side: Side;
  readonly depth: number;
  readonly least: number;
  readonly most: number;
}

/** How well a position keeps `side`'s game going, where the other side wants to end it. */
function lasting(position: GeisterPosition, { side, depth, least, most }: Line): number {
  const { last } = position;
  // Only a ghost that left the board ends a game.
  const left = last?.taken !== undefined || last?.to === "escaped";
  if (left && winOf(position)) return OVER - depth;
  if (depth === 0) return quiet(position, side);
  const own = position.turn === side;
  let [low, high] = [least, most];
  for (const move of moves(position)) {
    const score = lasting(play(position, move), { side, depth: depth - 1, least: low, most: high });
    if (own) low = Math.max(low, score);
    else high = Math.min(high, score);
    if (low >= high) break;
  }
  return own ? low : high;
}

/** By how many ghosts of a colour were taken: the last one ends the game. */
const LOST = { blue: [0, 30, 80, 200], red: [0, 20, 60, 200] } as const;
const TOOK = { blue: [0, 25, 70, 400], red: [0, 5, 30, 150] } as const;

/** The worth of a position in which nothing is looked at any further. */
function quiet({ ghosts, turn }: GeisterPosition, side: Side): number {
  const other = otherSide(side);
  const guards = places(ghosts[side]);
  const ahead = turn === other ? 1 : 0;
  let danger = sum(ghosts[side], LOST) + sum(ghosts[other], TOOK);
  for (const corner of CORNERS[other]) {
    for (const ghost of ghosts[other]) {
      if (isOnBoard(ghost)) danger += threat({ ghost, corner, guards, ahead });
    }
    for (const square of ZONES[corner]!) {
      if (!guards.some((at) => DISTANCE[at]![square] === 1)) danger += UNGUARDED;
    }
  }
  return -danger;
}

/** For each square in or beside a corner on which a ghost could not be taken. */
const UNGUARDED = 6;
/** For a ghost that no guard can stop. */
const FREE = 500;

/** How soon a ghost could leave by a corner; red ones only drive guards away. */
function threat({ ghost, corner, guards, ahead }: {
  readonly ghost: Ghost & { readonly at: number };
  readonly corner: number;
  readonly guards: readonly number[];
  /** 1 where the ghost's side is to move. */
  readonly ahead: number;
}): number {
  const steps = DISTANCE[ghost.at]![corner]!;
  const near = NEAR[steps] ?? 0;
  if (ghost.colour === "red") return near / 4;
  let guard = 99;
  for (const at of guards) if (at !== corner) guard = Math.min(guard, DISTANCE[at]![corner]!);
  // A ghost in the corner is taken by one beside it.
  return guard > steps + 1 - ahead ? near + FREE : near;
}

/** By the number of steps to the corner. */
const NEAR: readonly number[] = [120, 40, 16, 6, 2];

function sum(
  ghosts: readonly Ghost[],
  worth: Readonly<Record<Colour, readonly number[]>>,
): number {
  return (worth.blue[takenOf(ghosts, "blue")] ?? 0) + (worth.red[takenOf(ghosts, "red")] ?? 0);
}

function places(ghosts: readonly Ghost[]): readonly number[] {
  return ghosts.filter(isOnBoard).map(({ at }) => at);
}

const DISTANCE = SQUARES.map((_, from) =>
  SQUARES.map((_, to) =>
    Math.abs(from % SIZE - to % SIZE) + Math.abs(Math.floor(from / SIZE) - Math.floor(to / SIZE))
  )
);

/** The corners by which a side may leave. */
const CORNERS: Readonly<Record<Side, readonly number[]>> = {
  first: [0, SIZE - 1],
  second: [ownView(0, "second"), ownView(SIZE - 1, "second")],
};

/** The corner, and the squares from which it is reached. */
const ZONES = SQUARES.map((_, corner) =>
  SQUARES.map((_, at) => at).filter((at) => DISTANCE[corner]![at]! <= 1)
);
