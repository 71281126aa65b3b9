/** Bytes that a program which we start finds at a descriptor. @module */

import { closeSync, openSync } from "node:fs";

/** A descriptor of ours to hand on; a child that was started meanwhile has its own copy. */
export interface Handed extends Disposable {
  readonly descriptor: number;
}

/** Files without a name, one for each content, for as long as this process lives. */
const kept = new WeakMap<Uint8Array, number>();

/** Opens `bytes` for reading from their beginning. */
export function openHanded(bytes: Uint8Array): Handed {
  // Opened anew, for descriptors that are copies share one place in the file.
  const descriptor = openSync(`/proc/self/fd/${fileOf(bytes)}`, "r");
  return { descriptor, [Symbol.dispose]: () => closeSync(descriptor) };
}

const SHELL = "/bin/sh";
const OPEN = 'exec "$@" 3<"$0"';

/**
 * The words that start the program of `words` with `bytes` at descriptor 3 by a shell, which takes
 * half a millisecond: to hand on a descriptor, the runtime copies itself. Undefined where no shell
 * can open what is ours.
 */
export function openedByShell(
  bytes: Uint8Array,
  words: readonly string[],
): readonly string[] | undefined {
  const path = `/proc/${Deno.pid}/fd/${fileOf(bytes)}`;
  return shellOpens(path) ? [SHELL, "-c", OPEN, path, ...words] : undefined;
}

let opens: boolean | undefined;

/** Found out once, by trying. */
function shellOpens(path: string): boolean {
  return opens ??= Deno.build.os === "linux" &&
    isFine([SHELL, "-c", OPEN, path, SHELL, "-c", READ]);
}

/** Ends well if there is anything to read. */
const READ = "test -r /proc/self/fd/3 && test -s /proc/self/fd/3";

function isFine([program = "", ...args]: readonly string[]): boolean {
  try {
    return new Deno.Command(program, { args, stdout: "null", stderr: "null" }).outputSync().success;
  } catch {
    return false;
  }
}

function fileOf(bytes: Uint8Array): number {
  const file = kept.get(bytes) ?? withoutName(bytes);
  kept.set(bytes, file);
  return file;
}

function withoutName(bytes: Uint8Array): number {
  const path = Deno.makeTempFileSync({ prefix: "shinpan-handed-" });
  try {
    Deno.writeFileSync(path, bytes);
    return openSync(path, "r");
  } finally {
    Deno.removeSync(path);
  }
}
