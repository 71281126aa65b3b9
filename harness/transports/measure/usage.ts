/** What an engine uses, looked up from time to time (Linux; elsewhere nothing). @module */

import type { Used } from "../../core/mod.ts";
import { type Stat, statOf } from "../process/process_stat.ts";
import { childrenOf, descendantsOf } from "../process/process_tree.ts";

/** What all processes of an engine use at one moment. */
export interface UsageSample {
  readonly processes: number;
  readonly cpuMs: number;
  /** What they hold that no file backs. */
  readonly memoryMiB: number;
  /** The most that one of them, or all of them now, have held; files that they mapped included. */
  readonly peakMiB: number;
  /** What the system counts for each process, by its id. */
  readonly members?: ReadonlyMap<number, Stat>;
}

/** Which processes are looked at. */
export interface LookOptions {
  /** The first two are the sandbox's. */
  readonly confined: boolean;
  /** The relay that stands between an engine and us, if one does; it is not the engine's. */
  readonly relay?: number;
  /** Processes besides that are known to be the engine's. */
  readonly others?: readonly number[];
}

const KIB_PER_MIB = 1024;

/** Looks at the process `pid` and all that it started. */
export function lookAt(pid: number, { confined, relay, others = [] }: LookOptions): UsageSample {
  const frame = confined ? [pid, ...childrenOf(pid).slice(0, 1)] : [];
  const own = [...new Set([...descendantsOf(pid), ...others])].filter((each) => each !== relay);
  const held = own.filter((each) => !frame.includes(each)).map(memoryOf);
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  const stats = own.flatMap((each) => {
    const stat = statOf(each);
    return stat ? [[each, stat] as const] : [];
  });
  return {
    processes: held.length,
    members: new Map(stats),
    cpuMs: sum(stats.map(([, { cpuMs }]) => cpuMs)),
    memoryMiB: sum(held.map(({ ownKiB }) => ownKiB)) / KIB_PER_MIB,
    peakMiB:
      Math.max(sum(held.map(({ nowKiB }) => nowKiB)), ...held.map(({ mostKiB }) => mostKiB)) /
      KIB_PER_MIB,
  };
}

/** What was used, by one look after the other: time only grows, and of memory the most counts. */
export function usedAfter(before: Used | undefined, { cpuMs, peakMiB }: UsageSample): Used {
  const peakMemoryMiB = Math.round(peakMiB * 10) / 10;
  return {
    cpuMs: Math.max(before?.cpuMs ?? 0, cpuMs),
    peakMemoryMiB: Math.max(before?.peakMemoryMiB ?? 0, peakMemoryMiB),
  };
}

interface Memory {
  readonly nowKiB: number;
  readonly mostKiB: number;
  readonly ownKiB: number;
}

/** A zombie holds nothing. */
function memoryOf(pid: number): Memory {
  const status = read(`/proc/${pid}/status`);
  const kib = (name: string): number => {
    const at = status.indexOf(`\n${name}:`);
    return at < 0 ? 0 : parseInt(status.slice(at + name.length + 2), 10) || 0;
  };
  return {
    nowKiB: kib("VmRSS"),
    mostKiB: kib("VmHWM"),
    ownKiB: kib("RssAnon") + kib("RssShmem"),
  };
}

function read(path: string): string {
  try {
    return Deno.readTextFileSync(path);
  } catch {
    return "";
  }
}
