/** The processes of one engine, as the system counts them (Linux; elsewhere none). @module */

import { markedProcesses } from "./mark.ts";
import { laterProcesses } from "./later_processes.ts";
import { statOf, textOf } from "./process_stat.ts";

/** By what the processes of an engine are found. */
export interface Tree {
  /** The number of its first process and of its group, as long as that is its own. */
  readonly group?: number;
  readonly mark: string;
}

/** The ids of all processes of an engine: its group, its descendants, and those with its mark. */
export function processesOf({ group, mark }: Tree): readonly number[] {
  // The first may be gone, and is among the members if it is not.
  const own = group === undefined ? [] : [...membersOf(group), ...descendantsOf(group).slice(1)];
  return [...new Set([...markedProcesses(mark), ...own])];
}

/** Processor time that an engine has used so far; undefined where nothing of it runs any more. */
export function cpuMsOf(tree: Tree): number | undefined {
  const times = processesOf(tree).flatMap((pid) => statOf(pid)?.cpuMs ?? []);
  return times.length === 0 ? undefined : times.reduce((sum, each) => sum + each);
}

/**
 * A process with all its children, theirs and so on, however deep; in a pid namespace these are all
 * of its processes, for orphans become children of the first one there.
 */
export function descendantsOf(pid: number): readonly number[] {
  const found = new Set([pid]);
  // A set hands out what is added while it is gone through.
  for (const each of found) for (const child of childrenOf(each)) found.add(child);
  return [...found];
}

/** The children of a process, those of all its threads. */
export function childrenOf(pid: number): readonly number[] {
  if (Deno.build.os !== "linux") return [];
  try {
    return [...Deno.readDirSync(`/proc/${pid}/task`)].flatMap(({ name }) =>
      textOf(`/proc/${pid}/task/${name}/children`).split(" ").filter((word) => word !== "")
        .map(Number)
    );
  } catch {
    return [];
  }
}

function membersOf(group: number): readonly number[] {
  return laterProcesses().filter((pid) => statOf(pid)?.group === group);
}
