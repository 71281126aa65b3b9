/**
 * The 60 points by name and number. A point is named `u,v`, where u grows to the right along a row
 * and v upwards; the points are numbered row by row as in the files, from 0 = `-4,4`. @module
 */

/** How many rows and columns the files have. */
export const SIZE = 9;

/** The point in the middle of the files' rows and columns: a hole in the board. */
export const HOLE = "0,0";

/** Where something lies: along a row, and upwards. */
export interface Coordinates {
  readonly u: number;
  readonly v: number;
}

/** The six ways in which lines run, anticlockwise from the right. */
export const DIRECTIONS: readonly Coordinates[] = [
  { u: 1, v: 0 },
  { u: 0, v: 1 },
  { u: -1, v: 1 },
  { u: -1, v: 0 },
  { u: 0, v: -1 },
  { u: 1, v: -1 },
];

/** Whether there is a point; none is at the hole. */
function isOnBoard({ u, v }: Coordinates): boolean {
  if (u === 0 && v === 0) return false;
  return Math.abs(u) <= 4 && Math.abs(v) <= 4 && Math.abs(u + v) <= 4;
}

/** What stands at a cell of the files, numbered row by row. */
function coordinatesOfCell(cell: number): Coordinates {
  return { u: cell % SIZE - 4, v: 4 - Math.floor(cell / SIZE) };
}

/** The cells of the files that are points, by the number of the point. */
export const CELLS: readonly number[] = Array.from({ length: SIZE * SIZE }, (_, cell) => cell)
  .filter((cell) => isOnBoard(coordinatesOfCell(cell)));

/** The coordinates of all points, by number. */
export const COORDINATES: readonly Coordinates[] = CELLS.map(coordinatesOfCell);

/** The names of all points, by number. */
export const POINTS: readonly string[] = COORDINATES.map(nameOf);

/** The name of a place, on the board or not. */
export function nameOf({ u, v }: Coordinates): string {
  return `${u},${v}`;
}

const NUMBERS: ReadonlyMap<string, number> = new Map(
  POINTS.map((name, number) => [name, number]),
);

/** The number of a point; undefined where the board has no such point. */
export function indexOf(name: string): number | undefined {
  return NUMBERS.get(name);
}

/** The number of the point at a cell of the files; undefined off the board. */
export function pointAtCell(cell: number): number | undefined {
  return NUMBERS_BY_CELL.get(cell);
}

const NUMBERS_BY_CELL: ReadonlyMap<number, number> = new Map(
  CELLS.map((cell, number) => [cell, number]),
);

/** From each point, the points in each direction, the nearest first; lines end at the hole. */
export const RAYS: readonly (readonly (readonly number[])[])[] = COORDINATES.map((from) =>
  DIRECTIONS.map((direction) => ray(from, direction)).filter((points) => points.length > 0)
);

/**
 * The names of the places strictly between two points in line, the hole included; undefined where
 * no line joins them, as from a point to itself.
 */
export function between(from: number, to: number): readonly string[] | undefined {
  const start = COORDINATES[from]!;
  const end = COORDINATES[to]!;
  const [u, v] = [end.u - start.u, end.v - start.v];
  const length = Math.max(Math.abs(u), Math.abs(v), Math.abs(u + v));
  const isStraight = u === 0 || v === 0 || u + v === 0;
  if (length === 0 || !isStraight) return undefined;
  const [right, up] = [u / length, v / length];
  return Array.from(
    { length: length - 1 },
    (_, index) => nameOf({ u: start.u + right * (index + 1), v: start.v + up * (index + 1) }),
  );
}

function ray(from: Coordinates, step: Coordinates): readonly number[] {
  const points: number[] = [];
  let [u, v] = [from.u + step.u, from.v + step.v];
  while (isOnBoard({ u, v })) {
    points.push(NUMBERS.get(nameOf({ u, v }))!);
    u += step.u;
    v += step.v;
  }
  return points;
}
