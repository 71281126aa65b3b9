/** Voluntary context switches of processes, which show that a process has read its input (Linux). @module */

import { textOf } from "../process/process_stat.ts";
import { descendantsOf } from "../process/process_tree.ts";

/** The switches of a process and all its children since a moment. */
export interface SwitchWatch {
  /** Whether the process can be seen at all. */
  readonly isSeen: boolean;
  /** Whether there is only one thread, so that no other thread can have switched in its place. */
  readonly isAlone: boolean;
  /** Whether one of them has worked and waits again, as a reader does. */
  readonly hasSwitched: () => boolean;
}

/** What is looked at: the files of a thread, by their folder. */
export interface Threads {
  /** The folders of all threads of a process and its descendants. */
  readonly list: (pid: number) => readonly string[];
  /** The switches of one thread; undefined once it is gone. */
  readonly switches: (thread: string) => number | undefined;
}

/** Begins to watch; a process that cannot be seen is taken to have switched. */
export function watchContextSwitches(
  pid: number | undefined,
  { list, switches }: Threads = SYSTEM,
): SwitchWatch {
  const all = pid === undefined ? [] : list(pid);
  const before = new Map(all.map((thread) => [thread, switches(thread)]));
  if (pid === undefined || before.size === 0) return UNSEEN;
  const hasSwitched = (): boolean => {
    // The reader is nearly always a known thread; to look for new ones takes longer.
    for (const [thread, then] of before) {
      if ((switches(thread) ?? then) !== then) return true;
    }
    const now = list(pid);
    return now.length === 0 || now.some((thread) => !before.has(thread));
  };
  return { isSeen: true, isAlone: before.size === 1, hasSwitched };
}

const UNSEEN: SwitchWatch = { isSeen: false, isAlone: false, hasSwitched: () => true };

const SYSTEM: Threads = {
  list: (pid) => Deno.build.os === "linux" ? descendantsOf(pid).flatMap(threadsOf) : [],
  switches: (thread) => {
    const found = /^voluntary_ctxt_switches:\s*(\d+)/m.exec(textOf(`${thread}/status`))?.[1];
    return found === undefined ? undefined : Number(found);
  },
};

function threadsOf(pid: number): readonly string[] {
  try {
    return [...Deno.readDirSync(`/proc/${pid}/task`)].map(({ name }) =>
      `/proc/${pid}/task/${name}`
    );
  } catch {
    // It is gone.
    return [];
  }
}
