/** Steps as text: `2,0-1,1` captures, `2,0+1,1` enhances, and `pass`. @module */

import { err, fill, type Localized, ok, type Result, visible } from "../../core/mod.ts";
import type { TzaarMove } from "./position.ts";
import { SETUP } from "./setup_words.ts";

const SIGNS = { capture: "-", enhance: "+" } as const;
const NUMBER = "(?:0|-?[1-9]\\d?)";
const MOVE = new RegExp(
  `^(?<from>${NUMBER},${NUMBER})(?<sign>[-+])(?<to>${NUMBER},${NUMBER})$`,
);

/** A step in few letters; the step log has its own form, which needs the position. */
export function write(move: TzaarMove): string {
  return move.kind === "pass" ? "pass" : `${move.from}${SIGNS[move.kind]}${move.to}`;
}

/** Reads one step; a point need not be on the board, for that is the referee's business. */
export function read(text: string): Result<TzaarMove, Localized> {
  if (text === "pass") return ok({ kind: "pass" });
  const { from, sign, to } = MOVE.exec(text)?.groups ?? {};
  if (from === undefined || to === undefined) {
    return err(fill(SETUP.step, { text: visible(text, 40) }));
  }
  return ok({ kind: sign === "-" ? "capture" : "enhance", from, to });
}
