/** What an engine writes beside the protocol: kept apart, shown, never read as protocol. @module */

import { textOfLatin1 } from "../../core/mod.ts";
import type { Inbox } from "./inbox.ts";
import { CAPS, type OpenOptions } from "../transport.ts";

// The beginning says how the engine was set up, the end of a crash report what happened.
const HEAD_BYTES = 16 * 1024;
const TAIL_BYTES = 48 * 1024;
/** More than any log keeps. */
const MOST_LINES = 10_000;
const LAST_BYTES = 1024;

/** Drains a stream, keeps its beginning and its end, and logs it line by line. */
export class StderrBox {
  readonly #options: OpenOptions;
  readonly #inbox: Inbox;
  readonly #stream: "stderr" | "stdout";
  #head = "";
  #tail: string[] = [];
  #tailBytes = 0;
  #bytes = 0;
  #rest: string[] = [];
  #restBytes = 0;
  /** How many lines have come so far. */
  #lines = 0;

  /** For stderr, of which there is never too much; or for stdout, which tells `inbox` of a flood. */
  constructor(options: OpenOptions, inbox: Inbox, stream: "stderr" | "stdout" = "stderr") {
    this.#options = options;
    this.#inbox = inbox;
    this.#stream = stream;
  }

  /** How many bytes have come so far, kept or not. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Takes bytes, one character each, at the moment they came. */
  add(latin1: string, atMs: number): void {
    this.#keep(latin1);
    this.#rest.push(latin1);
    this.#restBytes += latin1.length;
    // A line that never ends is logged in pieces, so that it is not held in memory.
    if (latin1.includes("\n") || this.#restBytes > TAIL_BYTES) this.#logLines(atMs);
    this.#bytes += latin1.length;
    if (this.#stream === "stderr") return;
    const { stdoutBytes } = this.#options.caps ?? CAPS;
    if (this.#bytes > stdoutBytes) this.#inbox.flood("stdout", this.#bytes);
  }

  /** Takes it that nothing more will come. */
  end(atMs: number): void {
    const rest = this.#rest.join("");
    this.#rest = [];
    this.#restBytes = 0;
    if (rest !== "") this.#log(rest, atMs);
  }

  /** The beginning and the end of what was written so far. */
  text(): string {
    const tail = this.#tail.join("").slice(-TAIL_BYTES);
    const leftOut = this.#bytes - this.#head.length - tail.length;
    if (leftOut <= 0) return textOfLatin1(this.#head + tail);
    return `${textOfLatin1(this.#head)}\n… (${leftOut})\n${textOfLatin1(tail)}`;
  }

  #keep(latin1: string): void {
    const first = latin1.slice(0, HEAD_BYTES - this.#head.length);
    this.#head += first;
    this.#tail.push(latin1.slice(first.length));
    this.#tailBytes += latin1.length - first.length;
    if (this.#tailBytes < 2 * TAIL_BYTES) return;
    this.#tail = [this.#tail.join("").slice(-TAIL_BYTES)];
    this.#tailBytes = TAIL_BYTES;
  }

  #logLines(atMs: number): void {
    const lines = this.#thinned(this.#rest.join("")).split("\n");
    const last = lines.pop() ?? "";
    const rest = last.length > TAIL_BYTES ? "" : last;
    this.#rest = rest === "" ? [] : [rest];
    this.#restBytes = rest.length;
    this.#lines += lines.length;
    for (const line of rest === "" && last !== "" ? [...lines, last] : lines) this.#log(line, atMs);
  }

  /** After many lines only the end of each chunk: thousands of short ones would keep us busy. */
  #thinned(latin1: string): string {
    const leftOut = latin1.length - LAST_BYTES;
    if (this.#lines <= MOST_LINES || leftOut <= 0) return latin1;
    const end = latin1.slice(leftOut);
    return end.includes("\n")
      ? `... (${leftOut} bytes left out)\n${end.slice(end.indexOf("\n") + 1)}`
      : latin1;
  }

  #log(latin1: string, atMs: number): void {
    const text = textOfLatin1(latin1);
    if (this.#stream === "stderr") this.#options.log("stderr", text, atMs);
    else this.#options.log("note", `stdout: ${text}`, atMs);
  }
}
