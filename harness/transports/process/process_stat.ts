/** What the system tells of one process (Linux; elsewhere nothing). @module */

/** What the system counts for one process. */
export interface Stat {
  readonly parent: number;
  readonly group: number;
  /** Its own time, and that of children which it has asked after. */
  readonly cpuMs: number;
  readonly threads: number;
  /** When it was started, in ticks since the machine was. */
  readonly started: number;
  readonly nice: number;
  /** How the kernel schedules its first thread: 0 by default. */
  readonly policy: number;
}

// What Linux counts in whatever the machine, whenever it tells programs.
const TICK_MS = 10;

/** What is told of a process in `stat`; undefined once it is gone. */
export function statOf(pid: number): Stat | undefined {
  const stat = textOf(`/proc/${pid}/stat`);
  if (stat === "") return undefined;
  // The name stands in parentheses and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ").map(Number);
  const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
  const [, parent = 0, group = 0] = fields;
  const [nice = 0, threads = 0, started = 0, policy = 0] = [16, 17, 19, 38].map((at) => fields[at]);
  return { parent, group, cpuMs: ticks * TICK_MS, threads, started, nice, policy };
}

/** What a small file holds; empty where it cannot be read. */
export function textOf(path: string): string {
  try {
    return Deno.readTextFileSync(path);
  } catch {
    return "";
  }
}
