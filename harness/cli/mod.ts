/** The commands of the command line. @module */

import { inLanguage, type Language, type Localized, UsageError } from "../core/mod.ts";
import { type Command, EXIT, type ExitCode } from "./command.ts";
import { annotateMistake } from "./github.ts";
import { overview, unknownCommand } from "./overview.ts";
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

/** How each command is loaded, so that a start loads only one; a new command is one line here. */
const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ["check", async () => (await import("./check.ts")).check],
  ["fuzz", async () => (await import("./fuzz.ts")).fuzz],
  ["record", async () => (await import("./record.ts")).record],
  ["grade", async () => (await import("./grade/mod.ts")).grade],
  ["merge", async () => (await import("./grade/mod.ts")).merge],
  ["gradebook", async () => (await import("./grade/mod.ts")).gradebook],
  ["feedback", async () => (await import("./grade/mod.ts")).feedback],
  ["audit", async () => (await import("./grade/mod.ts")).audit],
  ["autograder", async () => (await import("./grade/mod.ts")).autograder],
  ["list", async () => (await import("./list.ts")).list],
  ["explain", async () => (await import("./explain.ts")).explain],
  ["lint", async () => (await import("./lint.ts")).lint],
  ["report", async () => (await import("./report.ts")).report],
  ["open", async () => (await import("./open.ts")).open],
  ["doctor", async () => (await import("./doctor.ts")).doctor],
  ["play", async () => (await import("./play.ts")).play],
  ["match", async () => (await import("./match.ts")).match],
  ["contest", async () => (await import("./contest.ts")).contest],
  ["rate", async () => (await import("./rate.ts")).rate],
  ["replay", async () => (await import("./replay.ts")).replay],
  [
    "completions",
    async () => (await import("./completions/mod.ts")).completionsCommand(allCommands),
  ],
]);

/** All commands, in the order of the overview. */
export function allCommands(): Promise<readonly Command[]> {
  return Promise.all([...COMMANDS.values()].map((load) => load()));
}

/** Runs the command that `args` names; a mistake in them is told, not thrown. */
export async function runCommand(words: readonly string[]): Promise<ExitCode> {
  const [name, ...args] = words;
  const language = languageOfWords(words);
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    return await help(args[0], words);
  }
  if (name === "--version" || name === "-V" || name === "version") {
    print(`shinpan ${VERSION}\n`);
    return EXIT.conforms;
  }
  const command = await commandNamed(name);
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

async function commandNamed(name: string): Promise<Command | undefined> {
  return await COMMANDS.get(name)?.();
}

async function help(name: string | undefined, words: readonly string[]): Promise<ExitCode> {
  if (name === undefined || name.startsWith("-")) {
    printHelp(overview(await allCommands()), words);
    return EXIT.conforms;
  }
  const command = await commandNamed(name);
  if (!command) return unknown(name, languageOfWords(words));
  printHelp(command.help, words);
  return EXIT.conforms;
}

function unknown(name: string, language: Language): ExitCode {
  const error = unknownCommand(name, [...COMMANDS.keys()]);
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
