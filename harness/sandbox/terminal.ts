/** Runs a program in a terminal of its own, as if a person sat there. @module */

import type { EngineCommand } from "./sandbox.ts";

/**
 * The command under util-linux's `script`: stdin and stdout are a terminal to the program, so that
 * C flushes every line, and what is typed is not shown again.
 */
export function inTerminal(command: EngineCommand): EngineCommand {
  const words = [command.program, ...command.args].map(quoted).join(" ");
  const line = `stty -echo -onlcr 2>/dev/null; exec ${words}`;
  return {
    ...command,
    program: "script",
    args: ["--quiet", "--return", "--flush", "--command", line, "/dev/null"],
    // `script` starts the user's shell, which may read the line in its own way, or complain of a
    // locale on the engine's terminal.
    env: { ...command.env, SHELL: "/bin/sh" },
    signalsAsCodes: true,
  };
}

/** A word as a shell reads it. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
