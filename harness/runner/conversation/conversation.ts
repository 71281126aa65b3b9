/** One running engine and the talk with it. @module */

import type { Finding } from "../../protocols/finding.ts";
import type { BoutOptions } from "../../referee/mod.ts";
import type { DeliveryName } from "../../scenario/mod.ts";
import type { Channel, Delivery, Received } from "../../transports/mod.ts";
import type { Answer, Taken } from "./answer.ts";
import { OngoingBout } from "./ongoing_bout.ts";
import type { TalkContext } from "./talk_context.ts";
import { type AnswerOptions, Waiting } from "./waiting.ts";
import { Wire } from "./wire.ts";
import { APART_MS } from "./writes.ts";

/** How frames are said. */
interface Saying extends Delivery {
  readonly lineEnd?: string;
  readonly delivery?: DeliveryName;
}

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
  flush(
    name: DeliveryName = "apart",
    reading?: Pick<Delivery, "readWithinMs">,
  ): Promise<void> | undefined {
    if (this.wire.isWaiting) this.ongoing.attend();
    return this.wire.flush(name, reading);
  }

  /** Writes frames as clients do, unless told otherwise; the referee hears of them. */
  async say(
    frames: readonly string[],
    { lineEnd, delivery: name, ...cut }: Saying = {},
  ): Promise<void> {
    if (this.wire.isWaiting) await this.#clearOutbox();
    for (const frame of frames) this.post(frame, lineEnd);
    this.ongoing.attend();
    const { writesApart = false } = this.#context.pairing.protocol;
    const isApart = cut.pieces === undefined && (name ? name === "apart" : writesApart);
    await (isApart ? this.wire.flush("apart") : this.wire.flushTogether(cut));
  }

  /** Sends all queued frames, apart from what comes next. */
  async #clearOutbox(): Promise<void> {
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
    for (let taken = this.heed(received);; taken = this.heed(received)) {
      if (taken) return taken;
      received = await this.channel.receive(Math.max(0, untilMs - clock.now()));
    }
  }

  /** Lets the referee hear of what came; undefined where that was no answer and changes none. */
  heed(received: Received): Taken | undefined {
    if (received.kind === "oddity") {
      this.ongoing.notice(received, this.wire.lastSent);
      return undefined;
    }
    if (received.kind === "frame") this.ongoing.hear(received, this.wire);
    return received;
  }

  /**
   * The answer to the oldest question, waited for at most `allowedMs` from when it could begin; no
   * promise where it is here already.
   */
  answer(allowedMs: number, how?: AnswerOptions): Answer | Promise<Answer> {
    return this.waiting.now(allowedMs) ?? this.waiting.answer(allowedMs, how);
  }
}
