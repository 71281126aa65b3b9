/** A ply against the rules, as a report shows it. @module */

import { type Diagram, fill, type Localized, type Text } from "../../core/mod.ts";
import type { Finding } from "../../protocols/finding.ts";
import {
  darkChess,
  type DarkChessMove,
  type DarkChessPosition,
} from "../../games/dark-chess/mod.ts";

/** What the engine said, and how a ply is said. */
export interface SaidPly {
  readonly said: string;
  readonly move: DarkChessMove;
  readonly words: (move: DarkChessMove) => string;
}

/** What a ply breaks in a position, with a picture; undefined for a legal one. */
export function illegalPly(
  position: DarkChessPosition,
  { said, move, words }: SaidPly,
): Omit<Finding, "evidence"> | undefined {
  const objection = darkChess.objection(position, move);
  if (!objection) return undefined;
  const { rule, why } = objection;
  const from = move.kind === "flip" ? move.at : move.from;
  const to = move.kind === "flip" ? undefined : move.to;
  const diagram: Diagram = {
    ...darkChess.diagram(position),
    marks: [{ kind: "wrong", from, to }],
  };
  const actual = fill(WITH_REASON, { text: said, why });
  return { rule, expected: legalPlies(position, words), actual, diagram };
}

/** Some legal plies, and how many more there are. */
export function legalPlies(
  position: DarkChessPosition,
  words: SaidPly["words"],
): readonly Text[] {
  const plies = darkChess.moves(position).map(words);
  if (plies.length <= 4) return plies;
  return [...plies.slice(0, 3), fill(MORE, { count: plies.length - 3 })];
}

const WITH_REASON: Localized = { en: "{text}: {why}", zh: "{text}：{why}", ja: "{text}：{why}" };

const MORE: Localized = {
  en: "one of {count} other legal plies",
  zh: "其他 {count} 種合法動作之一",
  ja: "他の {count} 通りの合法手",
};
