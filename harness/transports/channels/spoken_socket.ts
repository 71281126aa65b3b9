/** A connection that has said something. @module */

import type { GateSocket } from "./relayed_socket.ts";

const CHUNK_BYTES = 64 * 1024;
/** What has been sent before the end is there by now. */
const PATIENCE_MS = 100;

/** The connection with its first words still to be read; undefined where it ends without any. */
export async function spoken(socket: GateSocket): Promise<GateSocket | undefined> {
  const bytes = new Uint8Array(CHUNK_BYTES);
  const reading = socket.read(bytes).catch(() => null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => timer = setTimeout(() => resolve(null), PATIENCE_MS));
  const count = await Promise.race([reading, late]);
  clearTimeout(timer);
  return count === null ? undefined : new SpokenSocket(socket, bytes.subarray(0, count));
}

class SpokenSocket implements GateSocket {
  readonly #socket: GateSocket;
  #first: Uint8Array;

  constructor(socket: GateSocket, first: Uint8Array) {
    this.#socket = socket;
    this.#first = first;
  }

  get remoteAddr(): GateSocket["remoteAddr"] {
    return this.#socket.remoteAddr;
  }

  get isOver(): boolean {
    return this.#socket.isOver ?? false;
  }

  read(into: Uint8Array): Promise<number | null> {
    if (this.#first.length === 0) return this.#socket.read(into);
    const count = Math.min(into.length, this.#first.length);
    into.set(this.#first.subarray(0, count));
    this.#first = this.#first.subarray(count);
    return Promise.resolve(count);
  }

  write(bytes: Uint8Array): Promise<number> {
    return this.#socket.write(bytes);
  }

  closeWrite(): Promise<void> {
    return this.#socket.closeWrite();
  }

  close(): void {
    this.#socket.close();
  }

  setNoDelay(on?: boolean): void {
    this.#socket.setNoDelay(on);
  }
}
