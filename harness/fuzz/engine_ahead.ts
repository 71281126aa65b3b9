/** Engines that are started before their game begins. @module */

import type { Log, OpenOptions, Transport } from "../transports/mod.ts";

/** An engine that waits for its game, and where its lines go. */
interface Waiting {
  /** How it was started. */
  readonly key: string;
  readonly opened: ReturnType<Transport>;
  readonly wire: { log: Log };
}

/** After so many games that had to be played again, and more than counted, none is started ahead. */
const MOST_DROPPED = 4;

/**
 * Starts the next engine while a game is played. One engine waits at a time, so that a search needs
 * the memory of one more at most. Whatever goes wrong in such an engine must be seen again in one
 * that was started for its game.
 */
export class EngineAhead {
  readonly #transport: Transport;
  /** Whether the side that an engine plays is known when it is started. */
  readonly #sided: boolean;
  #waiting: Waiting | undefined;
  #closed = false;
  #passed = 0;
  #dropped = 0;

  constructor(transport: Transport, { sided }: { readonly sided: boolean }) {
    this.#transport = transport;
    this.#sided = sided;
  }

  /** Hands out the engine that waits, if it was started in the same way, and starts the next one. */
  readonly transport: Transport = async (options) => {
    const key = this.#keyOf(options);
    const waiting = this.#waiting?.key === key ? this.#waiting : undefined;
    if (waiting) this.#waiting = undefined;
    const opened = await (waiting?.opened ?? this.#transport(options));
    if (waiting) waiting.wire.log = options.log;
    if (opened.ok && !this.#waiting && !this.#closed) this.#startNext(options);
    return opened;
  };

  /** Whether it has been worth it so far. */
  get isWorthIt(): boolean {
    return this.#dropped < MOST_DROPPED || this.#dropped <= this.#passed;
  }

  /** Notes whether a game counted that such an engine played. */
  note(counted: boolean): void {
    if (counted) this.#passed++;
    else this.#dropped++;
  }

  /** Ends the engine that waits. */
  async close(): Promise<void> {
    this.#closed = true;
    const opened = await this.#waiting?.opened;
    this.#waiting = undefined;
    if (opened?.ok) await opened.value[Symbol.asyncDispose]();
  }

  #startNext(options: OpenOptions): void {
    const wire: Waiting["wire"] = { log: () => 0 };
    const log: Log = (...entry) => wire.log(...entry);
    const opened = this.#transport({ ...options, log });
    this.#waiting = { key: this.#keyOf(options), opened, wire };
  }

  #keyOf({ launch, side, ports, caps }: OpenOptions): string {
    return JSON.stringify([launch, ports, caps, this.#sided && side]);
  }
}
