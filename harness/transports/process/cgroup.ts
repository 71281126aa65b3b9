/** A control group for one engine: its processes, their memory and time, counted by the kernel. @module */

import { type CgroupPlace, cgroupPlaces } from "./cgroup_place.ts";
import { kill } from "./mark.ts";
import { descendantsOf } from "./process_tree.ts";

/** A group that one engine runs in, with all that it starts. */
export interface Cgroup {
  /** The files to which a process writes its number to be in it. */
  readonly lists: readonly string[];
  /** Moves a process that was just started into it, with what it starts meanwhile. */
  join(pid: number): void;
  /** All processes in it; none can leave without root's rights. */
  pids(): readonly number[];
  /** Processor time of all that ever were in it; undefined where that is not counted. */
  cpuMs(): number | undefined;
  /** Whether the kernel ended a process in it for its memory. */
  ranOut(): boolean;
  /** Ends everything in it, and removes it. */
  end(): Promise<void>;
}

const MIB = 1024 * 1024;
const NS_PER_MS = 1e6;
const PAUSE_MS = 2;
const MOST_ROUNDS = 200;
const PREFIX = "shinpan-";
let count = 0;
let known: { readonly place: CgroupPlace | undefined } | undefined;

/** Where groups can be made here; found out once, by making one. */
export function cgroupPlace(): CgroupPlace | undefined {
  return (known ??= { place: search() }).place;
}

/** What a group limits and counts. */
export interface CgroupOptions {
  /** All that its processes may hold together. */
  readonly memoryMiB?: number;
  /** Whether processor time is counted also where that takes a second group. */
  readonly timed?: boolean;
}

/** Makes a group. */
export function makeCgroup(
  place: CgroupPlace,
  { memoryMiB, timed = false }: CgroupOptions = {},
): Cgroup {
  const name = `${PREFIX}${Deno.pid}-${++count}`;
  const counts = place.processor !== undefined && (timed || place.processor === place.memory);
  const folders = [...new Set([place.memory, ...counts ? [place.processor ?? ""] : []])]
    .map((folder) => `${folder}/${name}`);
  const [memory = "", processor = memory] = folders;
  for (const folder of folders) Deno.mkdirSync(folder);
  const first = place.version === 1;
  if (memoryMiB !== undefined) {
    const bytes = `${Math.ceil(memoryMiB * MIB)}`;
    write(`${memory}/${first ? "memory.limit_in_bytes" : "memory.max"}`, bytes);
    // Otherwise the kernel would put aside what is too much, where there is swap.
    write(
      `${memory}/${first ? "memory.memsw.limit_in_bytes" : "memory.swap.max"}`,
      first ? bytes : "0",
    );
  }
  const pids = (): readonly number[] =>
    read(`${memory}/cgroup.procs`).split("\n").filter((line) => line !== "").map(Number);
  const lists = folders.map((folder) => `${folder}/cgroup.procs`);
  return {
    lists,
    join: (pid) => joinAll(pid, { lists, pids }),
    pids,
    cpuMs: () => {
      if (!counts) return undefined;
      if (first) return Number(read(`${processor}/cpuacct.usage`)) / NS_PER_MS;
      return Number(/usage_usec (\d+)/.exec(read(`${processor}/cpu.stat`))?.[1] ?? 0) / 1000;
    },
    ranOut: () => {
      const text = read(`${memory}/${first ? "memory.oom_control" : "memory.events"}`);
      return Number(/^oom_kill (\d+)/m.exec(text)?.[1] ?? 0) > 0;
    },
    end: async () => {
      for (let round = 0; round < MOST_ROUNDS; round++) {
        pids().forEach(kill);
        if (folders.filter((folder) => !removed(folder)).length === 0) return;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    },
  };
}

/** Moving one takes its time, in which it may start another; what a member starts is a member. */
function joinAll(pid: number, { lists, pids }: Pick<Cgroup, "lists" | "pids">): void {
  const tried = new Set<number>();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const members = new Set(pids());
    const strays = descendantsOf(pid).filter((each) => !members.has(each) && !tried.has(each));
    if (strays.length === 0) return;
    for (const each of strays) {
      tried.add(each);
      for (const list of lists) write(list, `${each}`);
    }
  }
}

function search(): CgroupPlace | undefined {
  if (Deno.build.os !== "linux") return undefined;
  const facts = {
    mounts: read("/proc/self/mountinfo"),
    groups: read("/proc/self/cgroup"),
    handsOn: (folder: string) => read(`${folder}/cgroup.subtree_control`),
  };
  return cgroupPlaces(facts).find(isUsable);
}

/** Tries it with a process that is not worth keeping: ours stays where it is. */
function isUsable(place: CgroupPlace): boolean {
  sweep(place);
  try {
    const folders = [place.memory, ...place.processor ? [place.processor] : []];
    for (const folder of new Set(folders)) {
      const trial = `${folder}/${PREFIX}${Deno.pid}-0`;
      Deno.mkdirSync(trial);
      const usable = isWritable(`${trial}/cgroup.procs`);
      Deno.removeSync(trial);
      if (!usable) return false;
    }
    return true;
  } catch {
    return false;
  }
}

/** Removes what a harness that was killed has left. */
function sweep({ memory, processor = memory }: CgroupPlace): void {
  for (const folder of new Set([memory, processor])) {
    try {
      for (const { name } of Deno.readDirSync(folder)) {
        const [, pid] = new RegExp(`^${PREFIX}(\\d+)-\\d+$`).exec(name) ?? [];
        if (pid !== undefined && read(`/proc/${pid}/stat`) === "") removed(`${folder}/${name}`);
      }
    } catch {
      // There is nothing to look at.
    }
  }
}

function removed(folder: string): boolean {
  try {
    Deno.removeSync(folder);
    return true;
  } catch (error) {
    return error instanceof Deno.errors.NotFound;
  }
}

function isWritable(path: string): boolean {
  try {
    Deno.openSync(path, { write: true }).close();
    return true;
  } catch {
    return false;
  }
}

function write(path: string, text: string): void {
  try {
    Deno.writeTextFileSync(path, text, { create: false });
  } catch {
    // The process is gone, or this kernel counts no swap.
  }
}

function read(path: string): string {
  try {
    return Deno.readTextFileSync(path);
  } catch {
    return "";
  }
}
