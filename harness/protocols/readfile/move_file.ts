/** What `move.txt` says. @module */

import type { DarkChessMove } from "../../games/dark-chess/mod.ts";

/** What is not as the manual has it, though it can be read. */
export type MoveFlaw =
  | "flip-to"
  | "resign-squares"
  | "fourth-line"
  | "four-lines"
  | "line-ends"
  | "no-blanks";

/** Why it cannot be read. */
export type MoveFault =
  | "not-empty"
  | "no-byte-order-mark"
  | "no-utf16"
  | "one-per-line"
  | "code"
  | "squares"
  | "code-agrees";

/** A move file, read as far as possible. */
export type MoveFile =
  | {
    readonly kind: "ply";
    readonly ply: DarkChessMove | "resign";
    readonly flaws: readonly MoveFlaw[];
  }
  | { readonly kind: "unreadable"; readonly fault: MoveFault };

/** The file of a ply as the manual shows it. */
export function writeMoveFile(ply: DarkChessMove | "resign"): string {
  const [code, from, to] = ply === "resign"
    ? [2, "a0", "a0"]
    : ply.kind === "flip"
    ? [1, ply.at, ply.at]
    : [0, ply.from, ply.to];
  return `${code}\n${from}\n${to}\n0\n`;
}

/** Reads a move file, with the tolerance of the real client; never throws. */
export function readMoveFile(text: string): MoveFile {
  const fault = unreadable(text);
  if (fault) return { kind: "unreadable", fault };
  const lines = text.split(/\r?\n/);
  const whole = lines.at(-1) === "" ? lines.slice(0, -1) : lines;
  const trimmed = whole.map((line) => line.trim());
  const flaws: MoveFlaw[] = [
    ...text.includes("\r") ? ["line-ends" as const] : [],
    ...trimmed.some((line, at) => line !== whole[at]) ? ["no-blanks" as const] : [],
    ...trimmed.length > 4 ? ["four-lines" as const] : [],
    ...trimmed[3] === "0" ? [] : ["fourth-line" as const],
  ];
  const [code = "", from = "", to = ""] = trimmed;
  const read = plyOf(code, from, to);
  if (typeof read === "string") return { kind: "unreadable", fault: read };
  return { kind: "ply", ply: read.ply, flaws: [...flaws, ...read.flaws] };
}

type Read = Pick<Extract<MoveFile, { kind: "ply" }>, "ply" | "flaws">;

function unreadable(text: string): MoveFault | undefined {
  if (text.includes("\0")) return "no-utf16";
  if (text.startsWith("\ufeff")) return "no-byte-order-mark";
  const words = text.trim();
  if (words === "") return "not-empty";
  return /^[0-2][ ,\t]+\S{1,2}[ ,\t]+\S{1,2}([ ,\t]|$)/.test(words) ? "one-per-line" : undefined;
}

function plyOf(code: string, from: string, to: string): Read | MoveFault {
  switch (code) {
    case "0":
      if (!isSquare(from) || !isSquare(to)) return "squares";
      return from === to ? "code-agrees" : { ply: { kind: "move", from, to }, flaws: [] };
    case "1":
      return flipOf(from, to);
    case "2":
      return { ply: "resign", flaws: from === "a0" && to === "a0" ? [] : ["resign-squares"] };
    default:
      return "code";
  }
}

/** Engines before 2019 write 0 where the manual wants the square again. */
function flipOf(from: string, to: string): Read | MoveFault {
  if (!isSquare(from) || (to !== "0" && !isSquare(to))) return "squares";
  if (to !== "0" && to !== from) return "code-agrees";
  return { ply: { kind: "flip", at: from }, flaws: to === "0" ? ["flip-to"] : [] };
}

function isSquare(text: string): boolean {
  return /^[a-z]\d$/.test(text);
}
