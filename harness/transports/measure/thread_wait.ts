/** What one thread of a process waits in, as the kernel tells it (Linux; elsewhere nothing). @module */

import type { Doing } from "../../core/mod.ts";
import { textOf } from "../process/process_stat.ts";

/** What a thread does, where that can be seen. */
export interface ThreadWait {
  readonly doing?: Doing;
  /** Only input, or another thread or process, can end it: no time that runs out. */
  readonly endless: boolean;
}

/** What a thread does; both are folders in `/proc`. */
export function threadWait(process: string, thread: string): ThreadWait {
  const stat = textOf(`${thread}/stat`);
  const state = stat.slice(stat.lastIndexOf(")") + 2).slice(0, 1);
  if (state === "R") return { doing: "runs", endless: false };
  if (state === "T") return { doing: "stopped", endless: false };
  const wait = waitIn(process, thread);
  return wait.doing === undefined && state === "S" ? { ...wait, doing: "idle" } : wait;
}

function waitIn(process: string, thread: string): ThreadWait {
  const words = textOf(`${thread}/syscall`).trim().split(" ");
  const call = CALLS[Deno.build.arch]?.[Number(words[0] || NaN)];
  switch (call) {
    case undefined:
      return byWchan(textOf(`${thread}/wchan`).trim());
    case "read":
      return readOf(process, Number(words[1]));
    case "waits-lock":
      return { doing: call, endless: Number(words[FUTEX_TIMEOUT]) === 0 };
    case "waits-child":
      return { doing: call, endless: true };
    default:
      return { doing: call, endless: false };
  }
}

/** Where `syscall` has the pointer to the time after which a futex is no longer waited for. */
const FUTEX_TIMEOUT = 4;

function readOf(process: string, from: number): ThreadWait {
  const link = linkOf(process, from);
  // The same input may have another number.
  const isStdin = from === 0 || (link !== "" && link === linkOf(process, 0));
  if (isStdin) return { doing: "reads-input", endless: isInput(link) };
  return link.startsWith("socket:")
    ? { doing: "reads-socket", endless: true }
    : { endless: link.startsWith("pipe:") };
}

/** Whether a descriptor is no timer or the like. */
function isInput(link: string): boolean {
  return !link.startsWith("anon_inode:");
}

/** What a descriptor of a process stands for. */
export function linkOf(process: string, descriptor: number): string {
  try {
    return Deno.readLinkSync(`${process}/fd/${descriptor}`);
  } catch {
    return "";
  }
}

type Call = Doing | "read";

/** System calls by number, where they can be seen. */
const CALLS: Readonly<Record<string, Readonly<Record<number, Call>>>> = {
  x86_64: {
    0: "read",
    19: "read",
    45: "read",
    47: "read",
    7: "waits-events",
    23: "waits-events",
    232: "waits-events",
    270: "waits-events",
    271: "waits-events",
    281: "waits-events",
    34: "sleeps",
    35: "sleeps",
    128: "sleeps",
    130: "sleeps",
    230: "sleeps",
    202: "waits-lock",
    61: "waits-child",
    247: "waits-child",
  },
  aarch64: {
    63: "read",
    65: "read",
    207: "read",
    212: "read",
    22: "waits-events",
    72: "waits-events",
    73: "waits-events",
    101: "sleeps",
    115: "sleeps",
    133: "sleeps",
    137: "sleeps",
    98: "waits-lock",
    260: "waits-child",
    95: "waits-child",
  },
};

/** The same by the kernel's function, which tells less: not how long a lock is waited for. */
function byWchan(wchan: string): ThreadWait {
  const doing = WCHANS.find(([words]) => words.test(wchan))?.[1];
  return { doing, endless: doing !== undefined && ENDLESS.has(doing) };
}

const ENDLESS: ReadonlySet<Doing> = new Set<Doing>(["reads-input", "reads-socket", "waits-child"]);

const WCHANS: readonly (readonly [RegExp, Doing])[] = [
  [/pipe_read|n_tty_read/, "reads-input"],
  [/futex/, "waits-lock"],
  [/nanosleep|pause|sigsuspend|sigtimedwait/, "sleeps"],
  [/poll|select/, "waits-events"],
  [/do_wait/, "waits-child"],
  [/wait_woken|sk_wait_data|unix_stream/, "reads-socket"],
];
