/** How often processes have gone to sleep, by which one sees that they have read (Linux). @module */

import { descendantsOf } from "./process_tree.ts";

/** What is seen of the sleep of a process and all its children. */
export interface NapWatch {
  /** Whether there is only one thread, so that no other thread can have napped in its place. */
  readonly isAlone: boolean;
  /** Whether one of them has done something and gone to sleep again, as a reader does. */
  readonly hasNapped: () => boolean;
}

/** Begins to watch; a process that cannot be seen is taken to have napped. */
export function watchNaps(pid: number | undefined): NapWatch {
  const before = pid === undefined ? new Map<string, number>() : napsOf(pid);
  if (pid === undefined || before.size === 0) return { isAlone: false, hasNapped: () => true };
  const hasNapped = (): boolean => {
    const now = napsOf(pid);
    if (now.size === 0) return true;
    return [...now].some(([thread, naps]) => naps !== before.get(thread));
  };
  return { isAlone: before.size === 1, hasNapped };
}

function napsOf(pid: number): ReadonlyMap<string, number> {
  const naps = new Map<string, number>();
  if (Deno.build.os !== "linux") return naps;
  for (const process of descendantsOf(pid)) {
    try {
      for (const { name } of Deno.readDirSync(`/proc/${process}/task`)) {
        const status = Deno.readTextFileSync(`/proc/${process}/task/${name}/status`);
        naps.set(name, Number(/^voluntary_ctxt_switches:\s*(\d+)/m.exec(status)?.[1] ?? 0));
      }
    } catch {
      // It is gone, or a thread of it is.
    }
  }
  return naps;
}
