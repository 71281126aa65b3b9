/** What was broken in a game that is replayed. @module */

import {
  type GameFacts,
  inLanguage,
  type Language,
  type MatchFacts,
  type Text,
  visible,
  weight,
} from "../harness/core/mod.ts";

/** A few lines for each broken rule, each with its end; nothing where none was broken. */
export function foulLines(
  { players, rules, strict }: Pick<MatchFacts, "players" | "rules" | "strict">,
  { fouls }: Pick<GameFacts, "fouls">,
  language: Language,
): string {
  const say = (text: Text, most = 300): string => visible(inLanguage(text, language), most);
  const lines = fouls.flatMap(({ player, violation: { rule: id, expected, actual } }) => {
    const rule = rules.find((one) => one.id === id);
    const level = weight(rule?.level ?? "MUST", strict);
    const told = rule ? `: ${say(rule.text)}` : "";
    return [
      `${MARKS[level]} ${visible(players[player].name, 40)}  ${visible(id)}${told}`,
      ...expected.map((one) => `    ${NAMES.expected[language]}  ${say(one)}`),
      `    ${NAMES.actual[language]}  ${say(actual)}`,
    ];
  });
  return lines.map((line) => `${line}\n`).join("");
}

const MARKS = { MUST: "✗", SHOULD: "!", MAY: "·" } as const;

const NAMES = {
  expected: { en: "expected", zh: "應為", ja: "期待" },
  actual: { en: "actual  ", zh: "實際", ja: "実際" },
} as const;
