/** What a legal move makes of a position. @module */

import { type Ghost, isOnBoard, LETTERS, otherSide } from "./ghost.ts";
import type { GeisterMove, GeisterPosition } from "./position.ts";
import { isFarCorner, stepFrom } from "./square.ts";

/** The position after a legal move; an illegal one is a bug of the caller. */
export function play(position: GeisterPosition, move: GeisterMove): GeisterPosition {
  const { ghosts, turn: side, ply, settings } = position;
  const index = LETTERS.findIndex((letter) => letter === move.ghost);
  const ghost = ghosts[side][index];
  if (!ghost || !isOnBoard(ghost)) throw new Error(`No ghost ${move.ghost} is on the board`);
  const to = targetOf(ghost, { side, direction: move.direction });
  if (standingOn(ghosts[side], to) >= 0) throw new Error("An own ghost is in the way");
  const enemy = otherSide(side);
  const taken = standingOn(ghosts[enemy], to);
  const own = ghosts[side].with(index, { colour: ghost.colour, at: to });
  const others = capture(ghosts[enemy], taken);
  return {
    ghosts: side === "first" ? { first: own, second: others } : { first: others, second: own },
    turn: enemy,
    ply: ply + 1,
    settings,
    last: { side, move, from: ghost.at, to, taken: ghosts[enemy][taken]?.colour },
  };
}

function targetOf(
  { at, colour }: Ghost & { readonly at: number },
  step: Parameters<typeof stepFrom>[1],
): number | "escaped" {
  const to = stepFrom(at, step);
  if (to !== undefined) return to;
  if (colour === "blue" && isFarCorner(at, step.side)) return "escaped";
  throw new Error("The ghost may not leave the board here");
}

function standingOn(ghosts: readonly Ghost[], square: number | "escaped"): number {
  return square === "escaped" ? -1 : ghosts.findIndex(({ at }) => at === square);
}

function capture(ghosts: readonly Ghost[], index: number): readonly Ghost[] {
  const ghost = ghosts[index];
  return ghost ? ghosts.with(index, { colour: ghost.colour, at: "captured" }) : ghosts;
}
