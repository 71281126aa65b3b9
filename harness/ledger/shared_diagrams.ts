/** Pictures that are one object where they are the same, and share their parts where they are not. @module */

import type { Diagram, Mark, Point, Text, Token } from "../core/mod.ts";
import { Interner } from "./interner.ts";

const MOST_DIAGRAMS = 1 << 14;
const MOST_NUMBERS = 20_000;

/** Gives a picture the places, pieces and words of those before it. */
export class SharedDiagrams {
  #points: readonly Point[] = [];
  #tokens: readonly Token[] = [];
  readonly #tokensKnown = new Interner<Token>();
  readonly #captions = new Interner<Text>();
  readonly #marks = new Interner<readonly Mark[]>();
  readonly #numbers = new Map<Token, number>();
  #count = 0;
  /** By a number that the same pictures have in common. */
  readonly #diagrams: Diagram[] = [];

  /** The picture itself or one that is the same. */
  share(diagram: Diagram): Diagram {
    if (!samePoints(this.#points, diagram.points)) this.#points = diagram.points;
    const before = this.#tokens;
    this.#tokens = diagram.tokens.map((token, at) => this.#token(token, before[at]));
    const caption = this.#captions.like(diagram.caption);
    const marks = this.#marks.like(diagram.marks);
    const shared = { ...diagram, points: this.#points, tokens: this.#tokens, marks, caption };
    const place = this.#placeOf(shared);
    const known = this.#diagrams[place];
    if (known && isSame(known, shared)) return known;
    return this.#diagrams[place] = shared;
  }

  /** Mostly the one that stood in the same place of the list before. */
  #token(token: Token, old: Token | undefined): Token {
    if (old && sameToken(old, token)) return old;
    return this.#tokensKnown.like(token);
  }

  #placeOf({ tokens, marks: [mark] }: Diagram): number {
    let sum = (mark?.from.charCodeAt(0) ?? 0) * 31 + (mark?.from.charCodeAt(1) ?? 0);
    for (const token of tokens) sum = Math.imul(sum, 31) + this.#numberOf(token) | 0;
    return (sum ^ sum >>> 14) & MOST_DIAGRAMS - 1;
  }

  #numberOf(token: Token): number {
    const known = this.#numbers.get(token);
    if (known !== undefined) return known;
    if (this.#numbers.size === MOST_NUMBERS) this.#numbers.clear();
    this.#numbers.set(token, ++this.#count);
    return this.#count;
  }
}

/** Whether two pictures whose parts are shared are the same. */
function isSame(one: Diagram, other: Diagram): boolean {
  return one.points === other.points && one.marks === other.marks &&
    one.caption === other.caption && one.shape === other.shape && one.pieces === other.pieces &&
    one.tokens.length === other.tokens.length &&
    one.tokens.every((token, at) => token === other.tokens[at]);
}

function samePoints(these: readonly Point[], those: readonly Point[]): boolean {
  return these.length === those.length && these.every(({ name, x, y }, at) => {
    const other = those[at];
    return name === other?.name && x === other.x && y === other.y;
  });
}

function sameToken(one: Token, other: Token): boolean {
  return one.at === other.at && one.glyph === other.glyph && one.owner === other.owner &&
    one.letter === other.letter && one.badge === other.badge && one.tint === other.tint;
}
