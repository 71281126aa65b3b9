/** Where an engine connects that has a network of its own. @module */

import type { Account, Doorway } from "../../sandbox/mod.ts";
import { LOOPBACK, type Watcher } from "./decoys.ts";
import { rememberOpen } from "../process/open_channels.ts";
import relay from "./relay.ts" with { type: "text" };
import { type GateSocket, RelayedSocket } from "./relayed_socket.ts";
import { drawPort, type TcpGate } from "./tcp_gate.ts";

/** A gate to which a relay leads. */
export interface Door extends TcpGate {
  readonly doorway: Doorway;
  /** Tells of the engine that it has connected to a decoy, where the relay listens for that. */
  watchDecoys(ports: readonly number[], watcher: Pick<Watcher, "tell">): Disposable;
  /** Settles when the relay listens, or when there will be none. */
  readonly opened: Promise<void>;
  /** Whether the relay has ever listened. */
  readonly isOpen: () => boolean;
}

const SOCKET = "gate";
const LONGEST_LINE = 100;

/** Opens a door for an engine that shall connect to the first of `ports`, if there is one. */
export function openDoor(
  { ports, decoys, account }: {
    readonly ports: readonly number[];
    readonly decoys: readonly number[];
    readonly account?: Account;
  },
): Door {
  const folder = Deno.makeTempDirSync({ prefix: "shinpan-gate-" });
  const path = `${folder}/${SOCKET}`;
  const listener = Deno.listen({ transport: "unix", path });
  // Shinpan may be a bundle or on a server, so that the relay is no file of its own.
  const script = `${folder}/relay.ts`;
  Deno.writeTextFileSync(script, relay);
  if (account) {
    for (const each of [folder, path, script]) Deno.chownSync(each, account.uid, account.gid);
  }
  const [port = drawPort()] = ports;
  const others = decoys.filter((each) => each !== port && !ports.includes(each));
  const doorway = {
    runtime: Deno.execPath(),
    script,
    folder,
    socket: SOCKET,
    port,
    decoys: others,
  };
  return new RelayDoor(listener, doorway);
}

class RelayDoor implements Door {
  readonly address;
  readonly apart = true;
  readonly doorway: Doorway;
  #tell: Watcher["tell"] = () => {};
  readonly #listener: Deno.UnixListener;
  readonly #opened = Promise.withResolvers<void>();
  readonly #forget: () => void;
  #isOpen = false;
  #closed = false;

  constructor(listener: Deno.UnixListener, doorway: Doorway) {
    this.#listener = listener;
    this.doorway = doorway;
    this.address = { host: LOOPBACK, port: doorway.port };
    this.#forget = rememberOpen(() => this.#remove());
  }

  get opened(): Promise<void> {
    return this.#opened.promise;
  }

  isOpen(): boolean {
    return this.#isOpen;
  }

  watchDecoys(_ports: readonly number[], { tell }: Pick<Watcher, "tell">): Disposable {
    this.#tell = tell;
    return { [Symbol.dispose]: () => void (this.#tell = () => {}) };
  }

  welcome(take: (socket: GateSocket) => void): void {
    this.#accept(take).catch(() => {});
  }

  [Symbol.asyncDispose](): Promise<void> {
    if (this.#closed) return Promise.resolve();
    this.#closed = true;
    this.#listener.close();
    this.#remove();
    this.#forget();
    this.#opened.resolve();
    return Promise.resolve();
  }

  async #accept(take: (socket: GateSocket) => void): Promise<void> {
    for await (const link of this.#listener) {
      this.#greet(link, take).catch(() => link.close());
    }
  }

  async #greet(link: Deno.UnixConn, take: (socket: GateSocket) => void): Promise<void> {
    const [word, rest = ""] = (await lineFrom(link)).split(" ");
    if (word === "gate") return take(new RelayedSocket(link, rest));
    link.close();
    if (word === "elsewhere") return this.#tell({ host: LOOPBACK, port: Number(rest) });
    this.#isOpen = true;
    this.#opened.resolve();
  }

  #remove(): void {
    try {
      Deno.removeSync(this.doorway.folder, { recursive: true });
    } catch {
      // It is gone already.
    }
  }
}

/** Byte by byte, for what follows is not ours to read. */
async function lineFrom(link: Deno.Conn): Promise<string> {
  const byte = new Uint8Array(1);
  let line = "";
  while (line.length < LONGEST_LINE && await link.read(byte) !== null) {
    const character = String.fromCharCode(byte[0] ?? 0);
    if (character === "\n") return line;
    line += character;
  }
  return line;
}
