/** What `doctor` finds out about this machine. @module */

import {
  type Abilities,
  cgroupPlace,
  detectSandbox,
  type Probe,
  realProbe,
} from "../transports/mod.ts";

import { spareMiB } from "../classroom/mod.ts";

/** The tools that submissions and fair measuring need. */
export const TOOLS = [
  ...["taskset", "cc", "c++", "make", "cmake", "java", "javac", "python3", "node"] as const,
] as const;

/** One of the tools. */
export type Tool = typeof TOOLS[number];

/** Everything that is known about a machine. */
export interface MachineFacts {
  readonly os: string;
  readonly uid: number | undefined;
  readonly abilities: Abilities;
  /** Where the tools are that are there. */
  readonly tools: Readonly<Partial<Record<Tool, string>>>;
  readonly cores: number;
  /** Processes that wanted to run in the last minute. */
  readonly load: number;
  readonly memoryMiB: number;
  /** What can still be written where submissions are built. */
  readonly diskMiB: number;
  /** The smallest step of the clock that was seen. */
  readonly clockStepMs: number;
  /** Whether the system tells a process's children, and so what an engine uses with all it starts. */
  readonly tellsUsage: boolean;
  /** The version of control groups that can be made here; undefined where none can. */
  readonly cgroup?: 1 | 2;
  /** Whether the system tells how long a process waited for a core. */
  readonly tellsWaiting: boolean;
}

/** Looks at this machine, or at the one that `probe` stands for. */
export async function machineFacts(probe: Probe = realProbe()): Promise<MachineFacts> {
  const found = TOOLS.flatMap((tool) => {
    const file = probe.find(tool);
    return file === undefined ? [] : [[tool, file]];
  });
  return {
    os: probe.os,
    uid: probe.uid,
    abilities: await detectSandbox(probe),
    tools: Object.fromEntries(found),
    cores: navigator.hardwareConcurrency,
    load: Deno.loadavg()[0] ?? 0,
    memoryMiB: Math.round(Deno.systemMemoryInfo().available / (1024 * 1024)),
    diskMiB: Math.round(spareMiB(Deno.env.get("TMPDIR") || "/tmp")),
    clockStepMs: clockStepMs(),
    tellsUsage: isReadable(`/proc/${Deno.pid}/task/${Deno.pid}/children`),
    tellsWaiting: isReadable("/proc/self/schedstat"),
    cgroup: cgroupPlace()?.version,
  };
}

const STEPS = 50;

function clockStepMs(): number {
  let smallest = Infinity;
  for (let step = 0; step < STEPS; step++) {
    const before = performance.now();
    let after = before;
    while (after === before) after = performance.now();
    smallest = Math.min(smallest, after - before);
  }
  return smallest;
}

function isReadable(path: string): boolean {
  try {
    Deno.readTextFileSync(path);
    return true;
  } catch {
    return false;
  }
}
