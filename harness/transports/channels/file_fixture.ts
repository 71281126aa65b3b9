/** Lets a program that answers by files be an engine in this process. @module */

import { bytesOf, type FileCall, type FileRun } from "../../core/mod.ts";
import { readCall } from "./file_layout.ts";
import type { FileDeed, FileProgram } from "./file_program.ts";
import type { Deed, FixtureEngine } from "./fixture_engine.ts";
import {
  afterDeed,
  appearedIn,
  fatesIn,
  freshFolder,
  readFrom,
  type VirtualFolder,
  virtualLayout,
} from "./virtual_folder.ts";

/** What is going on in the program's only process. */
interface Running {
  readonly folder: VirtualFolder;
  readonly left: readonly FileDeed[];
  readonly tookMs: number;
  readonly printed: number;
  readonly stderr: string;
  readonly survived: boolean;
  readonly changedLate: readonly string[];
}

interface State {
  /** Calls that wait for the one before them. */
  readonly calls: readonly FileCall[];
  /** A program that waits for its input to end. */
  readonly waiting?: Running;
}

/** An engine that hears calls and says what `program` does about them. */
export function fileEngine(program: FileProgram): FixtureEngine<State> {
  return {
    begin: () => ({ state: { calls: [] }, deeds: [] }),
    hear: ({ calls, waiting }, chunk) => {
      const lines = chunk.split("\n").filter((line) => line.trim() !== "");
      return work(program, { calls: [...calls, ...lines.map(readCall)], waiting }, false);
    },
    end: (state) => work(program, state, true),
  };
}

/** Runs call after call, until there is none or one waits for an input that is still open. */
function work(program: FileProgram, { calls, waiting }: State, closed: boolean) {
  const deeds: Deed[] = [];
  const queue = [...calls];
  let running = waiting;
  if (running && !closed) return { state: { calls, waiting }, deeds };
  while (running || queue.length > 0) {
    running ??= begun(program, queue.shift()!);
    const { stdin } = running.folder.call;
    const done = perform(running, closed || stdin === "closed");
    deeds.push(...done.deeds);
    if (done.waiting) return { state: { calls: queue, waiting: done.waiting }, deeds };
    running = undefined;
  }
  return { state: { calls: queue }, deeds };
}

function begun(program: FileProgram, call: FileCall): Running {
  const folder = freshFolder(call);
  const { args } = virtualLayout(call);
  const left = program({ args, read: (path) => readFrom(folder, path) });
  const nothing = { tookMs: 0, printed: 0, stderr: "", survived: false, changedLate: [] };
  return { folder, left, ...nothing };
}

/** What a program does until it ends, or until it waits for the end of its input. */
function perform(
  start: Running,
  closed: boolean,
): { readonly deeds: readonly Deed[]; readonly waiting?: Running } {
  const deeds: Deed[] = [];
  let running = start;
  while (true) {
    const [deed = EXIT, ...left] = running.left;
    if (deed.kind === "exit") return { deeds: [...deeds, ended(running, { code: deed.code })] };
    if (deed.kind === "die") return { deeds: [...deeds, ended(running, { signal: deed.signal })] };
    if (deed.kind === "read-stdin" && !closed) return { deeds, waiting: { ...running, left } };
    if (PASSED_ON.has(deed.kind)) deeds.push(deed as Deed);
    const after = following(running, deed);
    if (!after) return { deeds: [...deeds, ended(running, { code: 1 })] };
    running = { ...after, left };
  }
}

/** What happens at once, and not only in the folder. */
const PASSED_ON: ReadonlySet<string> = new Set(["think", "mutter", "print"]);
const EXIT: FileDeed = { kind: "exit", code: 0 };

/** The program after a deed; undefined where the system would refuse it. */
function following(
  running: Running,
  deed: Exclude<FileDeed, { kind: "exit" | "die" }>,
): Running | undefined {
  switch (deed.kind) {
    case "read-stdin":
      return running;
    case "think":
      return { ...running, tookMs: running.tookMs + deed.ms };
    case "mutter":
      return { ...running, stderr: running.stderr + deed.text };
    case "print":
      return { ...running, printed: running.printed + bytesOf(deed.text).length };
    case "leave-child":
      return { ...running, survived: true, ...childsWork(running, deed) };
    case "write":
    case "overwrite":
    case "remove":
    case "rename":
    case "link":
    case "mode": {
      const folder = afterDeed(running.folder, deed);
      return folder && { ...running, folder };
    }
  }
}

function childsWork(
  { folder, changedLate }: Running,
  { path, text = "" }: Extract<FileDeed, { kind: "leave-child" }>,
): Pick<Running, "folder" | "changedLate"> {
  if (path === undefined) return { folder, changedLate };
  const name = path.slice(path.lastIndexOf("/") + 1);
  const after = afterDeed(folder, { kind: "write", path, text });
  return { folder: after ?? folder, changedLate: [...changedLate, name] };
}

function ended(running: Running, exit: FileRun["exit"]): Deed {
  const { folder, tookMs, printed, stderr, survived, changedLate } = running;
  const run: FileRun = {
    exit,
    tookMs,
    files: fatesIn(folder),
    appeared: appearedIn(folder),
    survived,
    changedLate,
    printed,
    stderr: stderr.slice(-2000),
  };
  return { kind: "say", text: `${JSON.stringify(run)}\n` };
}
