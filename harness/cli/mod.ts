/** The commands of the command line. @module */

import { check } from "./check.ts";
import { inLanguage, type Language, type Localized, UsageError } from "../core/mod.ts";
import { type Command, EXIT, type ExitCode } from "./command.ts";
import { completionsCommand } from "./completions/mod.ts";
import { contest } from "./contest.ts";
import { doctor } from "./doctor.ts";
import { explain } from "./explain.ts";
import { fuzz } from "./fuzz.ts";
import { annotateMistake } from "./github.ts";
import { audit, autograder, feedback, grade, gradebook, merge } from "./grade/mod.ts";
import { lint } from "./lint.ts";
import { list } from "./list.ts";
import { match } from "./match.ts";
import { open } from "./open.ts";
import { overview, unknownCommand } from "./overview.ts";
import { play } from "./play.ts";
import { rate } from "./rate.ts";
import { record } from "./record.ts";
import { replay } from "./replay.ts";
import { report } from "./report.ts";
import {
  asCalled,
  complain,
  languageOfWords,
  print,
  printHelp,
  VERSION,
} from "../surroundings/mod.ts";
import { killAll } from "../transports/mod.ts";
import { isFullDisk } from "../ledger/mod.ts";

export { actionWords } from "./action_inputs.ts";
export { EXIT } from "./command.ts";
export { annotateMistake } from "./github.ts";

/** All commands; a new one is one line here. */
export const COMMANDS: readonly Command[] = [
  check,
  fuzz,
  record,
  grade,
  merge,
  gradebook,
  feedback,
  audit,
  autograder,
  list,
  explain,
  lint,
  report,
  open,
  doctor,
  play,
  match,
  contest,
  rate,
  replay,
  completionsCommand(() => COMMANDS),
];

/** Runs the command that `args` names; a mistake in them is told, not thrown. */
export async function runCommand(words: readonly string[]): Promise<ExitCode> {
  const [name, ...args] = words;
  const language = languageOfWords(words);
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    return help(args[0], words);
  }
  if (name === "--version" || name === "-V" || name === "version") {
    print(`shinpan ${VERSION}\n`);
    return EXIT.conforms;
  }
  const command = commandNamed(name);
  if (!command) return unknown(name, language);
  try {
    return await command.run(args);
  } catch (error) {
    if (isFullDisk(error)) {
      killAll();
      complain(`${name}: ${error.message}${inLanguage(FREE_SPACE, language)}`);
      return EXIT.inconclusive;
    }
    if (!(error instanceof UsageError)) throw error;
    const said = asCalled(error.in(language));
    complain(`${name}: ${said}`);
    annotateMistake(`shinpan ${name}`, said);
    return EXIT.usage;
  }
}

function commandNamed(name: string): Command | undefined {
  return COMMANDS.find((one) => one.name === name);
}

function help(name: string | undefined, words: readonly string[]): ExitCode {
  if (name === undefined || name.startsWith("-")) {
    printHelp(overview(COMMANDS), words);
    return EXIT.conforms;
  }
  const command = commandNamed(name);
  if (!command) return unknown(name, languageOfWords(words));
  printHelp(command.help, words);
  return EXIT.conforms;
}

function unknown(name: string, language: Language): ExitCode {
  const error = unknownCommand(name, COMMANDS.map((one) => one.name));
  const message = error.in(language);
  complain(message);
  annotateMistake("shinpan", message);
  return EXIT.usage;
}

const FREE_SPACE: Localized = {
  en: ": free some space and rerun the command",
  zh: "：請清出磁碟空間，再執行一次相同的指令",
  ja: "：ディスクの空きを増やし、同じコマンドをもう一度実行する",
};
