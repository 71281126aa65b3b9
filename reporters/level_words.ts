/** How binding a broken rule is, in words. @module */

import { type Language, type Level, LEVELS, type Localized } from "../harness/core/mod.ts";

const STRICT: Localized = { en: " (strict)", zh: "（嚴格）", ja: "（厳格）" };

/**
 * The level that the rule was written with, and that `--strict` made it count for more; where its
 * stimulus made it count for less, that.
 */
export function levelWords(level: Level, weighs: Level, language: Language): string {
  if (LEVELS.indexOf(weighs) >= LEVELS.indexOf(level)) return weighs;
  return `${level}${STRICT[language]}`;
}
