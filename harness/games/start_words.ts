/** What is wrong with a start, a setup or a written move, where several games say the same. @module */

import { err, fill, isWireText, type Localized, type Result, visible } from "../core/mod.ts";

/** Sentences with places for what was written. */
export const START = {
  seed: {
    en: "A seed is a whole number: {value}",
    zh: "亂數種子須為整數：{value}",
    ja: "シードは整数でなければならない：{value}",
  },
  setting: {
    en: 'No such setting of {game}: "{name}"',
    zh: "{game}沒有設定「{name}」",
    ja: "{game}に設定「{name}」はない",
  },
  wholeFrom: {
    en: '"{name}" is a whole number from {least} on: {value}',
    zh: "「{name}」須為 {least} 以上的整數：{value}",
    ja: "「{name}」は {least} 以上の整数でなければならない：{value}",
  },
  tooManyWords: {
    en: 'Too many words in the setup: "{text}"',
    zh: "佈局中多出了文字：「{text}」",
    ja: "配置に余分な語がある：「{text}」",
  },
  boardRows: {
    en: 'A board has {rows} rows with "/" between them: {count} in "{text}"',
    zh: "棋盤有 {rows} 列，以「/」分隔：「{text}」有 {count} 列",
    ja: "盤は「/」で区切った {rows} 行：「{text}」は {count} 行",
  },
  rowSquares: {
    en: "A row has {squares} squares: {count} in rank {rank}",
    zh: "一列有 {squares} 格：第 {rank} 列有 {count} 格",
    ja: "一行は {squares} マス：{rank} 段目は {count} マス",
  },
  within: {
    en: '{problem}: "{part}" in "{text}"',
    zh: "{problem}：「{text}」中的「{part}」",
    ja: "{problem}：「{text}」の「{part}」",
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** A refusal by a sentence with its values; texts are cut and made visible. */
export function refused(
  sentence: Localized,
  values: Readonly<Record<string, string | number | Localized>> = {},
): Result<never, Localized> {
  return err(filledIn(sentence, values));
}

/** A sentence with its values; texts are cut and made visible. */
export function filledIn(
  sentence: Localized,
  values: Readonly<Record<string, string | number | Localized>>,
): Localized {
  const shown = Object.entries(values).map(([name, value]) =>
    [name, isWireText(value) ? visible(value, 60) : value] as const
  );
  return fill(sentence, Object.fromEntries(shown));
}

/** A start that no game can have, thrown where it should have been checked before. */
export class BadStart extends Error {
  constructor(readonly why: Localized) {
    super(why.en);
  }
}
