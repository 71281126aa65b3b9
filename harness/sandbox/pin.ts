/** Ties a program to one core, so that others do not disturb its clock. @module */

import { type Sandbox, startedBy } from "./sandbox.ts";

/** Runs a program, by util-linux's `taskset`, on core number `core` only. */
export function pin(core: number): Sandbox {
  return {
    id: `pin-${core}`,
    wrap: (command) => startedBy(command, { program: "taskset", args: ["-c", String(core)] }),
  };
}
