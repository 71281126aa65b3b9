/** The positions of a game as what changes from one to the next. @module */

import type { Diagram, Mark, PlyFacts, Point, Text, Token } from "../../harness/core/mod.ts";

type Face = Omit<Token, "at">;

/** A token that came or went: the index of its point, and of its face or -1. */
type Change = readonly [point: number, face: number];

interface PackedDiagram {
  readonly shape: Diagram["shape"];
  readonly pieces?: Diagram["pieces"];
  readonly board: number;
  readonly caption: number;
  readonly marks: readonly Mark[];
  readonly changes: readonly Change[];
}

type PackedPly = Omit<PlyFacts, "diagram"> & {
  readonly packed?: PackedDiagram;
  /** A picture that cannot be told as changes. */
  readonly diagram?: Diagram;
};

/** Plies that share what they have in common. */
export interface PackedPlies {
  readonly boards: readonly (readonly Point[])[];
  readonly faces: readonly Face[];
  readonly captions: readonly Text[];
  readonly plies: readonly PackedPly[];
}

/** The plies, small. */
export function packPlies(plies: readonly PlyFacts[]): PackedPlies {
  const tables = { boards: new Table<readonly Point[]>(), faces: new Table<Face>() };
  const captions = new Table<Text>();
  let before: { readonly board: number; readonly cells: readonly number[] } | undefined;
  const packed = plies.map(({ diagram, ...ply }): PackedPly => {
    const cells = cellsOf(diagram, tables.faces);
    if (!cells) return { ...ply, diagram };
    const { shape, pieces, marks, points, caption } = diagram;
    const [board, words] = [tables.boards.indexOf(points), captions.indexOf(caption)];
    const old = before?.board === board ? before.cells : [];
    const changes = cells.flatMap((face, at) =>
      face === (old[at] ?? -1) ? [] : [[at, face] as const]
    );
    before = { board, cells };
    return { ...ply, packed: { shape, pieces, board, caption: words, marks, changes } };
  });
  const { boards, faces } = tables;
  return { boards: boards.all, faces: faces.all, captions: captions.all, plies: packed };
}

/** The plies again, as they were but for the order of tokens. */
export function unpackPlies({ boards, faces, captions, plies }: PackedPlies): readonly PlyFacts[] {
  let cells: number[] = [];
  let shown: number | undefined;
  return plies.map(({ packed, diagram, ...ply }) => {
    if (!packed) return { ...ply, diagram: diagram ?? NOTHING };
    const { shape, pieces, board, caption, marks, changes } = packed;
    const points = boards[board] ?? [];
    if (board !== shown) cells = [];
    shown = board;
    for (const [at, face] of changes) cells[at] = face;
    const tokens = points.flatMap(({ name }, at) => {
      const face = faces[cells[at] ?? -1];
      return face ? [{ at: name, ...face }] : [];
    });
    const kind = pieces === undefined ? { shape } : { shape, pieces };
    const words = captions[caption] ?? "";
    return { ...ply, diagram: { ...kind, points, tokens, marks, caption: words } };
  });
}

const NOTHING: Diagram = { shape: "squares", points: [], tokens: [], marks: [], caption: "" };

/** For each point the face on it, or -1; undefined where tokens stand elsewhere or share a point. */
function cellsOf({ points, tokens }: Diagram, faces: Table<Face>): readonly number[] | undefined {
  const on = new Map(tokens.map(({ at, ...face }) => [at, face]));
  const names = new Set(points.map(({ name }) => name));
  if (on.size < tokens.length || names.size < points.length) return undefined;
  if (tokens.some(({ at }) => !names.has(at))) return undefined;
  return points.map(({ name }) => {
    const face = on.get(name);
    return face ? faces.indexOf(face) : -1;
  });
}

/** Values, each once, under the order in which they came. */
class Table<Value> {
  readonly all: Value[] = [];
  readonly #known = new Map<string, number>();

  indexOf(value: Value): number {
    const key = JSON.stringify(value);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, this.all.length);
    return this.all.push(value) - 1;
  }
}
