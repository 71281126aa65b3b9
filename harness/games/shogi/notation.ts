/** Moves as USI writes them: `7g7f`, `8h2b+`, `B*4e`, capital letters for both sides. @module */

import { err, fill, type Localized, ok, type Result, visible } from "../../core/mod.ts";
import type { ShogiMove } from "./position.ts";
import { NOTATION } from "./setup_words.ts";

/** A move in USI. */
export function write(move: ShogiMove): string {
  switch (move.kind) {
    case "step":
      return `${move.from}${move.to}${move.promote ? "+" : ""}`;
    case "drop":
      return `${move.piece}*${move.to}`;
  }
}

/** Reads one move; squares and the piece need not exist, for that is the referee's business. */
export function read(text: string): Result<ShogiMove, Localized> {
  const step = /^([0-9][a-z])([0-9][a-z])(\+?)$/.exec(text);
  if (step) {
    const [, from = "", to = "", sign] = step;
    return ok({ kind: "step", from, to, promote: sign === "+" });
  }
  const drop = /^([A-Z])\*([0-9][a-z])$/.exec(text);
  if (drop) return ok({ kind: "drop", piece: drop[1] ?? "", to: drop[2] ?? "" });
  return err(fill(problemOf(text), { text: visible(text, 40) }));
}

/** What is wrong with a text that is no move. */
function problemOf(text: string): Localized {
  if (/^[a-z]\*/.test(text)) return NOTATION.capital;
  if (/^\+?[A-Z]\*[0-9][a-z]\+?$/.test(text)) return NOTATION.unpromoted;
  if (/^[0-9][A-Z]|^[0-9][a-z][0-9][A-Z]|\*[0-9][A-Z]/.test(text)) {
    return NOTATION.smallRank;
  }
  if (/^[a-z][0-9][a-z][0-9]/.test(text)) return NOTATION.fileFirst;
  return NOTATION.forms;
}
