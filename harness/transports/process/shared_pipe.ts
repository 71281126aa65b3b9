/** A pipe that the event loop reads, and that may be read at once, too (Linux). @module */

import type { Socket } from "node:net";
import { readNow } from "./pipe_calls.ts";

/** What is known about what the event loop has read. */
type Reader = Readonly<Pick<Socket, "destroyed" | "readableLength" | "bytesRead">>;

/** Lets two read one pipe without changing the order of its bytes. */
export class SharedPipe {
  readonly descriptor: number;
  readonly #reader: Reader;
  #heard = 0;

  /** Of the stream by which the event loop reads, and its descriptor. */
  constructor(reader: Reader, descriptor: number) {
    this.#reader = reader;
    this.descriptor = descriptor;
  }

  /** Takes it that the event loop has handed over so many bytes. */
  note(bytes: number): void {
    this.#heard += bytes;
  }

  /** Whether the event loop has closed it. */
  get isClosed(): boolean {
    return this.#reader.destroyed;
  }

  /** Whether the event loop has handed over all that it has read, and goes on reading. */
  get isFree(): boolean {
    const { destroyed, readableLength, bytesRead } = this.#reader;
    return !destroyed && readableLength === 0 && bytesRead === this.#heard;
  }

  /** What lies in the pipe, one character per byte, to be asked for only while it is free. */
  readNow(): string {
    return readNow(this.descriptor);
  }
}
