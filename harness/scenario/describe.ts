/** What a scenario waits for, in words for the *expected* list of a violation. @module */

import { fill, type Localized, untranslated, visible } from "../core/mod.ts";
import type { Fields } from "./match.ts";
import type { Expectation, Matcher } from "./expectation.ts";

/** The alternatives of an expectation; more than one only where any of several will do. */
export function describeExpectation(what: Expectation): readonly Localized[] {
  switch (what.kind) {
    case "message":
      return [describeFields(what.fields)];
    case "any-of":
      return what.messages.map(describeFields);
    case "all-of":
      return [joined(what.messages.map(describeFields), AND)];
    case "exit":
      if (what.code === "clean") return [EXIT_CLEAN];
      if (what.code === "left") return [EXIT_LEFT];
      return [what.code === undefined ? EXIT : fill(EXIT_CODE, { code: what.code })];
    case "silence":
      return [SILENCE];
    case "idle":
      return [IDLE];
  }
}

/** Something by an example. */
export function suchAs(example: string): Localized {
  return fill(SUCH_AS, { example });
}

/** The values that an engine can say; the others, in brackets, are what a referee makes of its words. */
export function said(values: readonly string[]): readonly string[] {
  return values.filter((value) => !/^\(.*\)$/.test(value));
}

/** A message by its fields, such as `status success, text such as b1 c1`. */
function describeFields(fields: Fields): Localized {
  const parts = Object.entries(fields).map(([name, matcher]) =>
    fill(NAMED, { name: untranslated(name), matcher: describeMatcher(matcher) })
  );
  return parts.length === 0 ? ANY_ANSWER : joined(parts, COMMA);
}

/** What one field is held to. */
function describeMatcher(matcher: Matcher): Localized {
  switch (matcher.kind) {
    case "is":
      return untranslated(word(matcher.value));
    case "one-of":
      return joined(said(matcher.values).map((value) => untranslated(word(value))), OR);
    case "matches":
      if (matcher.like !== undefined) return suchAs(word(matcher.like));
      return fill(MATCHING, { pattern: visible(matcher.pattern) });
    case "includes":
      return fill(INCLUDES, { lines: untranslated(matcher.lines.map(word).join(", ")) });
    case "any-order":
      return fill(ANY_ORDER, { lines: untranslated(matcher.lines.map(word).join(", ")) });
  }
}

/** A text as it is, with quotes where it would not be seen or would run into its neighbours. */
function word(text: string): string {
  const shown = visible(text);
  return /^[^\s,"]+$/.test(shown) ? shown : `"${shown}"`;
}

function joined(parts: readonly Localized[], separator: Localized): Localized {
  return {
    en: parts.map(({ en }) => en).join(separator.en),
    zh: parts.map(({ zh }) => zh).join(separator.zh),
    ja: parts.map(({ ja }) => ja).join(separator.ja),
  };
}

const NAMED = untranslated("{name} {matcher}");
const COMMA: Localized = { en: ", ", zh: "、", ja: "、" };
const OR: Localized = { en: " or ", zh: " 或 ", ja: " または " };
const AND: Localized = { en: "; and ", zh: "；以及 ", ja: "；および " };
const SUCH_AS: Localized = { en: "such as {example}", zh: "例如 {example}", ja: "{example} など" };
const MATCHING: Localized = {
  en: "that matches /{pattern}/",
  zh: "符合 /{pattern}/",
  ja: "/{pattern}/ に一致",
};
const ANY_ANSWER: Localized = { en: "any answer", zh: "任何回覆", ja: "何らかの応答" };
const EXIT: Localized = { en: "the engine exits", zh: "引擎結束", ja: "エンジンが終了する" };
const EXIT_CODE: Localized = {
  en: "the engine exits with code {code}",
  zh: "引擎以代碼 {code} 結束",
  ja: "エンジンが終了コード {code} で終了する",
};
const EXIT_CLEAN: Localized = {
  en: "the engine exits by itself, without a crash",
  zh: "引擎自行結束，沒有當掉",
  ja: "エンジンがクラッシュせず自分で終了する",
};
const EXIT_LEFT: Localized = {
  en: "the engine hangs up or exits, without a crash",
  zh: "引擎關閉連線或結束，沒有當掉",
  ja: "エンジンがクラッシュせず、接続を閉じるか終了する",
};
const SILENCE: Localized = { en: "silence", zh: "沒有任何輸出", ja: "何も出力しない" };
const IDLE: Localized = {
  en: "the engine waits without using the processor",
  zh: "引擎等待時不佔用處理器",
  ja: "エンジンはプロセッサを使わずに待つ",
};
const INCLUDES: Localized = {
  en: "with at least the lines {lines}",
  zh: "至少包含這些行：{lines}",
  ja: "少なくとも次の行を含む：{lines}",
};
const ANY_ORDER: Localized = {
  en: "of the lines {lines} in any order",
  zh: "恰為這些行（順序不拘）：{lines}",
  ja: "次の行からなる（順不同）：{lines}",
};
