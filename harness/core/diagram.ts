/** A picture of a position that knows nothing of the game. @module */

import type { Text } from "./text.ts";

/** A place on the board; x grows to the right and y downwards, in units of one place. */
export interface Point {
  /** Its name in the game's notation. */
  readonly name: string;
  /** From left to right. */
  readonly x: number;
  /** From top to bottom. */
  readonly y: number;
}

/** What stands on a place. */
export interface Token {
  /** The name of its place. */
  readonly at: string;
  /** One or two characters that a board shows. */
  readonly glyph: string;
  /** Its owner, which decides colour and shape. */
  readonly owner: "first" | "second" | "nobody";
  /** One ASCII letter for plain text. */
  readonly letter: string;
  /** A number in the corner, such as the height of a stack. */
  readonly badge?: string;
  /** A colour of its own, independent of the owner. */
  readonly tint?: "red" | "blue";
}

/** Something drawn over the board. */
export interface Mark {
  /** The last move, a wrong move, or a place that a move aims at. */
  readonly kind: "last" | "wrong" | "target";
  /** The name of a place. */
  readonly from: string;
  /** The name of a second place, where the mark is an arrow. */
  readonly to?: string;
}

/** A whole picture. */
export interface Diagram {
  /** How the places lie. */
  readonly shape: "squares" | "hexagon";
  /** Pieces that point away from their owner, and are discs otherwise. */
  readonly pieces?: "wedges";
  /** All places of the board. */
  readonly points: readonly Point[];
  /** All pieces on it. */
  readonly tokens: readonly Token[];
  /** What is drawn over the pieces. */
  readonly marks: readonly Mark[];
  /** What a reader cannot see on the board: the side to move, the pieces in hand. */
  readonly caption: Text;
}
