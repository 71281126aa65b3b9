/** Number and side, as the state marker tells them. @module */

import { fill, type Localized, type Text } from "../../core/mod.ts";
import { shogi } from "../../games/shogi/mod.ts";
import type { RuleId } from "../../protocols/finding.ts";
import type { Dialogue, Ledger, Screen } from "../../protocols/shogi-console/mod.ts";
import type { ConsoleBout, Question } from "./bout.ts";
import { excerpt } from "./excerpt.ts";

/** Whether a screen has a state marker. */
export function showsState({ number, side }: Screen): boolean {
  return number !== undefined || side !== undefined;
}

/** Whether the state marker tells of this moment, as far as it tells. */
export function agrees({ number, side }: Screen, { position }: Ledger): boolean {
  return (number === undefined || number === position.ply + 1) &&
    (side === undefined || side === shogi.turn(position));
}

/** The rule that a wrong number or side breaks. */
export function turnRule(bout: ConsoleBout, question: Question): RuleId {
  const { deed, after, before } = question;
  if (isOtherKey(question)) return EITHER_CASE;
  const drop = after.entries.length > before.entries.length &&
    after.entries.at(-1)?.move.kind === "drop";
  if (bout.refused && deed === "ply") return "shogi-console/refused-turn";
  return drop ? "shogi-console/drop-turn" : TURN[deedOf(bout, deed)];
}

/** The same, whatever came before and however it was typed: to blame that takes a proof. */
export function plainTurnRule(bout: ConsoleBout, { deed }: Question): RuleId {
  return TURN[deedOf(bout, deed)];
}

/** Whether a key of a replay was typed in the other case. */
export function isOtherKey({ deed, otherCase }: Question): boolean {
  return otherCase === true && (deed === "next" || deed === "previous");
}

/** The rule for a program that takes such a key for another, or for none. */
export const EITHER_CASE = "shogi-console/replay-either-case";

/** The rule that is broken where a legal input is not taken. */
export function acceptRule({ deed, otherCase }: Question, screen?: Screen): RuleId {
  const [meaning, ...others] = screen?.refusal?.means ?? [];
  const overzealous = others.length === 0 && meaning !== undefined && OVERZEALOUS[meaning];
  if (deed === "ply" && overzealous) return overzealous;
  if (otherCase) return deed === "ply" ? "shogi-console/small-letters" : EITHER_CASE;
  return deed === "ply" || deed === "odd" ? "shogi-console/legal-accepted" : TURN[deed];
}

/** Rules that say of a drop what else is allowed, by what a refusal means. */
const OVERZEALOUS: Readonly<Record<string, RuleId>> = {
  "drop-dead-end": "shogi-console/refuses-dead-end",
  nifu: "shogi-console/refuses-nifu",
};

type Turned = Question["deed"] | "replay-start";

const TURN: Readonly<Record<Turned, RuleId>> = {
  start: "shogi-console/first-screen",
  "replay-start": "shogi-console/replay-start",
  ply: "shogi-console/turn-once",
  undo: "shogi-console/undo-turn",
  next: "shogi-console/replay-next",
  previous: "shogi-console/replay-previous",
  odd: "shogi-console/refused-turn",
};

function deedOf({ moments }: ConsoleBout, deed: Question["deed"]): Turned {
  return deed === "start" && moments.length > 0 ? "replay-start" : deed;
}

/** What the state marker should say, and what the screen says. */
export function turnText(
  { after: { position } }: Question,
  screen: Screen,
  { sides }: Dialogue,
): { readonly expected: readonly Text[]; readonly actual: string } {
  const expected = fill(STATE, { number: position.ply + 1, side: sides[shogi.turn(position)] });
  return { expected: [expected], actual: excerpt(screen) };
}

const STATE: Localized = {
  en: "move {number}, {side} to play",
  zh: "第 {number} 手，輪到 {side}",
  ja: "{number} 手目、{side} の番",
};
