/** A way to an engine that lives in this process: no bytes leave it and the clock may be a fake one. @module */

import { argumentsOf, type Clock, type Doing, latin1Of, ok, textOfLatin1 } from "../../core/mod.ts";
import { logLines, piecesOf } from "./delivery.ts";
import type { AnyFixtureEngine, Deed, Heard } from "./fixture_engine.ts";
import { Inbox } from "./inbox.ts";
import { StderrBox } from "./stderr_box.ts";
import type {
  Channel,
  Delivery,
  Frame,
  OpenOptions,
  Received,
  Sent,
  Transport,
} from "../transport.ts";

/** Runs a fixture engine in this process, anew for each channel. */
export function loopback(engine: AnyFixtureEngine): Transport {
  return (options) => Promise.resolve(ok(new LoopbackChannel(engine, options)));
}

/** The same for an engine that connects: the other side can hang up. */
export function connectedLoopback(engine: AnyFixtureEngine): Transport {
  return (options) => Promise.resolve(ok(new ConnectedChannel(engine, options)));
}

const FILE = "record.txt";
/** A reason of its own: the usual one is an error with a stack, for each engine that ends. */
const GONE = "gone";

/** Something that reaches the engine; it does one after the other. */
type Stimulus = (engine: AnyFixtureEngine, state: unknown) => Heard<unknown>;

class LoopbackChannel implements Channel {
  readonly #engine: AnyFixtureEngine;
  readonly #options: OpenOptions;
  readonly #clock: Clock;
  readonly #inbox: Inbox;
  readonly #stderr: StderrBox;
  /** Where the protocol is not on stdout. */
  readonly #stdout: StderrBox;
  readonly #gone = new AbortController();
  readonly #stimuli: Stimulus[];
  #file: string | undefined;
  readonly #fileName: string;
  #state: unknown;
  #busy = false;
  #closed = false;
  /** How often the engine has written since the other side hung up. */
  #unheard: number | undefined;
  #spinsSinceMs: number | undefined;

