/** Voluntary context switches of processes, which show that a process has read its input (Linux). @module */

import { descendantsOf } from "../process/process_tree.ts";

/** The switches of a process and all its children since a moment. */
export interface SwitchWatch {
  /** Whether there is only one thread, so that no other thread can have switched in its place. */
  readonly isAlone: boolean;
  /** Whether one of them has worked and waits again, as a reader does. */
  readonly hasSwitched: () => boolean;
}

/** Begins to watch; a process that cannot be seen is taken to have switched. */
export function watchContextSwitches(pid: number | undefined): SwitchWatch {
  const before = pid === undefined ? new Map<string, number>() : switchesOf(pid);
  if (pid === undefined || before.size === 0) return { isAlone: false, hasSwitched: () => true };
  const hasSwitched = (): boolean => {
    const now = switchesOf(pid);
    if (now.size === 0) return true;
    return [...now].some(([thread, switches]) => switches !== before.get(thread));
  };
  return { isAlone: before.size === 1, hasSwitched };
}

function switchesOf(pid: number): ReadonlyMap<string, number> {
  const switches = new Map<string, number>();
  if (Deno.build.os !== "linux") return switches;
  for (const process of descendantsOf(pid)) {
    try {
      for (const { name } of Deno.readDirSync(`/proc/${process}/task`)) {
        const status = Deno.readTextFileSync(`/proc/${process}/task/${name}/status`);
        switches.set(name, Number(/^voluntary_ctxt_switches:\s*(\d+)/m.exec(status)?.[1] ?? 0));
      }
    } catch {
      // It is gone, or a thread of it is.
    }
  }
  return switches;
}
