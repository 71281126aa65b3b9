/** How a program gets a session and a group of its own at the least cost. @module */

import { resolveProgram } from "./start_failure.ts";

/** A file to start, and how. */
export interface SessionStart {
  readonly file: string;
  readonly args: readonly string[];
  /** Whether the runtime is to make the session. */
  readonly detached: boolean;
}

/** What is to be started. */
export interface SessionOptions {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Programs that the system has started before, as they were then. */
const started = new Map<string, string>();

/**
 * The runtime makes a session by copying itself, which takes milliseconds and more the bigger it
 * grows; util-linux's `setsid` in front of the program takes half of one. It cannot say why a
 * program does not start, so only a file that was started before and has not changed is started so.
 */
export function inOwnSession(file: string, { args, env }: SessionOptions): SessionStart {
  const setsid = setsidFile();
  const plain = { file, args, detached: Deno.build.os !== "windows" };
  if (setsid === undefined || started.get(file) !== stampOf(file)) return plain;
  // What is preloaded is meant for the program alone.
  if (Object.keys(env).some((name) => name.startsWith("LD_"))) return plain;
  return { file: setsid, args: [file, ...args], detached: false };
}

/** Remembers that the system could start a file. */
export function noteStarted(file: string): void {
  // The runtime reads its own options in another way than those of others.
  if (setsidFile() === undefined || file === Deno.execPath()) return;
  started.set(file, stampOf(file));
}

/** Which content a file has, as far as the system tells. */
function stampOf(file: string): string {
  try {
    const { dev, ino, size, mode, mtime, ctime } = Deno.statSync(file);
    return [dev, ino, size, mode, mtime?.getTime(), ctime?.getTime()].join();
  } catch {
    return "gone";
  }
}

let known: { readonly file: string | undefined } | undefined;

function setsidFile(): string | undefined {
  return (known ??= { file: search() }).file;
}

function search(): string | undefined {
  if (Deno.build.os !== "linux") return undefined;
  const options = { cwd: "/", path: Deno.env.get("PATH") ?? "" };
  const found = resolveProgram("setsid", options);
  return found.ok ? found.value : undefined;
}
