/** The talk with an engine that connects to us. @module */

import type { Child } from "../process/child.ts";
import type { Confinement } from "../../sandbox/mod.ts";
import { deliver, type DeliverOptions } from "./delivery.ts";
import type { Door } from "./door.ts";
import { EngineProcess } from "./engine_process.ts";
import { ProcessChannel } from "./process_channel.ts";
import { LAST_WORDS_MS } from "../measure/last_words.ts";
import { type Owner, ownerOf } from "../process/connection_owner.ts";
import type { Address } from "../process/connection_end.ts";
import { addressText, socketsOf } from "../process/process_sockets.ts";
import { processesOf } from "../process/process_tree.ts";
import type { GateSocket } from "./relayed_socket.ts";
import { spoken } from "./spoken_socket.ts";
import { StderrBox } from "./stderr_box.ts";
import { Connection } from "./tcp_connection.ts";
import type { TcpGate } from "./tcp_gate.ts";
import type { Channel, Delivery, OpenOptions, Received, Sent } from "../transport.ts";
import { watchReading } from "./tcp_reading.ts";
import { type MissedConnection, missedConnection } from "./missed_connection.ts";

/** What a channel works with. */
export interface Setting {
  readonly mark: string;
  readonly gate: TcpGate;
  /** The gate, where a relay leads to it. */
  readonly door?: Door;
  readonly confinement?: Confinement;
  readonly connectMs: number;
  /** Its decoys. */
  readonly lures: Disposable;
  readonly open: OpenOptions;
}

// What the machine takes of an engine's time to connect is given back, to this limit.
const MOST_TIMES = 4;
// How long an engine's own connection is waited for, once one came whose owner cannot be found.
const OWN_MS = 3_000;
// How long a sandbox may take to end after its engine.
const SANDBOX_END_MS = 5_000;

/** A running engine that connects, and the talk with it. */
export class TcpChannel extends ProcessChannel implements Channel {
  readonly #setting: Setting;
  protected override readonly process: EngineProcess;
  readonly #stdout: StderrBox;
  readonly #delivery: DeliverOptions;
  readonly #heard = Promise.withResolvers<void>();
  /** Settles when the engine has connected, or when it is known that it will not. */
  readonly #met = Promise.withResolvers<void>();
  readonly #meeting = new AbortController();
  #connection: Connection | undefined;
  #peer: Address = { host: "", port: 0 };
  readonly #candidates: GateSocket[] = [];
  #closed = false;
  #twice = false;
  /** Whether a connection was dropped that may have been the engine's. */
  #unowned = false;

