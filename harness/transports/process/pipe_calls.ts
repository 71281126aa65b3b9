/** Calls of the system for pipes, without the event loop (Linux). @module */

import { cFunctions } from "./c_library.ts";

/** Up to so many bytes (PIPE_BUF) a pipe takes whole or not at all. */
const MOST_WRITTEN = 4096;
const OUT = new Uint8Array(MOST_WRITTEN);

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

let known: { readonly calls: ReturnType<typeof open> } | undefined;

function system() {
  return (known ??= { calls: open() }).calls;
}

/** What comes back is small: 32 bits are enough for it, and quicker. */
function open() {
  return cFunctions({
    write: { parameters: ["i32", "buffer", "usize"], result: "i32" },
  });
}
