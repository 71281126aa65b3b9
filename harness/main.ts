/** From the command line to an exit code. @module */

import { EXIT } from "./cli/command.ts";
import { annotateMistake } from "./cli/github.ts";
import { runCommand } from "./cli/mod.ts";
import { killAll } from "./transports/mod.ts";

if (import.meta.main) {
  try {
    Deno.exit(await runCommand(Deno.args));
  } catch (error) {
    killAll();
    const said = "The harness itself failed; this says nothing about the engine";
    console.error(`${said}:`);
    console.error(error);
    annotateMistake("shinpan", `${said}: ${error}`);
    Deno.exit(EXIT.inconclusive);
  }
}
