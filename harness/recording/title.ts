/** What a recorded scenario is called. @module */

import { fill, type Localized } from "../core/mod.ts";

/** The title of what was recorded from a file, or from standard input (`-`). */
export function titleOf(path: string): Localized {
  return path === "-" ? FROM_INPUT : fill(FROM_FILE, { name: nameOf(path) }) as Localized;
}

/** The name of a source, for comments. */
export function nameOf(path: string): string {
  return path === "-" ? "standard input" : path.replace(/^.*\//s, "");
}

const FROM_FILE: Localized = {
  en: "Recorded from {name}",
  zh: "錄自 {name}",
  ja: "{name} からの記録",
};
const FROM_INPUT: Localized = {
  en: "Recorded from standard input",
  zh: "錄自標準輸入",
  ja: "標準入力からの記録",
};
