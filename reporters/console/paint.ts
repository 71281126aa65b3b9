/** Colour, which is never the only sign. @module */

import type { Outcome } from "../../harness/core/mod.ts";

/** The colours in use. */
export type Colour = "red" | "green" | "yellow" | "cyan" | "dim" | "bold";

/** Puts text in a colour, or leaves it as it is. */
export type Paint = (colour: Colour, text: string) => string;

const CODES: Readonly<Record<Colour, readonly [number, number]>> = {
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
  dim: [2, 22],
  bold: [1, 22],
};

/** The paint of a terminal that shows colours, or of one that does not. */
export function paintOf(colour: boolean): Paint {
  if (!colour) return (_, text) => text;
  return (name, text) => `\x1b[${CODES[name][0]}m${text}\x1b[${CODES[name][1]}m`;
}

/** How an outcome looks; the sign alone tells it. */
export const SIGNS: Readonly<Record<Outcome, { readonly sign: string; readonly colour: Colour }>> =
  {
    passed: { sign: "✓", colour: "green" },
    warned: { sign: "!", colour: "yellow" },
    failed: { sign: "✗", colour: "red" },
    skipped: { sign: "-", colour: "dim" },
    errored: { sign: "?", colour: "red" },
    "expected-failure": { sign: "x", colour: "dim" },
    "unexpected-pass": { sign: "+", colour: "yellow" },
  };

/** The sign of an outcome in its colour. */
export function signOf(outcome: Outcome, paint: Paint): string {
  return paint(SIGNS[outcome].colour, SIGNS[outcome].sign);
}
