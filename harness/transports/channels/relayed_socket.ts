/** Our end of a connection that a relay hands on. @module */

/** What a channel needs of a connection, direct or relayed. */
export interface GateSocket {
  readonly remoteAddr: { readonly hostname: string; readonly port: number };
  read(into: Uint8Array): Promise<number | null>;
  write(bytes: Uint8Array): Promise<number>;
  closeWrite(): Promise<void>;
  close(): void;
  setNoDelay(on?: boolean): void;
  /** Whether its end was that of the engine, which is still to be told. */
  readonly isOver?: boolean;
}

const RESET = 0xffff_ffff;
const MOST_BYTES = 1024 * 1024;

/** Undoes what `relay.ts` does to what an engine says. */
export class RelayedSocket implements GateSocket {
  readonly remoteAddr: GateSocket["remoteAddr"];
  readonly #link: Deno.Conn;
  /** Bytes of the present piece that have not come yet. */
  #left = 0;
  #isOver = false;

  /** A connection of an engine at `address`, handed on over `link`. */
  constructor(link: Deno.Conn, address: string) {
    this.#link = link;
    const at = address.lastIndexOf(":");
    this.remoteAddr = { hostname: address.slice(0, at), port: Number(address.slice(at + 1)) };
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** As of any connection: null at its end, and an error where it was torn down. */
  async read(into: Uint8Array): Promise<number | null> {
    if (this.#left === 0) {
      const length = await this.#length();
      if (length === 0) return null;
      if (length > MOST_BYTES) throw new Deno.errors.ConnectionReset("Torn down by the engine");
      this.#left = length;
    }
    const count = await this.#link.read(into.subarray(0, Math.min(into.length, this.#left)));
    if (count === null) return null;
    this.#left -= count;
    return count;
  }

  write(bytes: Uint8Array): Promise<number> {
    return this.#link.write(bytes);
  }

  closeWrite(): Promise<void> {
    return this.#link.closeWrite();
  }

  close(): void {
    this.#link.close();
  }

  /** The relay sends whatever it gets at once. */
  setNoDelay(): void {}

  /** The next piece's length; an end without a word is the end of the relay, and of all with it. */
  async #length(): Promise<number> {
    const bytes = new Uint8Array(4);
    for (let at = 0; at < 4;) {
      const count = await this.#link.read(bytes.subarray(at));
      this.#isOver = count === null && at === 0;
      if (count === null) return at === 0 ? 0 : RESET;
      at += count;
    }
    return new DataView(bytes.buffer).getUint32(0);
  }
}
