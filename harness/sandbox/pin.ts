/** Ties a program to cores of its own, so that others do not disturb its clock. @module */

import { type EngineCommand, type Sandbox, startedBy } from "./sandbox.ts";

/** Runs a program on the cores with these numbers only. */
export function pin(...cores: readonly number[]): Sandbox {
  return { id: `pin-${cores.join("-")}`, wrap: (command) => ({ ...command, cores }) };
}

/**
 * The command with its tie, by util-linux's `taskset`: to be made last, around everything else, for
 * inside a sandbox no program may choose its cores.
 */
export function tied(command: EngineCommand): EngineCommand {
  const { cores = [], ...rest } = command;
  if (cores.length === 0) return rest;
  return startedBy(command, { program: "taskset", args: ["-c", cores.join(",")] });
}
