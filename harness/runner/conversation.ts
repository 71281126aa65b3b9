/** One running engine and the talk with it. @module */

import type { Finding } from "../protocols/finding.ts";
import type { AnyPairing, BoutOptions, Ruling } from "../referee/mod.ts";
import type { DeliveryName } from "../scenario/mod.ts";
import type { Channel, Delivery, Received } from "../transports/mod.ts";
import {
  type Answer,
  fateOf,
  isUnfinished,
  type Settled,
  silentFor,
  type Taken,
  timed,
} from "./answer.ts";
import type { Lab } from "./lab.ts";
import { UnheededLines } from "./unheeded.ts";
import { waitOf, watchedWait } from "./watched_wait.ts";
import { WriteLog } from "./write_log.ts";
import { APART_MS, writesOf } from "./writes.ts";

const GRACE_MS = 5_000;
const MOST_ROUNDS = 3;

/** Sends, listens, and keeps the referee's bout. */
export class Conversation {
  readonly channel: Channel;
  readonly #lab: Lab;
  /** All that was typed for what is being done, where one thing takes several writes. */
  typed?: string;
  /** Where the referee's findings go. */
  onFinding: (finding: Finding, sent: string) => void = () => {};
  readonly #settled: Settled[] = [];
  readonly #lines = new Map<number, string>();
  #bout: unknown;
  readonly #outbox: string[] = [];
  #written = "";
  #lastSent = "";
  #sentAtMs: number;
  readonly #writes = new WriteLog();
  #lastFrame = "";
  #settledAtMs = 0;
  /** Whether the referee has found something wrong with the line that came last. */
  #found = false;
  #answered = false;
  /** When something like an answer came since the last write that the referee took for none. */
  #ignoredAtMs?: number;
  readonly #unheeded = new UnheededLines();
  #askedBout: unknown;
  /** Something like the awaited answer was seen. */
  #seen = false;

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

