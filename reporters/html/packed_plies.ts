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
  const captions = new Table<Text>(captionKey);
  const faces = new Table<Token>(faceKey);
  let before: Placed | undefined;
  const packed = plies.map(({ diagram, ...ply }): PackedPly => {
    const placed = placedOn(diagram, { before, faces });
    if (!placed) return { ...ply, diagram };
    const { shape, pieces, marks, caption } = diagram;
    const isSame = placed.places === before?.places;
    const board = isSame ? before?.board ?? 0 : boards.indexOf(diagram.points);
    const changes = changesOf(placed.cells, board === before?.board ? before.cells : []);
    before = { ...placed, board };
    const words = captions.indexOf(caption);
    return { ...ply, packed: { shape, pieces, board, caption: words, marks, changes } };
  });
  const shown = faces.all.map(({ at: _at, ...face }) => face);
  return { boards: boards.all, faces: shown, captions: captions.all, plies: packed };
}

function changesOf(cells: readonly number[], old: readonly number[]): readonly Change[] {
  const changes: Change[] = [];
  cells.forEach((face, at) => {
    if (face !== (old[at] ?? -1)) changes.push([at, face]);
  });
  return changes;
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

/** A picture by its points. Most of it is the same in the next one and is not looked up again. */
interface Placed {
  readonly board: number;
  readonly points: readonly Point[];
  /** The index of each point, by its name. */
  readonly places: ReadonlyMap<string, number>;
  /** For each point its token, and the index of the face, or -1. */
  readonly tokens: readonly (Token | undefined)[];
  readonly cells: readonly number[];
}

/** Where everything stands; undefined where tokens stand beside the board or share a point. */
function placedOn(
  { points, tokens }: Diagram,
  { before, faces }: { readonly before?: Placed; readonly faces: Table<Token> },
): Omit<Placed, "board"> | undefined {
  const same = before && samePoints(before.points, points) ? before : undefined;
  const places = same?.places ?? new Map(points.map(({ name }, at) => [name, at]));
  if (places.size < points.length) return undefined;
  const cells = new Array<number>(points.length).fill(-1);
  const standing = new Array<Token | undefined>(points.length).fill(undefined);
  for (const token of tokens) {
    const place = places.get(token.at);
    if (place === undefined || cells[place] !== -1) return undefined;
    const old = same?.tokens[place];
    standing[place] = token;
    cells[place] = old && sameFace(old, token) ? same?.cells[place] ?? -1 : faces.indexOf(token);
  }
  return { points, places, tokens: standing, cells };
}

function samePoints(these: readonly Point[], those: readonly Point[]): boolean {
  if (these === those) return true;
  return these.length === those.length && these.every(({ name, x, y }, at) => {
    const other = those[at];
    return name === other?.name && x === other.x && y === other.y;
  });
}

function sameFace(one: Token, other: Token): boolean {
  return one === other || one.glyph === other.glyph && one.owner === other.owner &&
      one.letter === other.letter && one.badge === other.badge && one.tint === other.tint;
}

function captionKey(caption: Text): string {
  if (typeof caption === "string") return caption;
  return `${caption.en}\0${caption.zh}\0${caption.ja}`;
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
