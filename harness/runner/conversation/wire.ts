/** The wire to an engine: frames queued, and bytes written. @module */

import type { AnyPairing } from "../../referee/mod.ts";
import type { DeliveryName } from "../../scenario/mod.ts";
import type { Channel, Delivery, Sent } from "../../transports/mod.ts";
import { WriteLog } from "./write_log.ts";
import { writesOf } from "./writes.ts";

/** How long an engine on a busy machine may take to read a line before the next is written. */
const READING_MS = 250;

/** Writes to a channel, and remembers what was written when. */
export class Wire {
  readonly channel: Channel;
  /** All that was typed for what is being done, where one thing takes several writes. */
  typed?: string;
  readonly writes = new WriteLog();
  readonly #protocol: AnyPairing["protocol"];
  readonly #outbox: string[] = [];
  readonly #written: string[] = [];
  #lastSent = "";
  #lastFrame = "";
  #sentAtMs: number;

  constructor(channel: Channel, protocol: AnyPairing["protocol"], nowMs: number) {
    this.channel = channel;
    this.#protocol = protocol;
    this.#sentAtMs = nowMs;
  }

  /** When the last byte was handed over. */
  get sentAtMs(): number {
    return this.#sentAtMs;
  }

  /** The last write, as it went over the wire. */
  get lastSent(): string {
    return this.#lastSent;
  }

  /** The first word of the last frame: what is asked, whatever numbers go with it. */
  get lastWord(): string {
    return /[a-z_]+/i.exec(this.#lastFrame)?.[0] ?? "";
  }

  /** Everything written so far. */
  get written(): string {
    return this.#written.join("");
  }

  /** Whether a frame is queued that has not been sent. */
  get isWaiting(): boolean {
    return this.#outbox.length > 0;
  }

  /** Queues a frame to be sent. */
  post(frame: string, lineEnd?: string): void {
    this.#lastFrame = frame;
    const { encode, writesApart, lineEnd: usualEnd } = this.#protocol;
    const lines = writesApart ? frame.split("\n") : [frame];
    for (const line of lines) {
      this.#outbox.push(lineEnd === undefined ? encode?.(line) ?? line + usualEnd : line + lineEnd);
    }
  }

  /** Sends all queued frames in the way that `name` says. */
  flush(
    name: DeliveryName,
    reading?: Pick<Delivery, "readWithinMs">,
  ): Promise<void> | undefined {
    const outbox = this.#outbox;
    if (outbox.length === 0) return undefined;
    if (reading || !(name === "coalesced" || name === "apart" && outbox.length === 1)) {
      return this.#flushCut(name, reading);
    }
    return this.flushTogether();
  }

  async #flushCut(name: DeliveryName, reading: Pick<Delivery, "readWithinMs"> = {}): Promise<void> {
    for (const { text, delivery } of writesOf(this.#outbox.splice(0), name)) {
      await this.write(text, { ...delivery, ...reading });
    }
  }

  /** Sends all queued frames in one write. */
  flushTogether(delivery?: Delivery): Promise<void> | undefined {
    const text = this.#outbox.length > 1 ? this.#outbox.join("") : this.#outbox[0] ?? "";
    this.#outbox.length = 0;
    return this.write(text, delivery);
  }

  /** Writes bytes; nothing is to be awaited where they are taken at once. */
  write(text: string, delivery?: Delivery): Promise<void> | undefined {
    if (this.typed !== undefined) this.typed += text;
    this.#lastSent = this.typed ?? text;
    this.#written.push(text);
    const how = this.#protocol.writesApart ? { afterReadMs: READING_MS, ...delivery } : delivery;
    const sent = this.channel.send(text, how);
    if (sent instanceof Promise) return sent.then((later) => this.#noteSent(later));
    this.#noteSent(sent);
    return undefined;
  }

  #noteSent({ atMs, index }: Sent): void {
    this.#sentAtMs = atMs;
    this.writes.add({ index, frame: this.#lastFrame, text: this.#lastSent });
  }

  /** Sends a frame that does not restart the clock and is never cited. */
  async whisper(frame: string): Promise<void> {
    const text = frame + this.#protocol.lineEnd;
    this.#written.push(text);
    await this.channel.send(text);
  }
}
