/** What a student reads beside the points in a course site's gradebook. @module */

import {
  fill,
  type Grade,
  type Gradebook,
  inLanguage,
  type Language,
  type Localized,
  visible,
} from "../harness/core/mod.ts";
import { GRADEBOOK_WORDS, STANDING_WORDS } from "./gradebook_words.ts";

/** What the comment is made of besides the grade. */
export interface CommentOptions {
  readonly language: Language;
  /** Ids of the rules to fix, which hidden scenarios have no part in. */
  readonly mend: readonly string[];
}

const MOST_MENDS = 3;
const LONGEST = 300;

/** The lines: all points, the points of each line that is shown, what to fix first. */
export function commentLines(
  grade: Grade,
  { rules }: Pick<Gradebook, "rules">,
  { language, mend }: CommentOptions,
): readonly string[] {
  const { points, most, standing, why, caps, marks } = grade;
  const say = (words: Localized, values = {}): string => fill(words, values)[language];
  const read = (text: Parameters<typeof inLanguage>[0]): string =>
    visible(inLanguage(text, language).split("\n", 1)[0] ?? "", LONGEST);
  const score = say(GRADEBOOK_WORDS.score, { points, most });
  const first = mend.slice(0, MOST_MENDS).flatMap((id) =>
    rules.find((rule) => rule.id === id) ?? []
  );
  return [
    standing === "graded" ? score : `${score} · ${STANDING_WORDS[standing][language]}`,
    ...[...why === undefined || standing === "missing" ? [] : [why], ...caps].map(read),
    ...marks.filter(({ hidden }) => !hidden && standing !== "missing").map((mark) =>
      say(WORDS.line, { title: read(mark.title), points: mark.points, most: mark.most })
    ),
    ...first.length === 0 ? [] : [say(WORDS.mend)],
    ...first.map((rule) => `- ${read(rule.text)} (${visible(rule.id, 80)})`),
  ];
}

/** The same for a site that takes comments as HTML, as Moodle does; one line of a table. */
export function commentHtml(lines: readonly string[]): string {
  return lines.map((line) =>
    line.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
  ).join("<br>");
}

const WORDS = {
  line: {
    en: "{title}: {points} of {most}",
    zh: "{title}：{points} / {most}",
    ja: "{title}：{points} / {most}",
  },
  mend: { en: "Fix first:", zh: "優先修正：", ja: "最初に直すところ：" },
} as const satisfies Readonly<Record<string, Localized>>;
