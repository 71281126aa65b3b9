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
  return count > 0 ? IN.toString("latin1", 0, count) : "";
}

/** Descriptors of which one is waited for, for ever unless one of them is a timer. */
export class PollSet {
  /** Of each its descriptor (32 bits), what is asked and what is so (16 bits each). */
  readonly #entries: Int32Array<ArrayBuffer>;
  readonly #states: Int16Array<ArrayBuffer>;
  readonly #count: number;

  /** Of these descriptors. */
  constructor(...descriptors: readonly number[]) {
    this.#count = descriptors.length;
    this.#entries = new Int32Array(2 * this.#count);
    this.#states = new Int16Array(this.#entries.buffer);
    for (const [at, each] of descriptors.entries()) {
      this.#entries[2 * at] = each;
      this.#states[4 * at + ASKED] = READABLE;
    }
  }

  /** Waits until one of them can be read or is over; false where the system refuses. */
  wait(): boolean {
    return (system()?.poll(this.#entries, BigInt(this.#count), FOR_EVER) ?? 0) > 0;
  }

  /** Whether bytes lay at the descriptor at `at` when the last wait ended. */
  hasBytes(at: number): boolean {
    return (this.#stateOf(at) & READABLE) !== 0;
  }

  /** Whether nothing more will come by the descriptor at `at`. */
  isOver(at: number): boolean {
    return (this.#stateOf(at) & ~READABLE) !== 0 && !this.hasBytes(at);
  }

  /** Leaves the descriptor at `at` out of all waits to come. */
  leaveOut(at: number): void {
    this.#entries[2 * at] = LEFT_OUT;
  }

  #stateOf(at: number): number {
    return this.#states[4 * at + SO] ?? 0;
  }
}

const [ASKED, SO] = [2, 3];
const READABLE = 1;
const LEFT_OUT = -1;
const FOR_EVER = -1;

let known: { readonly calls: ReturnType<typeof open> } | undefined;

function system() {
  return (known ??= { calls: open() }).calls;
}

/** What comes back is at most 64 KiB, for which 32 bits are enough, and quicker. */
function open() {
  return cFunctions({
    write: { parameters: ["i32", "buffer", "usize"], result: "i32" },
    read: { parameters: ["i32", "buffer", "usize"], result: "i32" },
    poll: { parameters: ["buffer", "usize", "i32"], result: "i32" },
  });
}
