/** What a scenario needs of a program that has no such thing. @module */

import { type BoardMove, isLegal, shogi } from "../../games/shogi/mod.ts";
import type { DialoguePart } from "../../protocols/shogi-console/mod.ts";
import type { ConsoleBout } from "./bout.ts";

/** The part without which something cannot be done; undefined where the program has it. */
export function lacks(bout: ConsoleBout, what: string): string | undefined {
  const { without, questions } = bout.dialogue;
  // An answer that was typed ahead would go to a question that is asked only sometimes.
  if (what === "together") return questions.length > 0 ? "together" : undefined;
  const part = partOf(bout, what.replace("other-case ", "").split(" ")[0] ?? "");
  return part !== undefined && without.includes(part) ? part : undefined;
}

function partOf(bout: ConsoleBout, verb: string): DialoguePart | undefined {
  const named = NAMED[verb];
  if (named) return named;
  const move = shogi.read(verb);
  if (!move.ok) return undefined;
  if (move.value.kind === "drop") return "drops";
  return maybePromotes(bout, move.value) ? "promotion" : undefined;
}

const NAMED: Readonly<Record<string, DialoguePart>> = {
  undo: "undo",
  end: "end",
  next: "replay",
  previous: "replay",
  stop: "replay",
  replay: "replay",
  record: "record",
  "hand-number": "drops",
};

function maybePromotes({ ledger: { position } }: ConsoleBout, step: BoardMove): boolean {
  return step.promote || isLegal(position, { ...step, promote: true });
}
