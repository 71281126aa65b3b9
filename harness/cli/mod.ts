/** The commands of the command line. @module */

import { asCalled, printHelp } from "./called_as.ts";
import { check } from "./check.ts";
import { type Command, EXIT, type ExitCode, isFullDisk, UsageError } from "./command.ts";
import { completionsCommand } from "./completions/mod.ts";
import { contest } from "./contest.ts";
import { doctor } from "./doctor.ts";
import { explain } from "./explain.ts";
import { annotateMistake } from "./github.ts";
import { grade, merge } from "./grade/mod.ts";
import { lint } from "./lint.ts";
import { list } from "./list.ts";
import { match } from "./match.ts";
import { open } from "./open.ts";
import { rate } from "./rate.ts";
import { replay } from "./replay.ts";
import { report } from "./report.ts";
import { complain, print } from "./surroundings.ts";
import { nearest } from "../scenario/mod.ts";
import { killAll } from "../transports/mod.ts";
import { VERSION } from "./version.ts";

/** All commands; a new one is one line here. */
export const COMMANDS: readonly Command[] = [
  check,
  grade,
  merge,
  list,
  explain,
  lint,
  report,
  open,
  doctor,
  match,
  contest,
  rate,
  replay,
  completionsCommand(() => COMMANDS),
];

/** Runs the command that `args` names; a mistake in them is told, not thrown. */
export async function runCommand([name, ...args]: readonly string[]): Promise<ExitCode> {
  if (name === "help" && args[0] !== undefined) return await runCommand([args[0], "--help"]);
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    printHelp(overview());
    return EXIT.conforms;
  }
  if (name === "--version" || name === "-V" || name === "version") {
    print(`shinpan ${VERSION}\n`);
    return EXIT.conforms;
  }
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) return unknown(name);
  try {
    return await command.run(args);
  } catch (error) {
    if (isFullDisk(error)) {
      killAll();
      complain(`${name}: ${error.message}: free some space and rerun the command`);
      return EXIT.inconclusive;
    }
    if (!(error instanceof UsageError)) throw error;
    const said = asCalled(error.message);
    complain(`${name}: ${said}`);
    annotateMistake(`shinpan ${name}`, said);
    return EXIT.usage;
  }
}

function unknown(name: string): ExitCode {
  const close = nearest(name, COMMANDS.map((one) => one.name));
  const fix = close
    ? `did you mean ${close}?`
    : name.startsWith("-")
    ? "name a command first, see --help"
    : `use one of ${COMMANDS.map((one) => one.name).join(", ")}`;
  const what = name.startsWith("-") ? "option" : "command";
  const message = `Unknown ${what} "${name}": ${fix}`;
  complain(message);
  annotateMistake("shinpan", message);
  return EXIT.usage;
}

function overview(): string {
  const width = Math.max(...COMMANDS.map((one) => one.name.length));
  const rows = COMMANDS.map((one) => `  ${one.name.padEnd(width)}  ${one.summary}`);
  return `shinpan ${VERSION}: a conformance harness for board-game engines

  shinpan <command> [--help]
  shinpan --version

${rows.join("\n")}

Start with: shinpan check
`;
}
