/** One running engine and the talk with it. @module */

import type { Finding } from "../core/mod.ts";
import type { Message } from "../protocols/protocol.ts";
import type { AnyPairing, BoutOptions, Ruling, Unanswered } from "../referee/mod.ts";
import type { Channel, Delivery, Received } from "../transports/mod.ts";
import type { Lab } from "./lab.ts";

/** How a wait for an answer ended. */
export type Answer =
  | {
    readonly kind: "message";
    readonly message: Message;
    readonly ply?: string;
    readonly resigned?: true;
    readonly tookMs: number;
    /** It came, but after its time. */
    readonly late?: Extract<Unanswered, { kind: "late" }>;
  }
  | { readonly kind: "none"; readonly why: Unanswered }
  /** This machine was too busy to say whose fault it is. */
  | { readonly kind: "inconclusive"; readonly hinderedMs: number }
  /** The run's time is up, the engine's is not. */
  | { readonly kind: "out-of-budget"; readonly waitedMs: number };

interface Settled {
  readonly message: Message;
  readonly ply?: string;
  readonly resigned?: true;
  readonly atMs: number;
}

const GRACE_MS = 5_000;

/** Sends, listens, and keeps the referee's bout. */
export class Conversation {
  readonly channel: Channel;
  readonly #lab: Lab;
  /** Where the referee's findings go. */
  onFinding: (finding: Finding) => void = () => {};
  readonly #settled: Settled[] = [];
  readonly #lines = new Map<number, string>();
  #bout: unknown;
  #written = "";
  #lastSent = "";
  #sentAtMs: number;
  #settledAtMs = 0;
  #answered = false;
  #askedBout: unknown;

  constructor(
    channel: Channel,
    options: { lab: Lab; bout: BoutOptions },
  ) {
    this.channel = channel;
    this.#lab = options.lab;
    this.#bout = this.#pairing.open(options.bout);
    this.#sentAtMs = options.lab.clock.now();
  }