  constructor(child: Child, setting: Setting) {
    super();
    const { mark, gate, open, confinement } = setting;
    this.#setting = setting;
    this.#delivery = {
      ...open,
      write: (latin1) => this.#connection?.write(latin1),
      watch: (certain) =>
        watchReading(this.process.tree.group, { peer: this.#peer, gate, certain }),
    };
    this.process = new EngineProcess(child, {
      mark,
      options: open,
      confinement,
      relayed: setting.door !== undefined,
      source: "socket",
      onStdout: (latin1, atMs) => this.#stdout.add(latin1, atMs),
      close: () => {
        this.close();
        child.stdin?.end();
      },
      heard: this.#heard.promise,
      onLastWords: (atMs) => this.#stdout.end(atMs),
      onHangUp: () => this.#hangUp(),
    });
    this.#stdout = new StderrBox(open, this.process.inbox, "stdout");
    this.process.note();
    this.#awaitConnection();
    gate.welcome((socket) => void this.#admit(socket));
  }

  /** Waits for the engine to connect; one that never does gets nothing. */
  async send(text: string, delivery: Delivery = {}): Promise<Sent> {
    if (!this.#connection) await this.#met.promise;
    this.process.note();
    return await deliver(text, delivery, this.#delivery);
  }

  async receive(withinMs: number): Promise<Received> {
    const received = await this.process.receive(withinMs);
    const { door } = this.#setting;
    if (received.kind === "disconnected" && !this.#connection && this.#unowned) {
      throw new Error("Only a connection whose owner cannot be found came: the engine's or not?");
    }
    const ended = received.kind === "exited" || received.kind === "disconnected";
    if (!door || door.isOpen() || !ended) return received;
    throw new Error(`The relay into the sandbox did not start: ${this.stderr().slice(-500)}`);
  }

  get met(): Promise<void> {
    return this.#met.promise;
  }

  close(): void {
    this.#closed = true;
    this.#connection?.end();
  }

  hangUp(): void {
    this.#closed = true;
    this.#connection?.hangUp();
    // Nothing more will be heard.
    this.#heard.resolve();
  }

  stdout(): string {
    return this.#stdout.text();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.process.dispose();
    await this.#setting.gate[Symbol.asyncDispose]();
    await this.#connection?.heardOut;
  }

  /** Whether the connection from `port` of this machine is the engine's. */
  owns(port: number): boolean {
    return this.#sockets().some(({ local }) => local.port === port);
  }

  /** Takes it that the engine will not connect. */
  giveUp({ how, detail }: MissedConnection): void {
    if (this.#connection) return;
    this.process.inbox.part({ how, detail, atMs: this.#setting.open.clock.now() });
    this.#setting.gate[Symbol.asyncDispose]();
    this.#heard.resolve();
    this.#meet();
  }

  async #awaitConnection(): Promise<void> {
    const { connectMs, gate, door, open: { clock } } = this.#setting;
    await door?.opened;
    const sinceMs = clock.now();
    for (let leftMs = connectMs; leftMs > 0;) {
      await clock.sleep(Math.max(1, leftMs), this.#meeting.signal);
      if (this.#meeting.signal.aborted) return;
      const passedMs = clock.now() - sinceMs;
      const fairMs = passedMs - this.process.hinderedMs(sinceMs);
      leftMs = Math.min(connectMs - fairMs, MOST_TIMES * connectMs - passedMs);
    }
    if (!this.#choose()) this.giveUp(missedConnection(this.#sockets(), gate.address));
  }

  /** Takes the engine's own connection; any other is dropped and noted. In a sandbox all are its own. */
  async #admit(socket: GateSocket): Promise<void> {
    const { gate } = this.#setting;
    const ends = { from: addressOf(socket), to: gate.address };
    const owner = gate.apart ? "engine" : await ownerOf(ends, () => this.process.tree);
    const taken = owner === "unknown" ? await spoken(socket) : socket;
    if (owner === "stranger" || !taken) return this.#drop(socket, owner);
    if (owner === "unknown") return this.#consider(taken);
    return this.#connection ? this.#refuse(taken) : this.#begin(taken);
  }

  /**
   * Keeps a connection that speaks, and whose owner cannot be found. It is the engine's if the engine
   * ends, or some time passes, before one comes that is seen to be its own.
   */
  #consider(socket: GateSocket): void {
    if (this.#connection) return this.#drop(socket, "unknown");
    this.#candidates.push(socket);
    if (this.#candidates.length > 1) return;
    void this.process.exits(Math.min(OWN_MS, this.#setting.connectMs)).then(() => this.#choose());
  }

  /** Takes the first candidate, where there is one and no other connection; answers whether it did. */
  #choose(): boolean {
    const first = this.#connection ? undefined : this.#candidates.shift();
    if (first) this.#begin(first);
    return first !== undefined;
  }

  #drop(socket: GateSocket, owner: Owner): void {
    socket.close();
    this.#unowned ||= owner === "unknown";
    const { clock, log } = this.#setting.open;
    const whose = owner === "stranger" ? "of another process" : "whose owner is not known";
    log(
      "note",
      `A connection ${whose} was dropped: ${addressText(addressOf(socket))}`,
      clock.now(),
    );
  }

  #begin(socket: GateSocket): void {
    this.#peer = addressOf(socket);
    this.#connection = new Connection(socket, {
      onBytes: (latin1) => {
        const { inbox, time } = this.process;
        time.handle((bytes, atMs) => inbox.add(bytes, atMs), latin1);
      },
      onEnd: (how) => this.#noteEnd(how, socket.isOver ? SANDBOX_END_MS : LAST_WORDS_MS),
    });
    if (this.#closed) this.#connection.end();
    for (const other of this.#candidates.splice(0)) this.#drop(other, "unknown");
    this.#meet();
  }

  #refuse(socket: GateSocket): void {
    const detail = [this.#peer, addressOf(socket)].map(addressText).join(", ");
    socket.close();
    if (this.#twice) return;
    this.#twice = true;
    const { clock, log } = this.#setting.open;
    log("note", `The engine connected a second time: ${detail}`, clock.now());
    this.process.inbox.notice({ kind: "oddity", what: "connected-twice", detail });
  }

  /** A process that ends closes its connection first; its end says more. */
  async #noteEnd(how: "closed" | "reset", withinMs: number): Promise<void> {
    const atMs = this.#setting.open.clock.now();
    this.#heard.resolve();
    if (await this.process.exits(withinMs)) return;
    if (!this.process.lives && await this.process.exits(SANDBOX_END_MS)) return;
    const detail = `${how === "closed" ? "FIN" : "RST"} ${addressText(this.#peer)}`;
    this.process.inbox.part({ how, detail, atMs });
  }

  #meet(): void {
    this.#meeting.abort("met");
    this.#setting.lures[Symbol.dispose]();
    this.#met.resolve();
  }

  #hangUp(): void {
    this.#connection?.close();
    for (const socket of this.#candidates.splice(0)) socket.close();
    this.#setting.gate[Symbol.asyncDispose]();
    this.#meet();
  }

  #sockets() {
    return socketsOf(processesOf(this.process.tree));
  }
}

function addressOf({ remoteAddr: { hostname, port } }: GateSocket): Address {
  return { host: hostname, port };
}