  constructor(engine: AnyFixtureEngine, options: OpenOptions) {
    this.#engine = engine;
    this.#options = options;
    this.#clock = options.clock;
    const { launch = {} } = options;
    this.#file = launch.file;
    this.#fileName = launch.name ?? FILE;
    const args = argumentsOf(launch, this.#fileName);
    const { ports: [first, second] = [], side } = options;
    const port = side === "second" ? second : first;
    const read = (name: string) => name === this.#fileName ? this.#file : undefined;
    this.#stimuli = [(engine) => engine.begin({ args, read, port })];
    this.#inbox = new Inbox({ ...options, onFlood: () => this.#gone.abort(GONE) });
    this.#stderr = new StderrBox(options, this.#inbox);
    this.#stdout = new StderrBox(options, this.#inbox, "stdout");
    this.#stir();
  }

  send(text: string, delivery: Delivery = {}): Sent | Promise<Sent> {
    const index = logLines(text, this.#clock.now(), this.#options);
    if (delivery.pieces) return this.#sendPieces(text, delivery, index);
    const latin1 = latin1Of(text);
    if (latin1 !== "") this.#hand(latin1);
    return { atMs: this.#clock.now(), index };
  }

  async #sendPieces(text: string, delivery: Delivery, index: number): Promise<Sent> {
    let pauseMs = 0;
    for (const piece of piecesOf(text, delivery)) {
      if (pauseMs > 0) await this.#clock.sleep(pauseMs, this.#gone.signal);
      pauseMs = delivery.pauseMs ?? 0;
      this.#hand(piece);
    }
    return { atMs: this.#clock.now(), index };
  }

  #hand(latin1: string): void {
    if (this.#closed) return;
    const chunk = textOfLatin1(latin1);
    this.#stimulate((engine, state) => engine.hear(state, chunk));
  }

  takeFrame(): Frame | undefined {
    return this.#inbox.takeFrame();
  }

  takeRest(): Frame | undefined {
    return this.#inbox.takeRest();
  }

  receive(withinMs: number): Promise<Received> {
    return this.#inbox.receive(withinMs);
  }

  readFile(): Promise<string | undefined> {
    return Promise.resolve(this.#file);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#stimulate((engine, state) => engine.end(state));
  }

  /** Closes both directions. */
  protected goAway(): void {
    this.#unheard ??= 0;
    this.close();
  }

  hinderedMs(): number {
    return 0;
  }

  stderr(): string {
    return this.#stderr.text();
  }

  doing(): Doing {
    return this.#spinsSinceMs === undefined ? this.#busy ? "sleeps" : "reads-input" : "runs";
  }

  stillness(): string | undefined {
    return this.doing() === "reads-input" ? "reads" : undefined;
  }

  stderrBytes(): number {
    return this.#stderr.bytes;
  }

  cpuMs(): number {
    return this.#spinsSinceMs === undefined ? 0 : this.#clock.now() - this.#spinsSinceMs;
  }

  [Symbol.asyncDispose](): Promise<void> {
    this.#leave({ signal: "SIGKILL" });
    return Promise.resolve();
  }

  #stimulate(stimulus: Stimulus): void {
    if (this.#gone.signal.aborted) return;
    this.#stimuli.push(stimulus);
    this.#stir();
  }

  /** Does all there is to do; at once, as long as the engine need not think. */
  #stir(): void {
    while (!this.#busy && !this.#gone.signal.aborted) {
      const stimulus = this.#stimuli.shift();
      if (!stimulus) return;
      const { state, deeds } = stimulus(this.#engine, this.#state);
      this.#state = state;
      this.#perform(deeds);
    }
  }

  #perform(deeds: readonly Deed[]): void {
    for (const [at, deed] of deeds.entries()) {
      if (this.#gone.signal.aborted) return;
      if (deed.kind !== "think") this.#do(deed);
      else return void this.#think(deed.ms, deeds.slice(at + 1));
    }
  }

  async #think(ms: number, then: readonly Deed[]): Promise<void> {
    this.#busy = true;
    await this.#clock.sleep(ms, this.#gone.signal);
    this.#busy = false;
    this.#perform(then);
    this.#stir();
  }

  #do(deed: Exclude<Deed, { kind: "think" }>): void {
    switch (deed.kind) {
      case "say":
        return this.#say(deed.text);
      case "mutter":
        return this.#stderr.add(latin1Of(deed.text), this.#clock.now());
      case "print":
        return this.#stdout.add(latin1Of(deed.text), this.#clock.now());
      case "write":
        if (deed.name === this.#fileName) this.#file = deed.text;
        return;
      case "exit":
        return this.#leave({ code: deed.code });
      case "die":
        return this.#leave({ signal: deed.signal });
      case "part":
        return this.#inbox.part({ how: deed.how, detail: deed.how, atMs: this.#clock.now() });
      case "connect-twice":
        return this.#inbox.notice({ kind: "oddity", what: "connected-twice", detail: "twice" });
      case "spin":
        this.#spinsSinceMs ??= this.#clock.now();
        this.#busy = true;
    }
  }

  /** The first write to a closed connection succeeds; the second ends an engine that does not expect it. */
  #say(text: string): void {
    if (this.#unheard === undefined) return this.#inbox.add(latin1Of(text), this.#clock.now());
    if (++this.#unheard > 1) this.#leave({ signal: "SIGPIPE" });
  }

  #leave(how: { readonly code?: number; readonly signal?: string }): void {
    if (this.#gone.signal.aborted) return;
    this.#stderr.end(this.#clock.now());
    this.#stdout.end(this.#clock.now());
    this.#inbox.end({ ...how, atMs: this.#clock.now() });
    this.#gone.abort(GONE);
  }
}

class ConnectedChannel extends LoopbackChannel {
  hangUp(): void {
    this.goAway();
  }
}
