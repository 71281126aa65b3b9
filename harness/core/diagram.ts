/** A picture of a position that knows nothing of the game. @module */

import type { Text } from "./text.ts";

/** A place on the board; x grows to the right and y downwards, in units of one place. */
export interface Point {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** What stands on a place. */
export interface Token {
  readonly at: string;
  /** One or two characters that a board shows. */
  readonly glyph: string;
  /** Who owns it: decides colour and shape. */
  readonly owner: "first" | "second" | "nobody";
  /** One ASCII letter for plain text. */
  readonly letter: string;
  /** A number in the corner, such as the height of a stack. */
  readonly badge?: string;
  /** A colour of its own, whoever owns it. */
  readonly tint?: "red" | "blue";
}

/** Something drawn over the board. */
export interface Mark {
  readonly kind: "last" | "wrong" | "target";
  readonly from: string;
  readonly to?: string;
}

/** A whole picture. */
export interface Diagram {
  readonly shape: "squares" | "hexagon";
  /** Pieces that point away from their owner, and are discs otherwise. */
  readonly pieces?: "wedges";
  readonly points: readonly Point[];
  readonly tokens: readonly Token[];
  readonly marks: readonly Mark[];
  /** What a reader cannot see on the board: whose turn it is, what is in hand. */
  readonly caption: Text;
}
