/** Resource limits of the kernel, set by util-linux's `prlimit`. @module */

import { type Limits, type Sandbox, startedBy } from "./sandbox.ts";

const MIB = 1024 * 1024;

const OPTIONS: readonly ((limits: Limits) => string | undefined)[] = [
  ({ cpuSeconds }) => cpuSeconds === undefined ? undefined : `--cpu=${Math.ceil(cpuSeconds)}`,
  // Not the address space (--as): Java, Go and V8 reserve far more of it than they ever use.
  ({ memoryMiB }) => memoryMiB === undefined ? undefined : `--data=${Math.ceil(memoryMiB * MIB)}`,
  ({ processes }) => processes === undefined ? undefined : `--nproc=${processes}`,
  ({ fileMiB }) => fileMiB === undefined ? undefined : `--fsize=${Math.ceil(fileMiB * MIB)}`,
  ({ openFiles }) => openFiles === undefined ? undefined : `--nofile=${openFiles}`,
];

/** Limits what a program and each of its children may use; they inherit the limits. */
export const prlimit: Sandbox = {
  id: "prlimit",
  wrap(command, limits) {
    const options = OPTIONS.flatMap((option) => option(limits) ?? []);
    if (options.length === 0) return command;
    // A core file of a crashed engine is of no use here.
    return startedBy(command, { program: "prlimit", args: [...options, "--core=0", "--"] });
  },
};
