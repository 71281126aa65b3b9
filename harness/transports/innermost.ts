/** The program inside a sandbox. @module */

import { childrenOf } from "./process_tree.ts";

/**
 * The process of a program in a world of its own, by the number of the process that made that
 * world: the second there, after the one that looks after orphans; undefined as long as there is none.
 */
export function innermost(maker: number): number | undefined {
  const [first] = childrenOf(maker);
  if (first === undefined) return undefined;
  return childrenOf(first).find((pid) => numberInside(pid) === 2);
}

/** The number under which a process is known in its own world. */
function numberInside(pid: number): number {
  try {
    const status = Deno.readTextFileSync(`/proc/${pid}/status`);
    const numbers = /^NSpid:\s*(.+)$/m.exec(status)?.[1]?.trim().split(/\s+/) ?? [];
    return Number(numbers.at(-1));
  } catch {
    return NaN;
  }
}
