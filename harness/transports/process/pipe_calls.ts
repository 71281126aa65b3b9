/** Calls of the system for pipes, without the event loop (Linux). @module */

import { Buffer } from "node:buffer";
import { cFunctions } from "./c_library.ts";

/** Up to so many bytes (PIPE_BUF) a pipe takes whole or not at all. */
const MOST_WRITTEN = 4096;
const MOST_READ = 64 * 1024;
const OUT = new Uint8Array(MOST_WRITTEN);
const IN = Buffer.alloc(MOST_READ);

/**
 * Hands bytes, one character each, to a pipe that does not block; how many it took. None where it is
 * full, broken, or they are many: the event loop is then to write them.
 */
export function writeNow(descriptor: number, latin1: string): number {
  const calls = system();
  if (!calls || latin1.length > MOST_WRITTEN) return 0;
  for (let at = 0; at < latin1.length; at++) OUT[at] = latin1.charCodeAt(at);
  return Math.max(0, calls.write(descriptor, OUT, BigInt(latin1.length)));
}

/** What a pipe that does not block holds, one character per byte; empty also at its end. */
export function readNow(descriptor: number): string {
  const count = system()?.read(descriptor, IN, BigInt(MOST_READ)) ?? 0;
  if (count <= 0) return "";
  return count <= SHORT ? shortText(count) : IN.toString("latin1", 0, count);
}

/** How many bytes its reader has not yet taken out of a pipe; undefined where the system does not tell. */
export function unreadIn(descriptor: number): number | undefined {
  return system()?.ioctl(descriptor, ASK_UNREAD, UNREAD) === 0 ? UNREAD[0] : undefined;
}

const ASK_UNREAD = 0x541bn;
const UNREAD = new Int32Array(1);

/** So few bytes become text more quickly here than in the runtime. */
const SHORT = 32;
const STRIDE = 8;

function shortText(count: number): string {
  let text = "";
  for (let at = 0; at < count; at += STRIDE) text += eightFrom(at);
  return text.slice(0, count);
}

function eightFrom(at: number): string {
  return String.fromCharCode(
    IN[at] ?? 0,
    IN[at + 1] ?? 0,
    IN[at + 2] ?? 0,
    IN[at + 3] ?? 0,
    IN[at + 4] ?? 0,
    IN[at + 5] ?? 0,
    IN[at + 6] ?? 0,
    IN[at + 7] ?? 0,
  );
}

let known: { readonly calls: ReturnType<typeof open> } | undefined;

function system() {
  return (known ??= { calls: open() }).calls;
}

/** What comes back is at most 64 KiB, for which 32 bits are enough, and quicker. */
function open() {
  return cFunctions({
    write: { parameters: ["i32", "buffer", "usize"], result: "i32" },
    read: { parameters: ["i32", "buffer", "usize"], result: "i32" },
    ioctl: { parameters: ["i32", "usize", "buffer"], result: "i32" },
  });
}
