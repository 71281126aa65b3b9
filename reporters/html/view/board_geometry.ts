/** Where things are on a drawn board. @module */

import type { Diagram, Point } from "../../../harness/core/mod.ts";

/** The size of one place in the drawing's own units. */
export const CELL = 48;

const MOST_POINTS = 1000;

/** A point in the drawing's units. */
export interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** A written coordinate at the edge. */
export type Edge = Spot;

/** A drawing without its pieces. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly spots: readonly Spot[];
  readonly edges: readonly Edge[];
  /** Lines between neighbours, on boards whose pieces stand on crossings. */
  readonly lines: readonly (readonly [Spot, Spot])[];
}

const MARGIN = 22;
/** Rows that are shifted by half a place lie so much closer. */
const HEXAGON = Math.sqrt(3) / 2;

/** Places everything; what is too far away to be drawn is left out. */
export function geometryOf({ points, shape }: Diagram): Geometry {
  const near = points.slice(0, MOST_POINTS).filter(({ x, y }) =>
    Math.abs(x) < 100 && Math.abs(y) < 100
  );
  const left = Math.min(...near.map(({ x }) => x));
  const top = Math.min(...near.map(({ y }) => y));
  const squares = shape === "squares";
  const rowHeight = squares ? CELL : CELL * HEXAGON;
  const across = squares ? MARGIN : 26;
  const spots = near.map(({ name, x, y }) => ({
    name,
    x: across + (x - left + 0.5) * CELL,
    y: 4 + (y - top) * rowHeight + CELL / 2,
  }));
  const right = Math.max(0, ...spots.map(({ x }) => x)) + CELL / 2 + (squares ? 4 : 26);
  const bottom = Math.max(0, ...spots.map(({ y }) => y)) + CELL / 2;
  return {
    width: right,
    height: bottom + MARGIN,
    spots,
    edges: squares ? edgesOf(near, spots) : hexagonEdges(spots),
    lines: squares ? [] : linesOf(spots),
  };
}

/** Ranks at the left and files below, as far as the names of points tell them. */
function edgesOf(
  points: readonly Point[],
  spots: readonly Spot[],
): readonly Edge[] {
  const rows = Map.groupBy(points.keys(), (at) => points[at]?.y);
  const columns = Map.groupBy(points.keys(), (at) => points[at]?.x);
  const namesOf = (group: readonly number[]): readonly string[] =>
    group.map((at) => points[at]?.name ?? "");
  const left = [...rows.values()].map((group): Edge => ({
    name: commonEnd(namesOf(group)),
    x: MARGIN / 2,
    y: spots[group[0] ?? 0]?.y ?? 0,
  }));
  // What lies beside the board belongs to no file.
  const lowest = (group: readonly number[]): number =>
    Math.max(...group.map((at) => spots[at]?.y ?? 0));
  const below = [...columns.values()].map((group): Edge => ({
    name: commonStart(namesOf(group)),
    x: spots[group[0] ?? 0]?.x ?? 0,
    y: lowest(group) + (CELL + MARGIN) / 2,
  }));
  return [...left, ...below].map((edge) => ({ ...edge, name: edge.name.replace(SEPARATORS, "") }))
    .filter(({ name }) => name !== "" && name.length <= 3);
}

/** The two numbers of a point's name, `u,` below the lowest point of a slope, `,v` beside a row. */
function hexagonEdges(spots: readonly Spot[]): readonly Edge[] {
  if (spots.some(({ name }) => !/^[^,]{1,3},[^,]{1,3}$/.test(name))) return [];
  const slopes = Map.groupBy(spots, ({ name }) => name.replace(/,.*$/, ","));
  const rows = Map.groupBy(spots, ({ name }) => name.replace(/^.*,/, ","));
  const far = CELL * 0.82;
  return [
    ...[...slopes].map(([name, group]): Edge => {
      const { x, y } = group.reduce((low, spot) => spot.y > low.y ? spot : low);
      return { name, x: x - far / 2, y: y + far * HEXAGON };
    }),
    ...[...rows].map(([name, group]): Edge => {
      const { x, y } = group.reduce((end, spot) => spot.x > end.x ? spot : end);
      return { name, x: x + far, y };
    }),
  ];
}

/** What stands between file and rank belongs to neither. */
const SEPARATORS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

function commonStart(names: readonly string[]): string {
  const [first = "", ...others] = names;
  let length = others.length === 0 ? 1 : first.length;
  while (others.some((name) => !name.startsWith(first.slice(0, length)))) length--;
  return first.slice(0, length);
}

function commonEnd(names: readonly string[]): string {
  const turned = (text: string): string => text.split("").reverse().join("");
  return turned(commonStart(names.map(turned)));
}

/** Lines between points that are about as near as any two are. */
function linesOf(spots: readonly Spot[]): readonly (readonly [Spot, Spot])[] {
  const pairs = spots.flatMap((a, at) =>
    spots.slice(at + 1).map((b) => ({ a, b, far: Math.hypot(a.x - b.x, a.y - b.y) }))
  );
  const nearest = pairs.reduce((least, { far }) => Math.min(least, far), Infinity);
  return pairs.filter(({ far }) => far <= nearest * 1.25).map(({ a, b }) => [a, b] as const);
}
