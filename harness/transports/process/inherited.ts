/** Descriptors that the harness got from what started it, and that no engine shall get. @module */

import { cFunctions } from "./c_library.ts";

const CLOSE_ON_EXEC = 0o2000000;
const F_SETFD = 2;
const FD_CLOEXEC = 1;
let done = false;

/**
 * Keeps what we inherited besides stdin, stdout and stderr to ourselves (Linux; elsewhere nothing):
 * an engine could write to a pipe or a terminal of a shell, or hold it open. Done once.
 */
export function keepInherited(): void {
  if (done || Deno.build.os !== "linux") return;
  done = true;
  const open = inherited();
  if (open.length === 0) return;
  const system = cFunctions({ fcntl: { parameters: ["i32", "i32", "i32"], result: "i32" } });
  for (const descriptor of open) system?.fcntl(descriptor, F_SETFD, FD_CLOEXEC);
}

/** The descriptors that a program which we start would get. */
export function inherited(): readonly number[] {
  return [...Deno.readDirSync("/proc/self/fd")].map(({ name }) => Number(name))
    .filter((descriptor) => descriptor > 2 && !isKept(descriptor));
}

function isKept(descriptor: number): boolean {
  try {
    const info = Deno.readTextFileSync(`/proc/self/fdinfo/${descriptor}`);
    return (parseInt(/^flags:\s*(\d+)/m.exec(info)?.[1] ?? "", 8) & CLOSE_ON_EXEC) !== 0;
  } catch {
    // It was the folder that we looked through.
    return true;
  }
}
