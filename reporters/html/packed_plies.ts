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
  const boards = new Table<readonly Point[]>(JSON.stringify);
  const captions = new Table<Text>(JSON.stringify);
  const faces = new Table<Token>(faceKey);
  let before: { readonly board: number; readonly cells: readonly number[] } | undefined;
  const packed = plies.map(({ diagram, ...ply }): PackedPly => {
    const cells = cellsOf(diagram, faces);
    if (!cells) return { ...ply, diagram };
    const { shape, pieces, marks, points, caption } = diagram;
    const [board, words] = [boards.indexOf(points), captions.indexOf(caption)];
    const old = before?.board === board ? before.cells : [];
    const changes = cells.flatMap((face, at) =>
      face === (old[at] ?? -1) ? [] : [[at, face] as const]
    );
    before = { board, cells };
    return { ...ply, packed: { shape, pieces, board, caption: words, marks, changes } };
  });
  const shown = faces.all.map(({ at: _at, ...face }) => face);
  return { boards: boards.all, faces: shown, captions: captions.all, plies: packed };
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
function cellsOf({ points, tokens }: Diagram, faces: Table<Token>): readonly number[] | undefined {
  const places = new Map<string, number>();
  for (const { name } of points) places.set(name, places.size);
  if (places.size < points.length) return undefined;
  const cells = new Array<number>(points.length).fill(-1);
  for (const token of tokens) {
    const place = places.get(token.at);
    if (place === undefined || cells[place] !== -1) return undefined;
    cells[place] = faces.indexOf(token);
  }
  return cells;
}

/** All of a token but its place; there are many, and JSON would take longest of all. */
function faceKey(token: Token): string {
  let key = "";
  for (const name in token) {
    if (name === "at") continue;
    const value = String(token[name as keyof Token]);
    key += `${name} ${value.length} ${value}`;
  }
  return key;
}

/** Values, each once, under the order in which they came. */
class Table<Value> {
  readonly all: Value[] = [];
  readonly #keyOf: (value: Value) => string;
  readonly #known = new Map<string, number>();
  #last?: { readonly value: Value; readonly index: number };

  constructor(keyOf: (value: Value) => string) {
    this.#keyOf = keyOf;
  }

  indexOf(value: Value): number {
    // The same board comes with every ply.
    if (this.#last?.value === value) return this.#last.index;
    const key = this.#keyOf(value);
    const index = this.#known.get(key) ?? this.all.push(value) - 1;
    this.#known.set(key, index);
    this.#last = { value, index };
    return index;
  }
}
