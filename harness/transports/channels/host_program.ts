/** Runs a fixture program that answers by files as this process. @module */

import { bytesOf, textOf } from "../../core/mod.ts";
import type { FileDeed, FileProgram } from "./file_program.ts";

/** Lets `program` have this process's files and the arguments given; ends only with the process. */
export async function hostProgram(program: FileProgram, args: readonly string[]): Promise<never> {
  for (const deed of program({ args, read })) await perform(deed);
  Deno.exit(0);
}

function read(path: string): string | undefined {
  try {
    return textOf(Deno.readFileSync(path));
  } catch {
    return undefined;
  }
}

async function perform(deed: FileDeed): Promise<void> {
  switch (deed.kind) {
    case "write":
      return Deno.writeFileSync(deed.path, bytesOf(deed.text));
    case "overwrite":
      return overwrite(deed);
    case "remove":
      return Deno.removeSync(deed.path);
    case "rename":
      return Deno.renameSync(deed.path, deed.to);
    case "link":
      Deno.removeSync(deed.path);
      return Deno.symlinkSync(deed.to, deed.path);
    case "mode":
      return Deno.chmodSync(deed.path, deed.mode);
    case "print":
      return writeAll(Deno.stdout, deed.text);
    case "mutter":
      return writeAll(Deno.stderr, deed.text);
    case "think":
      return await new Promise((resolve) => setTimeout(resolve, Math.min(deed.ms, LONGEST_MS)));
    case "read-stdin":
      for await (const _ of Deno.stdin.readable);
      return;
    case "leave-child":
      return leaveChild(deed);
    case "exit":
      return Deno.exit(deed.code);
    case "die":
      Deno.kill(Deno.pid, deed.signal as Deno.Signal);
      return await new Promise((resolve) => setTimeout(resolve, LONGEST_MS));
  }
}

const LONGEST_MS = 2 ** 31 - 1;

function overwrite({ path, text }: Extract<FileDeed, { kind: "overwrite" }>): void {
  using file = Deno.openSync(path, { read: true, write: true });
  file.writeSync(bytesOf(text));
}

function writeAll(to: { writeSync(bytes: Uint8Array): number }, text: string): void {
  const bytes = bytesOf(text);
  for (let at = 0; at < bytes.length;) at += to.writeSync(bytes.subarray(at));
}

function leaveChild({ path, text = "" }: Extract<FileDeed, { kind: "leave-child" }>) {
  new Deno.Command("sh", {
    args: ["-c", path === undefined ? IDLE_CHILD : CHILD, "sh", text, path ?? "", String(Deno.pid)],
    stdin: "null",
    stdout: "null",
    stderr: "null",
  }).spawn().unref();
}

const IDLE_CHILD = "sleep 60";

/** Waits until its parent is gone and writes; goes on to touch the file, whenever one looks. */
const CHILD = 'while kill -0 "$3"; do sleep 0.01; done; printf "%s" "$1" > "$2"; ' +
  'for i in 1 2 3 4 5 6; do for j in 1 2 3 4 5 6 7 8 9 0; do sleep 0.02; touch "$2"; done; done; ' +
  "sleep 60";
