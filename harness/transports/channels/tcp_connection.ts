/** One TCP connection to an engine. @module */

import { bytesOfLatin1, latin1OfBytes } from "../../core/mod.ts";
import type { GateSocket } from "./relayed_socket.ts";

/** What a connection calls. */
export interface ConnectionListener {
  /** Takes bytes, one character each, as they come. */
  readonly onBytes: (latin1: string) => void;
  /** Told once, when the other side has said its last word; not if we hung up before. */
  readonly onEnd: (how: "closed" | "reset") => void;
}

const CHUNK_BYTES = 64 * 1024;
// How long we wait for the system to take our bytes: an engine need not read.
const HAND_OVER_MS = 50;

/** Reads as fast as it can, and writes one piece after the other. */
export class Connection {
  /** Settles when nothing more will be read. */
  readonly heardOut: Promise<void>;
  readonly #socket: GateSocket;
  #tail: Promise<void> = Promise.resolve();
  #pending = 0;
  #ended = false;
  #closed = false;

  /** Listens from now on. */
  constructor(socket: GateSocket, listener: ConnectionListener) {
    this.#socket = socket;
    // A piece of its own is a segment of its own.
    socket.setNoDelay(true);
    this.heardOut = this.#listen(listener);
  }

  /** Writes bytes in one go; settles once the system has them, or soon if it will not take them. */
  write(latin1: string): Promise<void> | undefined {
    if (this.#ended) return;
    const bytes = bytesOfLatin1(latin1);
    const idle = this.#pending === 0;
    this.#tail = idle ? this.#writeAll(bytes) : this.#tail.then(() => this.#writeAll(bytes));
    this.#pending++;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, HAND_OVER_MS);
    this.#tail.then(() => {
      this.#pending--;
      clearTimeout(timer);
      resolve();
    });
    return promise;
  }

  /** Tells the other side that nothing more will come; what it says is still heard. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#tail.then(() => this.#socket.closeWrite()).catch(() => {});
  }

  /** Hangs up once all is written; a peer that writes afterwards gets an error or SIGPIPE. */
  hangUp(): void {
    this.#ended = true;
    this.#tail.then(() => this.close());
  }

  /** Hangs up at once. */
  close(): void {
    if (this.#closed) return;
    this.#ended = true;
    this.#closed = true;
    this.#socket.close();
  }

  async #listen({ onBytes, onEnd }: ConnectionListener): Promise<void> {
    const how = await this.#readAll(onBytes);
    if (!this.#closed) onEnd(how);
  }

  async #readAll(onBytes: ConnectionListener["onBytes"]): Promise<"closed" | "reset"> {
    const bytes = new Uint8Array(CHUNK_BYTES);
    try {
      for (;;) {
        const count = await this.#socket.read(bytes);
        if (count === null) return "closed";
        onBytes(latin1OfBytes(bytes.subarray(0, count)));
      }
    } catch {
      return "reset";
    }
  }

  async #writeAll(bytes: Uint8Array): Promise<void> {
    try {
      for (let at = 0; at < bytes.length;) at += await this.#socket.write(bytes.subarray(at));
    } catch {
      // An engine that is gone or does not listen is no error of ours.
    }
  }
}
