/** The program inside a sandbox. @module */

import { RELAY } from "../sandbox/mod.ts";
import { childrenOf } from "./process_tree.ts";

/**
 * The process of a program in a world of its own, by the number of the process that made that
 * world: the second there, after the one that looks after orphans, or what a relay in that place
 * has started; undefined as long as there is none.
 */
export function innermost(maker: number): number | undefined {
  const [first] = childrenOf(maker);
  const second = childrenOf(first ?? 0).find((pid) => numberInside(pid) === 2);
  if (second === undefined || !isRelay(second)) return second;
  return childrenOf(second).find((pid) => !isRelay(pid));
}

/** The number under which a process is known in its own world. */
function numberInside(pid: number): number {
  const numbers = /^NSpid:\s*(.+)$/m.exec(read(`/proc/${pid}/status`))?.[1]?.trim().split(/\s+/);
  return Number(numbers?.at(-1) ?? NaN);
}

function isRelay(pid: number): boolean {
  return read(`/proc/${pid}/cmdline`).startsWith(`${RELAY}\0`);
}

function read(path: string): string {
  try {
    return Deno.readTextFileSync(path);
  } catch {
    return "";
  }
}
