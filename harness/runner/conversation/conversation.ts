/** One running engine and the talk with it. @module */

import type { Finding } from "../../protocols/finding.ts";
import type { BoutOptions } from "../../referee/mod.ts";
import type { DeliveryName } from "../../scenario/mod.ts";
import type { Channel, Delivery } from "../../transports/mod.ts";
import type { Answer, Taken } from "./answer.ts";
import { OngoingBout } from "./ongoing_bout.ts";
import type { TalkContext } from "./talk_context.ts";
import { Waiting } from "./waiting.ts";
import { Wire } from "./wire.ts";
import { APART_MS } from "./writes.ts";

/** Lets the referee hear of all that goes over the wire, and waits for answers. */
export class Conversation {
  readonly wire: Wire;
  readonly ongoing: OngoingBout;
  readonly waiting: Waiting;
  readonly #context: TalkContext;

  constructor(
    channel: Channel,
    { context, bout }: { readonly context: TalkContext; readonly bout: BoutOptions },
  ) {
    const { pairing, clock } = context;
    this.#context = context;
    this.wire = new Wire(channel, pairing.protocol, clock.now());
    this.ongoing = new OngoingBout(pairing, bout);
    this.waiting = new Waiting(this, context);
  }

  get channel(): Channel {
    return this.wire.channel;
  }

  /** The game and the talk about it as they stand. */
  get bout(): unknown {
    return this.ongoing.bout;
  }

  /** Hands a finding on, by the door by which the referee's own leave. */
  find(finding: Finding): void {
    this.ongoing.onFinding(finding, this.wire.lastSent);
  }

  /** Begins another game. */
  deal(options: BoutOptions): void {
    this.ongoing.become(this.#context.pairing.deal(this.bout, options));
  }

  /** Queues a frame to be sent; the referee hears of it. */
  post(frame: string, lineEnd?: string): void {
    this.ongoing.say(frame);
    this.wire.post(frame, lineEnd);
  }

  /** Sends all queued frames in the way that `name` says. */
  async flush(
    name: DeliveryName = "apart",
    reading?: Pick<Delivery, "readWithinMs">,
  ): Promise<void> {
    if (this.wire.isWaiting) this.ongoing.attend();
    await this.wire.flush(name, reading);
  }

  /** Writes frames in one go; the referee hears of them. */
  async say(
    frames: readonly string[],
    { lineEnd, ...delivery }: Delivery & { readonly lineEnd?: string } = {},
  ): Promise<void> {
    await this.#clearOutbox();
    for (const frame of frames) this.post(frame, lineEnd);
    this.ongoing.attend();
    await this.wire.flushTogether(delivery);
  }

  /** Sends all queued frames, apart from what comes next. */
  async #clearOutbox(): Promise<void> {
    if (!this.wire.isWaiting) return;
    await this.flush();
    await this.#context.clock.sleep(APART_MS);
  }

  /** Writes bytes of which the referee does not hear. */
  async write(text: string, delivery: Delivery = {}): Promise<void> {
    this.ongoing.attend();
    await this.wire.write(text, delivery);
  }

  /** Takes in whatever one `receive` brings; the referee hears of frames. */
  async take(withinMs: number): Promise<Taken> {
    const { clock } = this.#context;
    const untilMs = clock.now() + withinMs;
    let received = await this.channel.receive(withinMs);
    while (received.kind === "oddity") {
      this.ongoing.notice(received, this.wire.lastSent);
      received = await this.channel.receive(Math.max(0, untilMs - clock.now()));
    }
    if (received.kind === "frame") this.ongoing.hear(received, this.wire);
    return received;
  }

  /** Waits for the answer to the oldest question, at most `allowedMs` from when it could begin. */
  answer(allowedMs: number, how: { readonly brief?: boolean } = {}): Promise<Answer> {
    return this.waiting.answer(allowedMs, how);
  }
}
