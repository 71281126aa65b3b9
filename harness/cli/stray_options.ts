/** Options of ours that stand where only the engine hears them. @module */

import { fill, inLanguage, type Language, type Localized } from "../core/mod.ts";
import type { OptionNames } from "./option_names.ts";

/** The words of a command line, and those among them that go to the engine. */
export interface SaidToEngine {
  /** All words of the command line. */
  readonly args: readonly string[];
  /** Those that start the engine. */
  readonly engine: readonly string[];
  readonly language: Language;
}

/** A word about options of ours behind the engine's path; `--` before it says that it is meant so. */
export function strayOptions(
  { args, engine, language }: SaidToEngine,
  { flags = [], values = [], lists = [] }: OptionNames,
): string | undefined {
  const names = ["help", ...flags, ...values, ...lists];
  const ours = engine.slice(1).filter((word) => names.includes(nameIn(word)));
  const meant = args.slice(0, args.length - engine.length).includes("--");
  if (ours.length === 0 || meant) return undefined;
  return inLanguage(fill(STRAY, { options: ours.join(", ") }), language);
}

function nameIn(word: string): string {
  return /^--([a-z-]+)(?:=|$)/.exec(word)?.[1] ?? "";
}

const STRAY: Localized = {
  en:
    "Note: what follows the engine's path went to the engine: {options}. If it is for Shinpan, put it before the path; if not, put -- before the path",
  zh:
    "注意：引擎路徑之後的內容都交給了引擎：{options}。若是給 Shinpan 的選項，請寫在路徑之前；若不是，請在路徑前加上 --",
  ja:
    "注意：エンジンのパスより後はエンジンに渡された：{options}。Shinpan のオプションならパスの前に書き、そうでなければパスの前に -- を置く",
};
