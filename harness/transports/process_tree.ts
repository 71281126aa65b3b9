/** The processes of one engine, as the system counts them (Linux; elsewhere none). @module */

import { markedProcesses } from "./mark.ts";

/** By what the processes of an engine are found. */
export interface Tree {
  /** The number of its group, as long as that is its own. */
  readonly group?: number;
  readonly mark: string;
}

/** The numbers of all processes of an engine: its group, and whoever left it and carries the mark. */
export function processesOf({ group, mark }: Tree): readonly number[] {
  const marked = markedProcesses(mark);
  return [...new Set([...marked, ...(group === undefined ? [] : membersOf(group))])];
}

/** Processor time that an engine has used so far; undefined where nothing of it runs any more. */
export function cpuMsOf(tree: Tree): number | undefined {
  const ticks = processesOf(tree).flatMap((pid) => {
    const stat = statOf(pid);
    return stat ? [stat.ticks] : [];
  });
  return ticks.length === 0 ? undefined : ticks.reduce((sum, each) => sum + each) * TICK_MS;
}

// What Linux counts in whatever the machine, whenever it tells programs.
const TICK_MS = 10;

function membersOf(group: number): readonly number[] {
  if (Deno.build.os !== "linux") return [];
  return [...Deno.readDirSync("/proc")]
    .map(({ name }) => Number(name))
    .filter((pid) => pid > 0 && statOf(pid)?.group === group);
}

interface Stat {
  readonly group: number;
  /** Its own time, and that of children which it has asked after. */
  readonly ticks: number;
}

function statOf(pid: number): Stat | undefined {
  try {
    const stat = Deno.readTextFileSync(`/proc/${pid}/stat`);
    // The name stands in parentheses and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ").map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
    return { group: fields[2] ?? 0, ticks };
  } catch {
    return undefined;
  }
}
