/** Whether a stack could go from one point to another, and how it went wrong if not. @module */

import type { Misstep, MisstepKind } from "./misstep.ts";
import { objection } from "./objection.ts";
import { between, CELLS, DIRECTIONS, HOLE, indexOf, pointAtCell, SIZE } from "./point.ts";
import { type Board, stackAt, type TzaarPosition } from "./position.ts";

/** Where a stack went, by names of points on the board. */
export interface Path {
  readonly from: string;
  readonly to: string;
}

/** What is wrong with the way of an own stack to an occupied point, or with taking what is there. */
export function judgePath(position: TzaarPosition, path: Path): Misstep | undefined {
  const { from, to } = path;
  const isOwn = stackAt(position, to)?.owner === position.turn;
  // Whether an own stack may be met in step 1 is a question about the target, not about the way.
  const broken = objection(
    { ...position, step: 2 },
    { kind: isOwn ? "enhance" : "capture", from, to },
  )?.rule;
  const kind = broken === undefined ? undefined : KINDS[broken];
  if (kind === undefined) return undefined;
  if (kind === "higher-stack-taken") return { kind, points: [from, to] };
  // A straight line needs no other explanation than what stands on it.
  if (kind === "bent-path" && wrapsAround(position.board, path)) {
    return { kind: "wrapped-edge", points: [from, to] };
  }
  return { kind, points: [from, to, ...obstacles(position, path)] };
}

const KINDS: Readonly<Record<string, MisstepKind>> = {
  "tzaar/straight-line": "bent-path",
  "tzaar/not-through-centre": "through-hole",
  "tzaar/no-jump": "over-stack",
  "tzaar/not-higher": "higher-stack-taken",
};

function obstacles(position: TzaarPosition, { from, to }: Path): readonly string[] {
  const places = between(indexOf(from)!, indexOf(to)!) ?? [];
  return places.filter((point) => point === HOLE || stackAt(position, point));
}

/**
 * Whether a walk that leaves the array at one edge and comes in at another meets the target first.
 * Only a walk that is shorter than the way inside the array is believed.
 */
function wrapsAround(board: Board, { from, to }: Path): boolean {
  const [start, end] = [indexOf(from)!, indexOf(to)!];
  const straight = distance(CELLS[start]!, CELLS[end]!);
  return WALKS[start]!.some((cells) => {
    const length = cells.findIndex((cell) => board[pointAtCell(cell) ?? -1] !== undefined) + 1;
    const isTarget = length > 0 && pointAtCell(cells[length - 1]!) === end;
    return isTarget && length < straight;
  });
}

/** How many steps two cells are apart, diagonal ones included. */
function distance(one: number, other: number): number {
  const rows = Math.floor(one / SIZE) - Math.floor(other / SIZE);
  return Math.max(Math.abs(rows), Math.abs(one % SIZE - other % SIZE));
}

/** From each point, the cells of all walks that forget the edge, the nearest first. */
const WALKS: readonly (readonly (readonly number[])[])[] = CELLS.map((cell) => [
  ...DIRECTIONS.map(({ u, v }) => torusWalk(cell, { down: -v, right: u })),
  ...[1, -1].map((step) => flatWalk(cell, step)),
]);

/** Row and column modulo 9. */
function torusWalk(
  cell: number,
  { down, right }: { down: number; right: number },
): readonly number[] {
  const [row, column] = [Math.floor(cell / SIZE), cell % SIZE];
  return Array.from({ length: SIZE - 1 }, (_, index) => {
    const nextRow = (row + SIZE + down * (index + 1)) % SIZE;
    const nextColumn = (column + SIZE + right * (index + 1)) % SIZE;
    return SIZE * nextRow + nextColumn;
  });
}

/** Past the end of a row into the next one. */
function flatWalk(cell: number, step: number): readonly number[] {
  return Array.from({ length: SIZE - 1 }, (_, index) => cell + step * (index + 1))
    .filter((each) => each >= 0 && each < SIZE * SIZE);
}
