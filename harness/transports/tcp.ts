/** A way to an engine that is a process and connects to us by TCP. @module */

import type { ChildProcess } from "node:child_process";
import { err, ok, type Used } from "../core/mod.ts";
import type { Confinement, EngineCommand } from "../sandbox/mod.ts";
import { watchDecoys, WELL_KNOWN_PORTS } from "./decoys.ts";
import { deliver, type DeliverOptions, type Sent } from "./delivery.ts";
import { type Door, openDoor } from "./door.ts";
import { EngineProcess, LAST_WORDS_MS } from "./engine_process.ts";
import { newMark } from "./mark.ts";
import { watchNaps } from "./naps.ts";
import { addressText, socketsOf } from "./process_sockets.ts";
import { descendantsOf, processesOf } from "./process_tree.ts";
import type { GateSocket } from "./relayed_socket.ts";
import { start } from "./start.ts";
import { StderrBox } from "./stderr_box.ts";
import { Connection } from "./tcp_connection.ts";
import { type Gate, openGate } from "./tcp_gate.ts";
import type { Channel, Delivery, OpenOptions, Received, Transport } from "./transport.ts";
import { astray, type Whereabouts, whereabouts } from "./whereabouts.ts";

/** How engines are to connect. */
export interface TcpOptions {
  /** Taken in turn, one for each engine; any free port unless told otherwise. */
  readonly ports?: readonly number[];
  /** How long an engine may take to connect. */
  readonly connectMs?: number;
  /** Where to look for engines that connect elsewhere; the well-known ports unless told otherwise. */
  readonly decoys?: readonly number[];
  readonly confinement?: Confinement;
}

const CONNECT_MS = 10_000;

/**
 * Runs `command` as a process, anew for each channel, with the address 127.0.0.1 and the port to
 * connect to as its last two arguments.
 */
export function tcp(command: EngineCommand, options: TcpOptions = {}): Transport {
  const { ports = [], connectMs = CONNECT_MS, decoys = WELL_KNOWN_PORTS, confinement } = options;
  const apart = confinement?.level === "namespaces";
  let turn = 0;
  return async (open) => {
    const at = turn++ % Math.max(1, ports.length);
    const wanted = [...ports.slice(at), ...ports.slice(0, at)];
    const door = apart ? openDoor({ ports: wanted, decoys, ...confinement }) : undefined;
    const opened = door ? ok(door) : await openGate(wanted);
    if (!opened.ok) return opened;
    const gate = opened.value;
    const { host, port } = gate.address;
    const mark = newMark();
    let channel: TcpChannel | undefined = undefined;
    // Listening before it starts, for it may be quick.
    const lures = (door ?? { watchDecoys }).watchDecoys(
      decoys.filter((each) => each !== port && !ports.includes(each)),
      {
        owns: (from) => channel?.owns(from) ?? false,
        tell: (decoy) => channel?.giveUp(astray(decoy, gate.address)),
      },
    );
    const within = { confinement, access: { gate: door?.doorway } };
    const whole = { ...command, args: [...command.args, host, `${port}`] };
    const started = await start(whole, mark, within);
    if (!started.ok) {
      lures[Symbol.dispose]();
      await gate[Symbol.asyncDispose]();
      return err(started.error);
    }
    channel = new TcpChannel(started.value, {
      mark,
      gate,
      door,
      connectMs,
      lures,
      open,
      confinement,
    });
    return ok(channel);
  };
}

interface Setting {
  readonly mark: string;
  readonly gate: Gate;
  /** The gate, where the engine has a network of its own. */
  readonly door?: Door;
  readonly confinement?: Confinement;
  readonly connectMs: number;
  /** Its decoys. */
  readonly lures: Disposable;
  readonly open: OpenOptions;
}

// What the machine takes of an engine's time to connect is given back, to this limit.
const MOST_TIMES = 4;
// How long a sandbox may take to end after its engine.
const RELAYED_END_MS = 5_000;

class TcpChannel implements Channel {
  readonly #setting: Setting;
  readonly #process: EngineProcess;
  readonly #stdout: StderrBox;
  readonly #delivery: DeliverOptions;
  readonly #heard = Promise.withResolvers<void>();
  /** Settles when the engine has connected, or when it is known that it will not. */
  readonly #met = Promise.withResolvers<void>();
  readonly #meeting = new AbortController();
  #connection: Connection | undefined;
  #peer = "";
  #closed = false;
  #twice = false;

