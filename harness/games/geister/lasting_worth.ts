/** What a position is worth to the side that wants the game to last. @module */

import type { Side } from "../game.ts";
import { ownView, SIZE, SQUARES, stepsBetween } from "./square.ts";

/** A number for each colour of ghosts. */
export type Colours = Record<"blue" | "red", number>;

/** A position in numbers: ghosts 0 to 7 are the first player's, 8 to 15 the second's. */
export interface Numbers {
  /** The square of each ghost, negative where it has left the board. */
  readonly at: Int8Array;
  readonly blue: readonly boolean[];
  /** How many ghosts of each side were taken. */
  readonly taken: readonly [Colours, Colours];
  /** The side whose game shall last: 0 or 1. */
  readonly side: number;
  /** Whether that side is to move. */
  readonly isNext: boolean;
}

/** By how many ghosts of a colour were taken: the last one ends the game. */
const LOST = { blue: [0, 30, 80, 200], red: [0, 20, 60, 200] } as const;
const TOOK = { blue: [0, 25, 70, 400], red: [0, 5, 30, 150] } as const;
/** For each square in or beside a corner on which a ghost could not be taken. */
const UNGUARDED = 6;
/** For a ghost that no guard can stop. */
const FREE = 500;
/** By the number of steps to a corner; red ghosts only drive guards away. */
const NEAR = { blue: [120, 40, 16, 6, 2], red: [30, 10, 4, 1.5, 0.5] } as const;

/** The worth of a position in which nothing is looked at any further. */
export function worthOf(numbers: Numbers): number {
  const { taken, side } = numbers;
  const [own, other] = [taken[side]!, taken[1 - side]!];
  let danger = LOST.blue[own.blue]! + LOST.red[own.red]! + TOOK.blue[other.blue]! +
    TOOK.red[other.red]!;
  for (const corner of CORNERS[1 - side]!) danger += dangerAt(corner, numbers);
  return -danger;
}

/** How soon the other side could leave by a corner. */
function dangerAt({ steps, covers, zone }: Corner, { at, blue, side, isNext }: Numbers): number {
  let guard = 99;
  let covered = 0;
  for (let ghost = side * 8; ghost < side * 8 + 8; ghost++) {
    const square = at[ghost]!;
    if (square < 0) continue;
    const away = steps[square]!;
    if (away > 0 && away < guard) guard = away;
    covered |= covers[square]!;
  }
  let danger = (zone - BITS[covered]!) * UNGUARDED;
  // A ghost in the corner is taken by one beside it.
  const reach = guard - (isNext ? 1 : 0);
  for (let ghost = 8 - side * 8; ghost < 16 - side * 8; ghost++) {
    const square = at[ghost]!;
    if (square < 0) continue;
    const away = steps[square]!;
    if (!blue[ghost]) danger += NEAR.red[away] ?? 0;
    else danger += (NEAR.blue[away] ?? 0) + (reach > away ? FREE : 0);
  }
  return danger;
}

/** A corner by which a side may leave. */
interface Corner {
  /** By square: how many steps it is to the corner. */
  readonly steps: readonly number[];
  /** By square: a bit for each square of the zone that lies beside it. */
  readonly covers: readonly number[];
  /** How many squares the zone has: the corner, and those from which it is reached. */
  readonly zone: number;
}

const CORNERS: readonly (readonly Corner[])[] = [cornersOf("first"), cornersOf("second")];
const BITS = [0, 1, 1, 2, 1, 2, 2, 3] as const;

function cornersOf(side: Side): readonly Corner[] {
  return [ownView(0, side), ownView(SIZE - 1, side)].map((corner) => {
    const zone = SQUARES.flatMap((_, at) => stepsBetween(at, corner) <= 1 ? at : []);
    return {
      steps: SQUARES.map((_, at) => stepsBetween(at, corner)),
      covers: SQUARES.map((_, at) =>
        zone.reduce((bits, to, index) => bits | (stepsBetween(at, to) === 1 ? 1 << index : 0), 0)
      ),
      zone: zone.length,
    };
  });
}
