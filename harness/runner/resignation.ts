/** What giving up means in a scenario. @module */

import type { Localized } from "../core/mod.ts";
import { isEarly, type PlyMade, type Sitting } from "./play/mod.ts";
import type { Stage } from "./stage.ts";

/** Finds that a resignation was early, where the protocol has a rule about that. */
export function findResignation(match: Sitting, made: PlyMade): void {
  const { context: { pairing: { protocol, talk } }, conversation } = match.stage;
  const { playsOnRule: rule } = protocol;
  if (rule === undefined || !isEarly(match)) return;
  const evidence = made.entry === undefined ? [] : [made.entry];
  conversation.find({
    rule,
    expected: [LEGAL_PLY],
    actual: made.ply,
    evidence,
    diagram: talk.diagram(conversation.bout),
  });
}

/** Whether giving up is what a scenario is about. */
export function asksForResignation({ scenario: { rules }, context: { pairing } }: Stage): boolean {
  const { resignRule } = pairing.protocol;
  return resignRule !== undefined && rules.includes(resignRule);
}

const LEGAL_PLY: Localized = {
  en: "a legal ply: there is one, and the game is not lost",
  zh: "一個合法動作：仍有動作可走，且局面未敗",
  ja: "合法手。指せる手があり、まだ負けていない",
};
