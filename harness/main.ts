/** From the command line to an exit code. @module */

import { EXIT } from "./cli/command.ts";
import { annotateMistake } from "./cli/github.ts";
import { runCommand } from "./cli/mod.ts";
import { killAll } from "./transports/mod.ts";

/** Runs the command that the words name, and ends the process with its exit code. */
export async function main(words: readonly string[]): Promise<never> {
  try {
    Deno.exit(await runCommand(words));
  } catch (error) {
    killAll();
    const said = "The harness itself failed; this says nothing about the engine";
    console.error(`${said}:`);
    console.error(error);
    annotateMistake("shinpan", `${said}: ${error}`);
    Deno.exit(EXIT.inconclusive);
  }
}

if (import.meta.main) await main(Deno.args);
