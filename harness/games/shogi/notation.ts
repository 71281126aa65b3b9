/** Moves as USI writes them: `7g7f`, `8h2b+`, `B*4e`, capital letters for both sides. @module */

import { err, ok, type Result, visible } from "../../core/mod.ts";
import type { ShogiMove } from "./position.ts";

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
export function read(text: string): Result<ShogiMove> {
  const step = /^([0-9][a-z])([0-9][a-z])(\+?)$/.exec(text);
  if (step) {
    const [, from = "", to = "", sign] = step;
    return ok({ kind: "step", from, to, promote: sign === "+" });
  }
  const drop = /^([A-Z])\*([0-9][a-z])$/.exec(text);
  if (drop) return ok({ kind: "drop", piece: drop[1] ?? "", to: drop[2] ?? "" });
  return err(`${problemOf(text)}: "${visible(text, 40)}"`);
}

/** What is wrong with a text that is no move. */
function problemOf(text: string): string {
  if (/^[a-z]\*/.test(text)) return "A drop has a capital letter, for both sides";
  if (/^\+?[A-Z]\*[0-9][a-z]\+?$/.test(text)) return "A piece is dropped unpromoted, without a +";
  if (/^[0-9][A-Z]|^[0-9][a-z][0-9][A-Z]|\*[0-9][A-Z]/.test(text)) {
    return "A rank is a small letter";
  }
  if (/^[a-z][0-9][a-z][0-9]/.test(text)) return "A square is a file and then a rank, such as 7g";
  return "A move is two squares such as 7g7f, 8h2b+ with promotion, or a drop such as B*4e";
}
