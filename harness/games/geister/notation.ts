/** Moves as text: `A,NORTH`, as the mover sees it. @module */

import { err, fill, type Localized, ok, type Result, visible } from "../../core/mod.ts";
import type { GeisterMove } from "./position.ts";
import { type Direction, DIRECTIONS } from "./square.ts";
import { NOTATION } from "./setup_words.ts";

const WORDS: Readonly<Record<Direction, string>> = {
  N: "NORTH",
  E: "EAST",
  W: "WEST",
  S: "SOUTH",
};

/** A move as the platform's records write it. */
export function write({ ghost, direction }: GeisterMove): string {
  return `${ghost},${WORDS[direction]}`;
}

/**
 * Reads `A,NORTH` or `A,N`, in either case; the letter need not be that of a ghost, for that is
 * the referee's business.
 */
export function read(text: string): Result<GeisterMove, Localized> {
  const comma = text.indexOf(",");
  if (comma < 0) return refuse(NOTATION.comma, { text });
  const ghost = text.slice(0, comma);
  if (!/^[A-Za-z]$/.test(ghost)) return refuse(NOTATION.letter, { part: ghost, text });
  const part = text.slice(comma + 1);
  const direction = directionOf(part);
  if (!direction) return refuse(NOTATION.direction, { part, text });
  return ok({ ghost: ghost.toUpperCase(), direction });
}

function directionOf(text: string): Direction | undefined {
  // Upper-casing first would let in letters such as the long s.
  if (!/^[A-Za-z]{1,5}$/.test(text)) return undefined;
  const word = text.toUpperCase();
  return DIRECTIONS.find((each) => each === word || WORDS[each] === word);
}

function refuse(problem: Localized, { part, text }: { part?: string; text: string }) {
  const whole = { problem, text: visible(text, 40) };
  if (part === undefined) return err(fill(NOTATION.all, whole));
  return err(fill(NOTATION.within, { ...whole, part: visible(part, 20) }));
}
