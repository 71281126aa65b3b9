/** The 36 squares, as the first player sees them: 0 is 0-0, 1 is 1-0, 6 is 0-1 and 35 is 5-5. @module */

import type { Side } from "../game.ts";

/** How many columns and rows there are. */
export const SIZE = 6;

/** The names of all squares, column before row, by their index. */
export const SQUARES: readonly string[] = Array.from(
  { length: SIZE * SIZE },
  (_, index) => `${index % SIZE}-${Math.floor(index / SIZE)}`,
);

/** The ways to step, in the order in which moves are generated. */
export const DIRECTIONS = ["N", "E", "W", "S"] as const;

/** One of the ways, as the mover sees it: north leads to the other side. */
export type Direction = typeof DIRECTIONS[number];

/** Where a step begins and where it leads, as `side` sees it. */
export interface StepSquares {
  readonly side: Side;
  readonly direction: Direction;
}

/** The square that `side` sees where the first player sees `square`, and the other way round. */
export function ownView(square: number, side: Side): number {
  return side === "first" ? square : SQUARES.length - 1 - square;
}

/** The next square; undefined where the step leaves the board. */
export function stepFrom(square: number, { side, direction }: StepSquares): number | undefined {
  return STEPS[side][direction][square];
}

/** How many steps it is from one square to another. */
export function stepsBetween(from: number, to: number): number {
  const [columns, rows] = [
    from % SIZE - to % SIZE,
    Math.floor(from / SIZE) - Math.floor(to / SIZE),
  ];
  return Math.abs(columns) + Math.abs(rows);
}

/** Whether `side` sees a corner of the other's home row: the ways out are there. */
export function isFarCorner(square: number, side: Side): boolean {
  const own = ownView(square, side);
  return own === 0 || own === SIZE - 1;
}

const OFFSETS: Readonly<Record<Direction, readonly [number, number]>> = {
  N: [0, -1],
  E: [1, 0],
  W: [-1, 0],
  S: [0, 1],
};

type Steps = Readonly<Record<Direction, readonly (number | undefined)[]>>;

const STEPS: Readonly<Record<Side, Steps>> = { first: stepsOf("first"), second: stepsOf("second") };

function stepsOf(side: Side): Steps {
  const along = (direction: Direction) =>
    SQUARES.map((_, square) => {
      const next = nextTo(ownView(square, side), direction);
      return next === undefined ? undefined : ownView(next, side);
    });
  return { N: along("N"), E: along("E"), W: along("W"), S: along("S") };
}

function nextTo(square: number, direction: Direction): number | undefined {
  const [dx, dy] = OFFSETS[direction];
  const x = square % SIZE + dx;
  const y = Math.floor(square / SIZE) + dy;
  return x < 0 || x >= SIZE || y < 0 || y >= SIZE ? undefined : x + SIZE * y;
}
