/** From the command line to an exit code. @module */

import { annotateMistake, EXIT, runCommand } from "./cli/mod.ts";
import { languageOfWords } from "./surroundings/mod.ts";
import type { Localized } from "./core/mod.ts";
import { killAll } from "./transports/mod.ts";

/** Runs the command that the words name, and ends the process with its exit code. */
export async function main(words: readonly string[]): Promise<never> {
  try {
    Deno.exit(await runCommand(words));
  } catch (error) {
    killAll();
    const said = FAILED[languageOfWords(words)];
    console.error(`${said}:`);
    console.error(error);
    annotateMistake("shinpan", `${said}: ${error}`);
    Deno.exit(EXIT.inconclusive);
  }
}

const FAILED: Localized = {
  en: "The harness itself failed; this says nothing about the engine",
  zh: "測試工具本身出錯，與引擎無關",
  ja: "ツール自体の失敗であり、エンジンの良し悪しとは関係がない",
};

if (import.meta.main) await main(Deno.args);