  get #pairing(): AnyPairing {
    return this.#lab.pairing;
  }

  get bout(): unknown {
    return this.#bout;
  }

  /** The bout in which the last wait for an answer began. */
  get askedBout(): unknown {
    return this.#askedBout;
  }

  /** The last write, as it went over the wire. */
  get lastSent(): string {
    return this.#lastSent;
  }

  /** Everything written so far. */
  get written(): string {
    return this.#written;
  }

  /** Whether anything was ever answered. */
  get answered(): boolean {
    return this.#answered;
  }

  /** When the last byte was written. */
  get sentAtMs(): number {
    return this.#sentAtMs;
  }

  /** The line behind an index of the wire log. */
  line(index: number): string {
    return this.#lines.get(index) ?? "";
  }

  /** All lines that came, for a diagnosis. */
  saidAll(): string {
    return [...this.#lines.values()].join("\n");
  }

  deal(options: BoutOptions): void {
    this.#bout = this.#pairing.deal(this.#bout, options);
  }

  /** Writes frames in one go; the referee hears of them. */
  async say(
    frames: readonly string[],
    { lineEnd, ...delivery }: Delivery & { readonly lineEnd?: string } = {},
  ): Promise<void> {
    for (const frame of frames) this.#bout = this.#pairing.say(this.#bout, frame);
    const end = lineEnd ?? this.#pairing.protocol.lineEnd;
    await this.write(frames.map((frame) => frame + end).join(""), delivery);
  }

  /** Writes bytes of which the referee does not hear. */
  async write(text: string, delivery: Delivery = {}): Promise<void> {
    this.#lastSent = text;
    this.#written += text;
    const { atMs } = await this.channel.send(text, delivery);
    this.#sentAtMs = atMs;
  }

  /** Nobody asked for it, so no finding is about it. */
  async #saySentinel(frame: string): Promise<void> {
    const lastSent = this.#lastSent;
    await this.say([frame]);
    this.#lastSent = lastSent;
  }

  /** Takes in whatever one `receive` brings; the referee hears of frames. */
  async take(withinMs: number): Promise<Received> {
    const received = await this.channel.receive(withinMs);
    if (received.kind === "frame") this.#hear(received);
    return received;
  }

  /** Waits for the answer to the oldest question, at most `allowedMs` from the last byte written. */
  async answer(allowedMs: number): Promise<Answer> {
    this.#askedBout = this.#bout;
    const waitMs = Math.min(allowedMs, this.#lab.budgetLeftMs());
    const before = await this.#settledBy(this.#sentAtMs + waitMs);
    if (before.kind === "settled") return this.#inTime(before.settled, allowedMs);
    if (before.kind !== "silence") return { kind: "none", why: this.#fate(before) };
    if (waitMs < allowedMs) return { kind: "out-of-budget", waitedMs: waitMs };
    return await this.#overdue(allowedMs);
  }

  async #overdue(allowedMs: number): Promise<Answer> {
    const graceMs = Math.min(GRACE_MS * this.#lab.timeScale, Math.max(allowedMs, 1_000));
    const after = await this.#settledBy(this.#lab.clock.now() + graceMs);
    if (after.kind === "settled") return this.#inTime(after.settled, allowedMs);
    if (after.kind !== "silence") return { kind: "none", why: this.#fate(after) };
    const waitedMs = this.#lab.clock.now() - this.#sentAtMs;
    if (this.#hindered(allowedMs, waitedMs)) {
      return { kind: "inconclusive", hinderedMs: this.channel.hinderedMs(this.#sentAtMs) };
    }
    return { kind: "none", why: { kind: "silent", waitedMs, partial: after.partial } };
  }

  #inTime(settled: Settled, allowedMs: number): Answer {
    // An engine that answers one after the other could not begin this one before.
    const tookMs = Math.max(0, settled.atMs - Math.max(this.#sentAtMs, this.#settledAtMs));
    this.#settledAtMs = settled.atMs;
    const answer = { kind: "message", ...settled, tookMs } as const;
    if (tookMs <= allowedMs) return answer;
    if (this.#hindered(allowedMs, tookMs)) {
      return { kind: "inconclusive", hinderedMs: this.channel.hinderedMs(this.#sentAtMs) };
    }
    const text = settled.message.entries.map((index) => this.line(index)).join("\n");
    return { ...answer, late: { kind: "late", waitedMs: tookMs, allowedMs, text } };
  }

  /** Whether the answer might have been in time, had nobody kept us or the engine from running. */
  #hindered(allowedMs: number, tookMs: number): boolean {
    return tookMs - this.channel.hinderedMs(this.#sentAtMs) <= allowedMs;
  }

  async #settledBy(
    deadlineMs: number,
  ): Promise<{ kind: "settled"; settled: Settled } | Exclude<Received, { kind: "frame" }>> {
    while (true) {
      const settled = this.#settled.shift();
      if (settled) return { kind: "settled", settled };
      const received = await this.take(Math.max(0, deadlineMs - this.#lab.clock.now()));
      if (received.kind !== "frame") return received;
      const sentinel = this.#pairing.sentinel(this.#bout);
      if (sentinel !== undefined) await this.#saySentinel(sentinel);
    }
  }

  #hear({ text, index, atMs }: Extract<Received, { kind: "frame" }>): void {
    this.#lines.set(index, text);
    const ruling: Ruling<unknown> = this.#pairing.hear(this.#bout, { text, index });
    this.#bout = ruling.bout;
    ruling.findings.forEach(this.onFinding);
    const { ply, resigned } = ruling;
    this.#answered ||= ruling.messages.length > 0;
    for (const message of ruling.messages) this.#settled.push({ message, ply, resigned, atMs });
  }

  #fate(received: Exclude<Received, { kind: "frame" | "silence" }>): Unanswered {
    if (received.kind === "flooded") return received;
    const { code, signal } = received;
    return { kind: "exited", code, signal, stderr: this.channel.stderr() };
  }
}
