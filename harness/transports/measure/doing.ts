/** Looks at what an engine's threads sleep in (Linux; elsewhere nothing is seen). @module */

import type { Doing } from "../../core/mod.ts";
import { descendantsOf } from "../process/process_tree.ts";

/** What a process does with all that it started: the first of what explains most. */
export function doingOf(pid: number): Doing | undefined {
  if (Deno.build.os !== "linux") return undefined;
  const input = linkOf(`/proc/${pid}`, 0);
  const seen = new Set(descendantsOf(pid).flatMap((each) => doingsOf(each, input)));
  return ORDER.find((each) => seen.has(each));
}

/** A thread that runs explains everything, one that reads explains why the others wait for it. */
const ORDER: readonly Doing[] = [
  "runs",
  "reads-input",
  "reads-socket",
  "sleeps",
  "waits-events",
  "waits-lock",
  "waits-child",
  "idle",
];

function doingsOf(pid: number, input: string): readonly Doing[] {
  const process = `/proc/${pid}`;
  try {
    const all = [...Deno.readDirSync(`${process}/task`)].flatMap(({ name }) =>
      threadDoing(process, `${process}/task/${name}`) ?? []
    );
    // A program that reads what another of the engine's programs writes waits for that one.
    return isInput(linkOf(process, 0), input) ? all : all.filter((each) => each !== "reads-input");
  } catch {
    return [];
  }
}

/** Whether a program's stdin is the engine's, or a terminal, which may lie between. */
function isInput(own: string, input: string): boolean {
  return own === input || own === "" || own.startsWith("/dev/");
}

function threadDoing(process: string, thread: string): Doing | undefined {
  const stat = textOf(`${thread}/stat`);
  const state = stat.slice(stat.lastIndexOf(")") + 2).slice(0, 1);
  if (state === "R") return "runs";
  return callIn(process, thread) ?? (state === "S" ? "idle" : undefined);
}

/** What a thread that does not run waits in, where that can be seen. */
function callIn(process: string, thread: string): Doing | undefined {
  const [number = "", first = ""] = textOf(`${thread}/syscall`).split(" ");
  const call = CALLS[Deno.build.arch]?.[Number(number)] ?? callOf(textOf(`${thread}/wchan`));
  if (call !== "read") return call;
  const from = Number(first);
  return linkOf(process, from).startsWith("socket:") && !isStdin(process, from)
    ? "reads-socket"
    : isStdin(process, from)
    ? "reads-input"
    : undefined;
}

/** Whether a descriptor is stdin, perhaps under another number. */
function isStdin(process: string, descriptor: number): boolean {
  const link = linkOf(process, descriptor);
  return descriptor === 0 || (link !== "" && link === linkOf(process, 0));
}

function linkOf(process: string, descriptor: number): string {
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

/** The same by the kernel's function, which tells less. */
function callOf(wchan: string): Doing | undefined {
  return WCHANS.find(([words]) => words.test(wchan))?.[1];
}

const WCHANS: readonly (readonly [RegExp, Doing])[] = [
  [/pipe_read|n_tty_read/, "reads-input"],
  [/futex/, "waits-lock"],
  [/nanosleep|pause|sigsuspend|sigtimedwait/, "sleeps"],
  [/poll|select/, "waits-events"],
  [/do_wait/, "waits-child"],
  [/wait_woken|sk_wait_data|unix_stream/, "reads-socket"],
];

function textOf(path: string): string {
  try {
    return Deno.readTextFileSync(path).trim();
  } catch {
    return "";
  }
}
