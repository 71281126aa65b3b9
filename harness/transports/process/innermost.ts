/** The program inside a sandbox. @module */

import { childrenOf, descendantsOf } from "./process_tree.ts";

/**
 * The process of a program in a world of its own, by the number of the process that made that
 * world: the second there, after the one that looks after orphans; `relayed` where that place is a
 * relay's, which then starts the program. Undefined as long as there is none. Names and command
 * lines say nothing, for a program may choose its own.
 */
export function innermost(maker: number, relayed = false): number | undefined {
  const second = secondIn(maker);
  if (second === undefined || !relayed) return second;
  return childrenOf(second)[0];
}

/** All processes of a program in a world of its own; orphans become children of the first there. */
export function allInside(maker: number, relayed = false): readonly number[] {
  const [first] = childrenOf(maker);
  if (first === undefined) return [];
  const ours = [first, relayed ? secondIn(maker) : undefined];
  return descendantsOf(first).filter((pid) => !ours.includes(pid));
}

/** The second process of a world: a relay, where there is one, and else the program itself. */
export function secondIn(maker: number): number | undefined {
  const [first] = childrenOf(maker);
  return childrenOf(first ?? 0).find((pid) => numberInside(pid) === 2);
}

/** The number under which a process that has not ended is known in its own world. */
function numberInside(pid: number): number {
  const status = read(`/proc/${pid}/status`);
  if (/^State:\s*[ZX]/m.test(status)) return NaN;
  const numbers = /^NSpid:\s*(.+)$/m.exec(status)?.[1]?.trim().split(/\s+/);
  return Number(numbers?.at(-1) ?? NaN);
}

function read(path: string): string {
  try {
    return Deno.readTextFileSync(path);
  } catch {
    return "";
  }
}
