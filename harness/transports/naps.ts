/** How often processes have gone to sleep, by which one sees that they have read (Linux). @module */

import { descendantsOf } from "./process_tree.ts";

/**
 * Begins to watch a process with all its children; what comes back tells whether one of them has
 * done something since and gone to sleep again, as who reads from a pipe does. Who cannot be seen
 * is taken to have done so.
 */
export function watchNaps(pid: number | undefined): () => boolean {
  const before = pid === undefined ? new Map<string, number>() : napsOf(pid);
  if (pid === undefined || before.size === 0) return () => true;
  return () => {
    const now = napsOf(pid);
    if (now.size === 0) return true;
    return [...now].some(([thread, naps]) => naps !== before.get(thread));
  };
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
