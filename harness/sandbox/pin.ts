/** Ties a program to cores of its own, so that others do not disturb its clock. @module */

import { type Sandbox, startedBy } from "./sandbox.ts";

/** Runs a program, by util-linux's `taskset`, on the cores with these numbers only. */
export function pin(...cores: readonly number[]): Sandbox {
  return {
    id: `pin-${cores.join("-")}`,
    wrap: (command) => startedBy(command, { program: "taskset", args: ["-c", cores.join(",")] }),
  };
}
