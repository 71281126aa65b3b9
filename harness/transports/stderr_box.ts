/** What an engine writes beside the protocol: kept apart, shown, never read as protocol. @module */

import { textOfLatin1 } from "../core/mod.ts";
import type { Inbox } from "./inbox.ts";
import { CAPS, type OpenOptions } from "./transport.ts";

// The end of a crash report says what happened.
const KEPT_BYTES = 64 * 1024;

/** Keeps the end of a stream and logs it line by line. */
export class StderrBox {
  readonly #options: OpenOptions;
  readonly #inbox: Inbox;
  readonly #stream: "stderr" | "stdout";
  #kept: string[] = [];
  #keptBytes = 0;
  #bytes = 0;
  #rest: string[] = [];

  /** A box that tells `inbox` of a flood; for stderr unless told otherwise. */
  constructor(options: OpenOptions, inbox: Inbox, stream: "stderr" | "stdout" = "stderr") {
    this.#options = options;
    this.#inbox = inbox;
    this.#stream = stream;
  }

  /** Takes bytes, one character each, at the moment they came. */
  add(latin1: string, atMs: number): void {
    this.#keep(latin1);
    this.#rest.push(latin1);
    if (latin1.includes("\n")) this.#logLines(atMs);
    this.#bytes += latin1.length;
    const most = (this.#options.caps ?? CAPS)[`${this.#stream}Bytes`];
    if (this.#bytes > most) this.#inbox.flood(this.#stream, this.#bytes);
  }

  /** Takes it that nothing more will come. */
  end(atMs: number): void {
    const rest = this.#rest.join("");
    this.#rest = [];
    if (rest !== "") this.#log(rest, atMs);
  }

  /** The end of what was written so far. */
  text(): string {
    return textOfLatin1(this.#kept.join("").slice(-KEPT_BYTES));
  }

  #keep(latin1: string): void {
    this.#kept.push(latin1);
    this.#keptBytes += latin1.length;
    if (this.#keptBytes < 2 * KEPT_BYTES) return;
    this.#kept = [this.#kept.join("").slice(-KEPT_BYTES)];
    this.#keptBytes = KEPT_BYTES;
  }

  #logLines(atMs: number): void {
    const lines = this.#rest.join("").split("\n");
    const rest = lines.pop() ?? "";
    this.#rest = rest === "" ? [] : [rest];
    for (const line of lines) this.#log(line, atMs);
  }

  #log(latin1: string, atMs: number): void {
    const text = textOfLatin1(latin1);
    if (this.#stream === "stderr") this.#options.log("stderr", text, atMs);
    else this.#options.log("note", `stdout: ${text}`, atMs);
  }
}
