/** From the command line to an exit code. @module */

import { EXIT } from "./cli/command.ts";
import { runCommand } from "./cli/mod.ts";
import { killAll } from "./transports/mod.ts";

if (import.meta.main) {
  try {
    Deno.exit(await runCommand(Deno.args));
  } catch (error) {
    killAll();
    console.error("The harness itself failed; this says nothing about the engine:");
    console.error(error);
    Deno.exit(EXIT.inconclusive);
  }
}
