/** How the points of a submission came about, on the console. @module */

import {
  type ExplainedLine,
  type ExplainedPart,
  type Explanation,
  fill,
  inLanguage,
  type Language,
  type Localized,
  visible,
} from "../harness/core/mod.ts";
import { GRADEBOOK_WORDS, STANDING_WORDS } from "./gradebook_words.ts";
import { defuse } from "./lines.ts";

/** Every line of the rubric with every part of it, then caps, lateness and the sum. */
export function renderExplanation({ grade, lines }: Explanation, language: Language): string {
  const read = (text: Parameters<typeof inLanguage>[0]): string =>
    visible(inLanguage(text, language), 1000);
  const { submission, standing, why, caps, points, most, atMost } = grade;
  const words = atMost > points ? GRADEBOOK_WORDS.range : GRADEBOOK_WORDS.score;
  const sum = lines.map((line) => line.points).reduce((all, one) => all + one, 0);
  const text = [
    `${visible(submission, 200)} · ${STANDING_WORDS[standing][language]}`,
    ...why === undefined ? [] : [`  ${read(why)}`],
    "",
    ...lines.flatMap((line) => [...lineText(line, language), ""]),
    fill(WORDS.lines, { sum: Math.round(sum * 100) / 100 })[language],
    ...caps.map(read),
    fill(words, { points, most, atMost })[language],
  ];
  return defuse(`${text.join("\n")}\n`);
}

function lineText(line: ExplainedLine, language: Language): readonly string[] {
  const title = visible(inLanguage(line.title, language), 200);
  const how = line.partial ? "" : ` · ${WORDS.worst[language]}`;
  return [
    `${title}: ${scoreOf(line)}${how}`,
    ...line.parts.map((part) => {
      const why = part.why ? `  ${visible(part.why[language], 500)}` : "";
      return `  ${scoreOf(part).padEnd(14)} ${visible(part.id, 100)}${why}`.trimEnd();
    }),
  ];
}

function scoreOf(
  { points, atMost, most }: Pick<ExplainedPart, "points" | "atMost" | "most">,
): string {
  return atMost > points ? `${points}–${atMost} / ${most}` : `${points} / ${most}`;
}

const WORDS = {
  lines: { en: "All lines: {sum}", zh: "各項合計：{sum}", ja: "各項目の合計：{sum}" },
  worst: { en: "the worst decides", zh: "以最差者計", ja: "最も悪いもので決まる" },
} as const satisfies Readonly<Record<string, Localized>>;
