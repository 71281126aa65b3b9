/** The text of `shinpan --help`, and what is said about a command that does not exist. @module */

import { inLanguage, type Language, type Localized, UsageError } from "../core/mod.ts";
import { meant, nearest } from "../scenario/mod.ts";
import type { Command } from "./command.ts";
import { VERSION } from "../surroundings/mod.ts";

/** All commands with a line about each. */
export function overview(commands: readonly Command[]): Localized {
  return { en: within("en", commands), zh: within("zh", commands), ja: within("ja", commands) };
}

/** What to say about a first word that is no command. */
export function unknownCommand(name: string, commands: readonly string[]): UsageError {
  const close = nearest(name, [...commands, "--help", "--version"]);
  const all = commands.join(", ");
  return name.startsWith("-")
    ? new UsageError(
      {
        en: `Unknown option "${name}"`,
        zh: `不認得選項「${name}」`,
        ja: `不明なオプション「${name}」`,
      },
      close ? meant(close) : {
        en: "name a command first, see --help",
        zh: "請先寫出指令，見 --help",
        ja: "先にコマンドを書く（--help を参照）",
      },
    )
    : new UsageError(
      {
        en: `Unknown command "${name}"`,
        zh: `不認得指令「${name}」`,
        ja: `不明なコマンド「${name}」`,
      },
      close ? meant(close) : {
        en: `use one of ${all}`,
        zh: `可用的有 ${all}`,
        ja: `使えるのは ${all}`,
      },
    );
}

function within(language: Language, commands: readonly Command[]): string {
  const width = Math.max(...commands.map((one) => one.name.length));
  const rows = commands.map((one) =>
    `  ${one.name.padEnd(width)}  ${inLanguage(one.summary, language)}`
  );
  return `shinpan ${VERSION}${TITLE[language]}

  shinpan <command> [--help]
  shinpan --version

${rows.join("\n")}

${START[language]}shinpan check mgtp
`;
}

const TITLE: Localized = {
  en: ": a conformance harness for board-game engines",
  zh: "：棋類引擎的協定符合性測試工具",
  ja: "：ボードゲームエンジンの適合性テストツール",
};

const START: Localized = { en: "Start with: ", zh: "第一次使用，請執行：", ja: "最初に実行する：" };