  constructor(child: ChildProcess, setting: Setting) {
    const { mark, gate, open, confinement } = setting;
    this.#setting = setting;
    this.#delivery = {
      ...open,
      write: (latin1) => this.#connection?.write(latin1),
      watch: () => this.#watchReading(),
    };
    this.#process = new EngineProcess(child, {
      mark,
      options: open,
      confinement,
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
    this.#stdout = new StderrBox(open, this.#process.inbox, "stdout");
    this.#process.note();
    this.#awaitConnection();
    gate.welcome((socket) => this.#connection ? this.#refuse(socket) : this.#begin(socket));
  }

  /** Waits for the engine to connect; one that never does gets nothing. */
  async send(text: string, delivery: Delivery = {}): Promise<Sent> {
    if (!this.#connection) await this.#met.promise;
    this.#process.note();
    return await deliver(text, delivery, this.#delivery);
  }

  async receive(withinMs: number): Promise<Received> {
    const received = await this.#process.receive(withinMs);
    const { door } = this.#setting;
    const ended = received.kind === "exited" || received.kind === "disconnected";
    if (!door || door.isOpen() || !ended) return received;
    throw new Error(`The relay into the sandbox did not start: ${this.stderr().slice(-500)}`);
  }

  close(): void {
    this.#closed = true;
    this.#connection?.end();
  }

  hinderedMs(sinceMs: number): number {
    return this.#process.hinderedMs(sinceMs);
  }

  stderr(): string {
    return this.#process.stderr();
  }

  stdout(): string {
    return this.#stdout.text();
  }

  cpuMs(): number | undefined {
    return this.#process.cpuMs();
  }

  used(): Used | undefined {
    return this.#process.used;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#process.dispose();
    await this.#setting.gate[Symbol.asyncDispose]();
    await this.#connection?.heardOut;
  }

  /** Whether the connection from `port` of this machine is the engine's. */
  owns(port: number): boolean {
    return this.#sockets().some(({ local }) => local.port === port);
  }

  /** Takes it that the engine will not connect. */
  giveUp({ how, detail }: Whereabouts): void {
    if (this.#connection) return;
    this.#process.inbox.part({ how, detail, atMs: this.#setting.open.clock.now() });
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
      const fairMs = passedMs - this.#process.hinderedMs(sinceMs);
      leftMs = Math.min(connectMs - fairMs, MOST_TIMES * connectMs - passedMs);
    }
    this.giveUp(whereabouts(this.#sockets(), gate.address));
  }

  #begin(socket: GateSocket): void {
    this.#peer = addressOf(socket);
    this.#connection = new Connection(socket, {
      onBytes: (latin1) => this.#process.inbox.add(latin1, this.#setting.open.clock.now()),
      onEnd: (how) => this.#noteEnd(how, socket.isOver ? RELAYED_END_MS : LAST_WORDS_MS),
    });
    if (this.#closed) this.#connection.end();
    this.#meet();
  }

  #refuse(socket: GateSocket): void {
    const detail = `${this.#peer}, ${addressOf(socket)}`;
    socket.close();
    if (this.#twice) return;
    this.#twice = true;
    const { clock, log } = this.#setting.open;
    log("note", `The engine connected a second time: ${detail}`, clock.now());
    this.#process.inbox.notice({ kind: "oddity", what: "connected-twice", detail });
  }

  /** A process that ends closes its connection first; its end says more. */
  async #noteEnd(how: "closed" | "reset", withinMs: number): Promise<void> {
    const atMs = this.#setting.open.clock.now();
    this.#heard.resolve();
    if (await this.#process.exits(withinMs)) return;
    const detail = `${how === "closed" ? "FIN" : "RST"} ${this.#peer}`;
    this.#process.inbox.part({ how, detail, atMs });
  }

  #meet(): void {
    this.#meeting.abort("met");
    this.#setting.lures[Symbol.dispose]();
    this.#met.resolve();
  }

  #hangUp(): void {
    this.#connection?.close();
    this.#setting.gate[Symbol.asyncDispose]();
    this.#meet();
  }

  /** The system's table of sockets is asked only where others could have napped: it is slow. */
  #watchReading(): () => boolean {
    const { isAlone, hasNapped } = watchNaps(this.#process.tree.group);
    return () => hasNapped() && (isAlone || this.#isRead());
  }

  /** Whether nothing waits in what the engine, or a child of it, has connected. */
  #isRead(): boolean {
    const { group } = this.#process.tree;
    return socketsOf(group === undefined ? [] : descendantsOf(group))
      .every(({ state, unread }) => state !== "connected" || unread === 0);
  }

  #sockets() {
    return socketsOf(processesOf(this.#process.tree));
  }
}

function addressOf({ remoteAddr: { hostname, port } }: GateSocket): string {
  return addressText({ host: hostname, port });
}
