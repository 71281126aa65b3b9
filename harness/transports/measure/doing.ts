/** Looks at what an engine's threads sleep in (Linux; elsewhere nothing is seen). @module */

import type { Doing } from "../../core/mod.ts";
import { descendantsOf } from "../process/process_tree.ts";
import { linkOf, threadWait } from "./thread_wait.ts";

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
  "stopped",
  "idle",
];

function doingsOf(pid: number, input: string): readonly Doing[] {
  const process = `/proc/${pid}`;
  try {
    const all = [...Deno.readDirSync(`${process}/task`)].flatMap(({ name }) =>
      threadWait(process, `${process}/task/${name}`).doing ?? []
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
