/** Waits for one of several pipes, without the event loop (Linux). @module */

import { cFunctions } from "./c_library.ts";

/**
 * Descriptors of which one is waited for, for ever unless one of them is a timer.
 *
 * The system is told once which they are, for to tell it for each wait (`poll`) takes longer. It
 * tells each change once: whatever a caller leaves where it lies ends no further wait.
 */
export class WaitSet implements Disposable {
  readonly #descriptors: readonly (number | undefined)[];
  /** What is so of each, as of the last wait. */
  readonly #states: Int32Array;
  /** What the system tells of those that ended a wait, and in which place of `#descriptors` each is. */
  readonly #told: Int32Array<ArrayBuffer>;
  /** The system's own set. */
  readonly #set: number | undefined;
  #isOpen: boolean;

  /** Of these descriptors; undefined keeps the place of one that is gone. */
  constructor(...descriptors: readonly (number | undefined)[]) {
    this.#descriptors = descriptors;
    this.#states = new Int32Array(descriptors.length);
    this.#told = new Int32Array(WORDS * descriptors.length);
    this.#set = setOf(descriptors);
    this.#isOpen = this.#set !== undefined;
  }

  /** Waits until one of them can be read or is over; false where the system refuses. */
  wait(): boolean {
    const [states, told] = [this.#states, this.#told];
    if (!this.#isOpen || this.#set === undefined) return false;
    for (let at = 0; at < states.length; at++) states[at] = 0;
    const count = system()?.epoll_wait(this.#set, told, states.length, FOR_EVER) ?? 0;
    for (let at = 0; at < count; at++) {
      states[told[WORDS * at + PLACE] ?? 0] = told[WORDS * at] ?? 0;
    }
    return count > 0;
  }

  /** Whether bytes lay at the descriptor at `at` when the last wait ended. */
  hasBytes(at: number): boolean {
    return ((this.#states[at] ?? 0) & READABLE) !== 0;
  }

  /** Whether nothing more will come by the descriptor at `at` but what lies there. */
  isOver(at: number): boolean {
    return ((this.#states[at] ?? 0) & ~READABLE) !== 0;
  }

  /** Leaves the descriptor at `at` out of all waits to come. */
  leaveOut(at: number): void {
    const each = this.#descriptors[at];
    if (this.#set !== undefined && each !== undefined) {
      system()?.epoll_ctl(this.#set, REMOVE, each, null);
    }
  }

  /** Nothing is waited for any more. */
  [Symbol.dispose](): void {
    if (this.#isOpen && this.#set !== undefined) system()?.close(this.#set);
    this.#isOpen = false;
  }
}

/** An entry: what is so, and its place; the processor decides whether a gap is between them. */
const [WORDS, PLACE] = Deno.build.arch === "x86_64" ? [3, 1] : [4, 2];
const [ADD, REMOVE] = [1, 2];
const CLOSE_ON_EXEC = 0o2000000;
const READABLE = 1;
const ON_CHANGE = 1 << 31;
const FOR_EVER = -1;

function setOf(descriptors: readonly (number | undefined)[]): number | undefined {
  const calls = system();
  const set = calls?.epoll_create1(CLOSE_ON_EXEC) ?? -1;
  if (!calls || set < 0) return undefined;
  const entry = new Int32Array(WORDS);
  entry[0] = READABLE | ON_CHANGE;
  for (const [at, each] of descriptors.entries()) {
    entry[PLACE] = at;
    if (each === undefined || calls.epoll_ctl(set, ADD, each, entry) === 0) continue;
    calls.close(set);
    return undefined;
  }
  return set;
}

let known: { readonly calls: ReturnType<typeof open> } | undefined;

function system() {
  return (known ??= { calls: open() }).calls;
}

function open() {
  return cFunctions({
    epoll_create1: { parameters: ["i32"], result: "i32" },
    epoll_ctl: { parameters: ["i32", "i32", "i32", "buffer"], result: "i32" },
    epoll_wait: { parameters: ["i32", "buffer", "i32", "i32"], result: "i32" },
    close: { parameters: ["i32"], result: "i32" },
  });
}