  /** Whether there is, or may be, an answer to come. */
  get asked(): boolean {
    return this.#settled.length > 0 || this.#pairing.awaits(this.#bout);
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

  /** Whether something like an answer came since the last write that the referee took for none. */
  get ignored(): boolean {
    return this.#ignoredAtMs !== undefined;
  }

  /** The line behind an index of the wire log. */
  line(index: number): string {
    return this.#lines.get(index) ?? "";
  }

  /** Whether the referee has found something wrong with the line that came last. */
  get found(): boolean {
    return this.#found;
  }

  /** All lines that came, for a diagnosis. */
  get said(): readonly string[] {
    return [...this.#lines.values()];
  }

  deal(options: BoutOptions): void {
    this.#bout = this.#pairing.deal(this.#bout, options);
  }

  /** The bout after something that is not said on the wire. */
  become(bout: unknown): void {
    this.#bout = bout ?? this.#bout;
  }

  /** Lays a frame out to be sent; the referee hears of it. */
  post(frame: string, lineEnd?: string): void {
    if (!this.#pairing.awaits(this.#bout)) this.#unheeded.clear();
    this.#bout = this.#pairing.say(this.#bout, frame);
    this.#lastFrame = frame;
    const { protocol } = this.#pairing;
    const usual = protocol.encode?.(frame) ?? frame + protocol.lineEnd;
    this.#outbox.push(lineEnd === undefined ? usual : frame + lineEnd);
  }

  /** Sends all that was laid out, in the way that `name` says. */
  async flush(name: DeliveryName = "apart"): Promise<void> {
    for (const { text, delivery } of writesOf(this.#outbox.splice(0), name)) {
      await this.write(text, delivery);
    }
  }

  /** Writes frames in one go; the referee hears of them. */
  async say(
    frames: readonly string[],
    { lineEnd, ...delivery }: Delivery & { readonly lineEnd?: string } = {},
  ): Promise<void> {
    await this.#clearOutbox();
    for (const frame of frames) this.post(frame, lineEnd);
    await this.write(this.#outbox.splice(0).join(""), delivery);
  }

  /** Sends what was laid out before, apart from what comes next: nobody asked for one segment. */
  async #clearOutbox(): Promise<void> {
    if (this.#outbox.length === 0) return;
    await this.flush();
    await this.#lab.clock.sleep(APART_MS);
  }

  /** Writes bytes of which the referee does not hear. */
  async write(text: string, delivery: Delivery = {}): Promise<void> {
    if (this.typed !== undefined) this.typed += text;
    this.#lastSent = this.typed ?? text;
    this.#written += text;
    this.#ignoredAtMs = undefined;
    const { atMs, index } = await this.channel.send(text, delivery);
    this.#sentAtMs = atMs;
    this.#writes.add({ index, frame: this.#lastFrame, text: this.#lastSent });
  }

  /** Takes in whatever one `receive` brings; the referee hears of frames. */
  async take(withinMs: number): Promise<Taken> {
    const untilMs = this.#lab.clock.now() + withinMs;
    let received = await this.channel.receive(withinMs);
    while (received.kind === "oddity") {
      const findings = this.#pairing.notice?.(this.#bout, received);
      findings?.forEach((one) => this.onFinding(one, this.#lastSent));
      received = await this.channel.receive(Math.max(0, untilMs - this.#lab.clock.now()));
    }
    if (received.kind === "frame") this.#hear(received);
    return received;
  }

  /** Waits for the answer to the oldest question, at most `allowedMs` from when it could begin. */
  async answer(allowedMs: number, { brief = false } = {}): Promise<Answer> {
    this.#askedBout = this.#bout;
    this.#seen = false;
    const { clock } = this.#lab;
    const deadlineMs = this.#beganMs + allowedMs;
    const how = waitOf(this.#lab, { deadlineMs, forPly: this.owesPly, brief });
    const { taken: before, suspect } = await watchedWait(
      (untilMs) => this.#settledBy(untilMs),
      { ...how, clock, channel: this.channel, beganMs: this.#beganMs },
    );
    if (before.kind === "settled") return this.#inTime(before.settled, allowedMs);
    if (before.kind !== "silence") return { kind: "none", why: fateOf(before, this.channel) };
    const waitedMs = clock.now() - this.#beganMs;
    if (suspect) return { kind: "suspect", waitedMs };
    if (how.endMs < deadlineMs && !this.#seen) return { kind: "out-of-budget", waitedMs };
    return await this.#overdue(allowedMs, brief);
  }

  /** Whether what is awaited is a ply, which only a clock limits. */
  get owesPly(): boolean {
    return this.#pairing.patienceMs(this.#askedBout ?? this.#bout) === undefined;
  }

  /** An engine that answers one after the other could not begin this one before. */
  get #beganMs(): number {
    return Math.max(this.#sentAtMs, this.#settledAtMs);
  }

  async #overdue(allowedMs: number, brief: boolean): Promise<Answer> {
    const longMs = Math.min(GRACE_MS * this.#lab.timeScale, Math.max(allowedMs, 1_000));
    const graceMs = brief ? 0 : longMs;
    let after = await this.#settledBy(this.#lab.clock.now() + graceMs);
    // What the machine took is given back, to a limit, so that silence is silence.
    for (let round = 0; round < MOST_ROUNDS && after.kind === "silence"; round++) {
      const owedMs = this.channel.hinderedMs(this.#beganMs) + this.#beganMs + allowedMs -
        this.#lab.clock.now();
      if (this.#seen || owedMs < 0) break;
      after = await this.#settledBy(this.#lab.clock.now() + Math.min(owedMs + 1, allowedMs));
    }
    if (after.kind === "settled") return this.#inTime(after.settled, allowedMs);
    if (after.kind !== "silence") return { kind: "none", why: fateOf(after, this.channel) };
    const waitedMs = this.#lab.clock.now() - this.#beganMs;
    const hinderedMs = this.channel.hinderedMs(this.#beganMs);
    const moved = this.owesPly && this.#lab.thinkTimes.plies > 0;
    const meanwhile = { partial: after.partial, unheeded: this.#unheeded.with(after.partial) };
    const why = silentFor({ waitedMs, allowedMs, moved, ...meanwhile }, this.channel);
    const seen = this.#seen || isUnfinished(this.#lab.pairing, this.#bout, why);
    if (seen || waitedMs - hinderedMs > allowedMs) return { kind: "none", why };
    return { kind: "inconclusive", hinderedMs };
  }

  #inTime(settled: Settled, allowedMs: number): Answer {
    const beganMs = this.#beganMs;
    this.#settledAtMs = settled.atMs;
    const text = settled.message.entries.map((index) => this.line(index)).join("\n");
    return timed(settled, { allowedMs, beganMs, text, channel: this.channel });
  }

  async #settledBy(
    deadlineMs: number,
  ): Promise<{ kind: "settled"; settled: Settled } | Exclude<Taken, { kind: "frame" }>> {
    let untilMs = deadlineMs;
    while (true) {
      const settled = this.#settled.shift();
      if (settled) return { kind: "settled", settled };
      const received = await this.take(Math.max(0, untilMs - this.#lab.clock.now()));
      if (received.kind === "frame") await this.#saySentinel();
      else if (!this.#lapse()) return received;
      untilMs = Math.min(untilMs, this.#patientUntilMs());
    }
  }

  /** Nobody asked for it, so no finding is about it, and the time of the question before goes on. */
  async #saySentinel(): Promise<void> {
    const sentinel = this.#pairing.sentinel(this.#bout);
    if (sentinel === undefined) return;
    this.#bout = this.#pairing.say(this.#bout, sentinel);
    const text = sentinel + this.#pairing.protocol.lineEnd;
    this.#written += text;
    await this.channel.send(text);
  }

  /** Something seen meanwhile may limit the wait more. */
  #patientUntilMs(): number {
    const askedMs = this.#pairing.patienceMs(this.#askedBout) ?? Infinity;
    const patienceMs = this.#pairing.patienceMs(this.#bout) ?? Infinity;
    if (patienceMs >= askedMs || !this.#pairing.awaits(this.#bout)) return Infinity;
    this.#seen = true;
    return this.#lab.clock.now() + patienceMs * this.#lab.timeScale;
  }

  #hear({ text, index, atMs }: Extract<Received, { kind: "frame" }>): void {
    this.#lines.set(index, text);
    const after = this.#writes.frameBefore(index);
    const ruling: Ruling<unknown> = this.#pairing.hear(this.#bout, { text, index, after });
    this.#found = ruling.findings.length > 0;
    for (const finding of ruling.findings) {
      const line = finding.evidence[0] ?? index;
      this.onFinding(finding, this.#writes.textBefore(line, this.#lastSent));
    }
    this.#settle(ruling, atMs);
    this.#unheeded.hear(text, ruling.messages.length > 0);
    const taken = ruling.messages.length > 0 || !this.#pairing.protocol.looksLikeAnswer(text);
    if (!taken) this.#ignoredAtMs = atMs;
  }

  #settle({ bout, messages, ply, resigned }: Ruling<unknown>, atMs: number): void {
    this.#bout = bout;
    this.#answered ||= messages.length > 0;
    for (const message of messages) this.#settled.push({ message, ply, resigned, atMs });
  }

  /** What the referee left open for another line is the answer, once none comes. */
  #lapse(): boolean {
    const ruling = this.#pairing.lapse?.(this.#bout);
    if (ruling) this.#settle(ruling, this.#ignoredAtMs ?? this.#lab.clock.now());
    return ruling !== undefined;
  }
}
