/** Positions of many games, each once and as what changes from another one. @module */

import {
  type Diagram,
  isWireText,
  type Mark,
  type Text,
  type Token,
} from "../../harness/core/mod.ts";
import { ValueTable } from "./table.ts";

type Face = Omit<Token, "at">;
type Board = Pick<Diagram, "shape" | "pieces" | "points">;

/**
 * The picture that it changes or -1, its board, caption and marks, each as an index, then pairs of a
 * point and its new face or -1; a picture that cannot be told as changes is itself.
 */
type PackedPicture = readonly number[] | Diagram;

/** Pictures that share what they have in common. */
export interface PackedPictures {
  readonly boards: readonly Board[];
  readonly faces: readonly Face[];
  readonly captions: readonly Text[];
  readonly marks: readonly (readonly Mark[])[];
  readonly pictures: readonly PackedPicture[];
}

/** A picture by its points. Most of it is the same in the next one and is not looked up again. */
interface Placed {
  readonly index: number;
  readonly board: Board;
  readonly boardIndex: number;
  /** The index of each point, by its name. */
  readonly places: ReadonlyMap<string, number>;
  /** For each point its token, and the index of the face, or -1. */
  readonly tokens: readonly (Token | undefined)[];
  readonly cells: readonly number[];
}

/** Takes pictures and names them by their index. */
export class PictureBook {
  readonly #boards = new ValueTable<Board>(JSON.stringify);
  readonly #captions = new ValueTable<Text>(captionKey);
  readonly #marks = new ValueTable<readonly Mark[]>(marksKey);
  readonly #faces = new ValueTable<Token>(faceKey);
  readonly #pictures: PackedPicture[] = [];
  readonly #known = new Map<Diagram, number | Placed>();
  /** The last picture of each kind. */
  readonly #last: (Placed | undefined)[] = [];
  #size = 0;

  /** The index of a picture; those of one `kind` follow one another with few changes. */
  add(diagram: Diagram, kind = 0): number {
    const known = this.#known.get(diagram) ?? this.#added(diagram, this.#last[kind]);
    this.#known.set(diagram, known);
    if (typeof known === "number") return known;
    this.#last[kind] = known;
    return known.index;
  }

  /** About how many characters the pictures take. */
  get size(): number {
    const tables = [this.#boards, this.#captions, this.#marks, this.#faces];
    return tables.reduce((sum, { size }) => sum + size, this.#size);
  }

  /** All pictures so far. */
  packed(): PackedPictures {
    return {
      boards: this.#boards.all,
      faces: this.#faces.all.map(({ at: _at, ...face }) => face),
      captions: this.#captions.all,
      marks: this.#marks.all,
      pictures: this.#pictures,
    };
  }

  #added(diagram: Diagram, last: Placed | undefined): number | Placed {
    const before = last && isSameBoard(last.board, diagram) ? last : undefined;
    const index = this.#pictures.length;
    const placed = this.#placed(diagram, before);
    const packed = placed ? this.#packed(diagram, placed, before) : diagram;
    this.#pictures.push(packed);
    this.#size += Array.isArray(packed) ? 3 * packed.length : JSON.stringify(packed).length;
    return placed ? { ...placed, index } : index;
  }

  #packed(
    { caption, marks }: Diagram,
    { boardIndex, cells }: Omit<Placed, "index">,
    before: Placed | undefined,
  ): readonly number[] {
    const packed = [before?.index ?? -1, boardIndex];
    packed.push(this.#captions.indexOf(caption), this.#marks.indexOf(marks));
    cells.forEach((face, at) => {
      if (face !== (before?.cells[at] ?? -1)) packed.push(at, face);
    });
    return packed;
  }

  /** Where everything stands; undefined where tokens stand beside the board or share a point. */
  #placed(
    { shape, pieces, points, tokens }: Diagram,
    before: Placed | undefined,
  ): Omit<Placed, "index"> | undefined {
    const places = before?.places ?? new Map(points.map(({ name }, at) => [name, at]));
    if (places.size < points.length) return undefined;
    const cells = new Array<number>(points.length).fill(-1);
    const standing = new Array<Token | undefined>(points.length).fill(undefined);
    for (const token of tokens) {
      const place = places.get(token.at);
      if (place === undefined || cells[place] !== -1) return undefined;
      const old = before?.tokens[place];
      const isOld = old !== undefined && isSameFace(old, token);
      standing[place] = token;
      cells[place] = isOld ? before?.cells[place] ?? -1 : this.#faces.indexOf(token);
    }
    const board = before?.board ?? { shape, pieces, points };
    const boardIndex = before?.boardIndex ?? this.#boards.indexOf(board);
    return { board, boardIndex, places, tokens: standing, cells };
  }
}

/** Finds the pictures of a book, as they were but for the order of tokens. */
export function picturesIn(
  { boards, faces, captions, marks, pictures }: PackedPictures,
): (index: number) => Diagram {
  const cells: (readonly number[])[] = [];
  const cellsOf = (packed: readonly number[]): readonly number[] => {
    const now = [...cells[packed[0] ?? -1] ?? []];
    for (let at = CHANGES; at < packed.length; at += 2) now[packed[at] ?? 0] = packed[at + 1] ?? -1;
    return now;
  };
  for (const packed of pictures) cells.push(isPacked(packed) ? cellsOf(packed) : []);
  return (index) => {
    const packed = pictures[index] ?? NOTHING;
    if (!isPacked(packed)) return packed;
    const [, board = -1, caption = -1, drawn = -1] = packed;
    const own = boards[board] ?? NOTHING;
    const tokens = own.points.flatMap(({ name }, at) => {
      const face = faces[cells[index]?.[at] ?? -1];
      return face ? [{ at: name, ...face }] : [];
    });
    return { ...own, tokens, marks: marks[drawn] ?? [], caption: captions[caption] ?? "" };
  };
}

const CHANGES = 4;
const NOTHING: Diagram = { shape: "squares", points: [], tokens: [], marks: [], caption: "" };

function isPacked(picture: PackedPicture): picture is readonly number[] {
  return Array.isArray(picture);
}

function isSameBoard({ shape, pieces, points }: Board, diagram: Diagram): boolean {
  if (shape !== diagram.shape || pieces !== diagram.pieces) return false;
  const those = diagram.points;
  if (points === those) return true;
  return points.length === those.length && points.every(({ name, x, y }, at) => {
    const other = those[at];
    return name === other?.name && x === other.x && y === other.y;
  });
}

function isSameFace(one: Token, other: Token): boolean {
  return one === other || one.glyph === other.glyph && one.owner === other.owner &&
      one.letter === other.letter && one.badge === other.badge && one.tint === other.tint;
}

function captionKey(caption: Text): string {
  if (isWireText(caption)) return caption;
  const { en, zh, ja } = caption;
  return `\0${en.length} ${en}${zh.length} ${zh}${ja.length} ${ja}`;
}

function marksKey(marks: readonly Mark[]): string {
  return marks.map(({ kind, from, to }) => `${kind} ${from.length} ${from} ${to?.length} ${to}`)
    .join("");
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
