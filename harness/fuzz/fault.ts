/** Which fault a finding shows. @module */

import type { Violation } from "../core/mod.ts";
import type { ClientModel } from "./model.ts";

/**
 * The same for findings that one fault explains: the rule, how the engine ended, what was asked, and
 * which piece moved wrongly, of either colour, where the engine chose it.
 */
export function faultKey(
  { rule, cause = "", sent = "", diagram }: Violation,
  { personsChoose }: Pick<ClientModel, "personsChoose">,
): string {
  const mark = diagram?.marks.find(({ kind }) => kind === "wrong");
  const letterAt = (square: string | undefined): string =>
    diagram?.tokens.find(({ at }) => at === square)?.letter.toUpperCase() ?? "-";
  const pieces = mark && !personsChoose ? [letterAt(mark.from)] : [];
  // The command alone: what follows it differs from game to game.
  const [asked = ""] = /^(?:\d+ )?[A-Za-z_?]{2,}/.exec(sent) ?? [];
  return [rule, cause, asked, ...pieces].filter((part) => part !== "").join(" ");
}

/** The squares that a wrong move is about. */
export function squaresOf({ diagram }: Violation): readonly string[] {
  const marks = diagram?.marks.filter(({ kind }) => kind === "wrong") ?? [];
  return marks.flatMap(({ from, to }) => to === undefined ? [from] : [from, to]);
}
