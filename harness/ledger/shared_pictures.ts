/** Events read from a file that share what they have in common, so that long runs fit into memory. @module */

import type { Diagram, PlyFacts, Point, RunEvent, Text, Token } from "../core/mod.ts";

type Picture = Pick<PlyFacts, "diagram" | "views">;

/** Gives a ply the places, pieces and captions of those before it, and short lines one text. */
export class SharedPictures {
  #points: readonly Point[] = [];
  #tokens: readonly Token[] = [];
  readonly #known = new Known<Token>();
  readonly #captions = new Known<Text>();
  readonly #lines = new Known<string>();

  /** The same event; only a ply or a line is another object than before. */
  share(event: RunEvent): RunEvent {
    if (event.kind === "wire") return this.#line(event);
    if (event.kind !== "ply") return event;
    const { before } = event.ply;
    const earlier = before && { before: { ...before, ...this.#picture(before) } };
    return { ...event, ply: { ...event.ply, ...earlier, ...this.#picture(event.ply) } };
  }

  #line(event: RunEvent & { readonly kind: "wire" }): RunEvent {
    const { text } = event.entry;
    if (text.length > LONGEST_LINE) return event;
    return { ...event, entry: { ...event.entry, text: this.#lines.of(text, text) } };
  }

  #picture({ diagram, views }: Picture): Picture {
    const own = { diagram: this.#diagram(diagram) };
    if (views === undefined) return own;
    return {
      ...own,
      views: views.map((view) => ({ ...view, diagram: this.#diagram(view.diagram) })),
    };
  }

  #diagram(diagram: Diagram): Diagram {
    if (!samePoints(this.#points, diagram.points)) this.#points = diagram.points;
    this.#tokens = diagram.tokens.map((token, at) => this.#token(token, at));
    const caption = this.#captions.of(JSON.stringify(diagram.caption), diagram.caption);
    return { ...diagram, points: this.#points, tokens: this.#tokens, caption };
  }

  /** Mostly the one that stood in the same place of the list before. */
  #token(token: Token, at: number): Token {
    const old = this.#tokens[at];
    if (old && sameToken(old, token)) return old;
    return this.#known.of(JSON.stringify(token), token);
  }
}

const LONGEST_LINE = 80;
/** More than a game has of anything; a file that has more is not the usual one. */
const MOST_KNOWN = 20_000;

/** Values of which one stands for all that are the same. */
class Known<Value> {
  readonly #values = new Map<string, Value>();

  of(key: string, value: Value): Value {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    if (this.#values.size === MOST_KNOWN) this.#values.clear();
    this.#values.set(key, value);
    return value;
  }
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
