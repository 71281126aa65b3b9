/** One running engine and the talk with it. @module */

import type { Finding } from "../protocols/finding.ts";
import type { AnyPairing, BoutOptions } from "../referee/mod.ts";
import type { DeliveryName } from "../scenario/mod.ts";
import type { Channel, Delivery } from "../transports/mod.ts";
import {
  type Answer,
  fateOf,
  isUnfinished,
  type Settled,
  silentFor,
  type Taken,
  timed,
} from "./answer.ts";
import { Incoming } from "./incoming.ts";
import { longestSilenceMs } from "./longest_silence.ts";
import type { CaseContext } from "./case_context.ts";
import { Outgoing } from "./outgoing.ts";
import { waitOf, watchedWait } from "./watched_wait.ts";
import { APART_MS } from "./writes.ts";

const GRACE_MS = 5_000;
/** After so long a wait it hardly matters whether the answer comes a little later. */
const LONG_WAIT_MS = 60_000;
const SHORT_GRACE_MS = 2_000;
/** Sends, listens, and keeps the referee's bout. */
export class Conversation {
  readonly channel: Channel;
  readonly #lab: CaseContext;
  readonly #in: Incoming;
  readonly #out: Outgoing;
  #settledAtMs = 0;
  /** The engine has answered once. */
  #started = false;
  #askedBout: unknown;
  /** Something like the awaited answer was seen. */
  #seen = false;

  constructor(
    channel: Channel,
    options: { context: CaseContext; bout: BoutOptions },
  ) {
    this.channel = channel;
    this.#lab = options.context;
    const { pairing, clock } = options.context;
    this.#in = new Incoming(pairing, options.bout);
    this.#out = new Outgoing(channel, pairing.protocol, clock.now());
  }

  get #pairing(): AnyPairing {
    return this.#lab.pairing;
  }

  get bout(): unknown {
    return this.#in.bout;
  }

  /** Where the referee's findings go. */
  set onFinding(take: (finding: Finding, sent: string) => void) {
    this.#in.onFinding = take;
  }

  /** Begins to count what is typed for one thing; undefined where each write stands for itself. */
  set typed(text: string | undefined) {
    this.#out.typed = text;
  }

  /** Whether there is, or may be, an answer to come. */
  get asked(): boolean {
    return this.#in.isAsked;
  }

  /** The bout in which the last wait for an answer began. */
  get askedBout(): unknown {
    return this.#askedBout;
  }

  /** The last write, as it went over the wire. */
  get lastSent(): string {
    return this.#out.lastSent;
  }

  /** Everything written so far. */
  get written(): string {
    return this.#out.written;
  }

  /** Whether anything was ever answered. */
  get answered(): boolean {
    return this.#in.answered;
  }

  /** Whether something like an answer came since the last write that the referee took for none. */
  get ignored(): boolean {
    return this.#in.ignored;
  }

  /** The line behind an index of the wire log. */
  line(index: number): string {
    return this.#in.line(index);
  }

  /** Whether the referee has found something wrong with the line that came last. */
  get found(): boolean {
    return this.#in.found;
  }

  /** All lines that came, for a diagnosis. */
  get said(): readonly string[] {
    return this.#in.lines;
  }

  deal(options: BoutOptions): void {
    this.become(this.#pairing.deal(this.bout, options));
  }

  /** The bout after something that is not said on the wire. */
  become(bout: unknown): void {
    this.#in.become(bout);
  }

  /** Lays a frame out to be sent; the referee hears of it. */
  post(frame: string, lineEnd?: string): void {
    if (!this.#pairing.awaits(this.bout)) this.#in.unheeded.clear();
    this.#in.say(frame);
    this.#out.post(frame, lineEnd);
  }

  /** Sends all queued frames in the way that `name` says. */
  async flush(name: DeliveryName = "apart"): Promise<void> {
    if (this.#out.isWaiting) this.#in.attend();
    await this.#out.flush(name);
  }

  /** Writes frames in one go; the referee hears of them. */
  async say(
    frames: readonly string[],
    { lineEnd, ...delivery }: Delivery & { readonly lineEnd?: string } = {},
  ): Promise<void> {
    await this.#clearOutbox();
    for (const frame of frames) this.post(frame, lineEnd);
    this.#in.attend();
    await this.#out.flushTogether(delivery);
  }

  /** Sends all queued frames, apart from what comes next. */
  async #clearOutbox(): Promise<void> {
    if (!this.#out.isWaiting) return;
    await this.flush();
    await this.#lab.clock.sleep(APART_MS);
  }

  /** Writes bytes of which the referee does not hear. */
  async write(text: string, delivery: Delivery = {}): Promise<void> {
    this.#in.attend();
    await this.#out.write(text, delivery);
  }

  /** Takes in whatever one `receive` brings; the referee hears of frames. */
  async take(withinMs: number): Promise<Taken> {
    const untilMs = this.#lab.clock.now() + withinMs;
    let received = await this.channel.receive(withinMs);
    while (received.kind === "oddity") {
      const findings = this.#pairing.notice?.(this.bout, received);
      findings?.forEach((one) => this.#in.onFinding(one, this.lastSent));
      received = await this.channel.receive(Math.max(0, untilMs - this.#lab.clock.now()));
    }
    if (received.kind === "frame") this.#in.hear(received, this.#out);
    return received;
  }

  /** Waits for the answer to the oldest question, at most `allowedMs` from when it could begin. */
  async answer(allowedMs: number, { brief = false } = {}): Promise<Answer> {
    this.#askedBout = this.bout;
    this.#seen = false;
    const { clock } = this.#lab;
    const deadlineMs = this.#beganMs + allowedMs;
    const forPly = this.owesPly || this.#pairing.protocol.hangs !== undefined;
    const how = waitOf(this.#lab, { deadlineMs, forPly, brief });
    const { taken: before, suspect, reads } = await watchedWait(
      (untilMs) => this.#settledBy(untilMs),
      { ...how, clock, channel: this.channel, beganMs: this.#beganMs },
    );
    if (before.kind === "settled") return this.#inTime(before.settled, allowedMs);
    if (before.kind !== "silence") return { kind: "none", why: fateOf(before, this.channel) };
    const waitedMs = clock.now() - this.#beganMs;
    if (suspect) return { kind: "suspect", waitedMs };
    if (reads) return this.#silent({ allowedMs, partial: before.partial, certain: true });
    if (how.endMs < deadlineMs && !this.#seen) return { kind: "out-of-budget", waitedMs };
    return await this.#overdue(allowedMs, brief);
  }

  /** Whether what is awaited is a ply, which only a clock limits. */
  get owesPly(): boolean {
    return this.#pairing.patienceMs(this.#askedBout ?? this.bout) === undefined;
  }

  /** An engine that answers one after the other could not begin this one before. */
  get #beganMs(): number {
    return Math.max(this.#out.sentAtMs, this.#settledAtMs);
  }

  async #overdue(allowedMs: number, brief: boolean): Promise<Answer> {
    const { timeScale } = this.#lab;
    const most = allowedMs < LONG_WAIT_MS * timeScale ? GRACE_MS : SHORT_GRACE_MS;
    const longMs = Math.min(most * timeScale, Math.max(allowedMs, 1_000));
    const graceMs = brief || this.#seen ? 0 : longMs;
    const mostMs = this.#beganMs + this.#longestMs(allowedMs) + graceMs;
    let after = await this.#settledBy(this.#lab.clock.now() + graceMs);
    // What the machine took is given back, to a limit, so that silence is silence.
    while (after.kind === "silence") {
      const silent = this.#silent({ allowedMs, partial: after.partial });
      const nowMs = this.#lab.clock.now();
      if (silent.kind !== "inconclusive" || nowMs >= mostMs) return silent;
      const owedMs = Math.max(0, allowedMs - this.#fairMs());
      after = await this.#settledBy(Math.min(nowMs + owedMs + 1, mostMs));
    }
    if (after.kind === "settled") return this.#inTime(after.settled, allowedMs);
    return { kind: "none", why: fateOf(after, this.channel) };
  }

  #longestMs(allowedMs: number): number {
    const forMs = this.#lab.clock.now() - this.#beganMs;
    const spins = this.owesPly && (this.channel.ranMs?.(this.#beganMs) ?? 0) > 0;
    return longestSilenceMs(allowedMs, { spins, lastsMs: forMs + this.#lab.budgetLeftMs() });
  }

  /** How long the silent engine could run since it was asked; what it ran, it ran. */
  #fairMs(): number {
    const beganMs = this.#beganMs;
    const fairMs = this.#lab.clock.now() - beganMs - this.channel.hinderedMs(beganMs);
    return Math.max(fairMs, this.channel.ranMs?.(beganMs) ?? 0);
  }

  /** No answer; `certain` where that is known before the time is up. */
  #silent(
    { allowedMs, partial, certain = false }: {
      readonly allowedMs: number;
      readonly partial: string;
      readonly certain?: boolean;
    },
  ): Answer {
    const waitedMs = this.#lab.clock.now() - this.#beganMs;
    const moved = this.owesPly && this.#lab.thinkTimes.plies > 0;
    const meanwhile = { partial, unheeded: this.#in.unheeded.with(partial) };
    const why = silentFor({ waitedMs, allowedMs, moved, ...meanwhile }, this.channel);
    const seen = certain || this.#seen || isUnfinished(this.#lab.pairing, this.bout, why);
    if (seen || this.#fairMs() > allowedMs) return { kind: "none", why };
    return { kind: "inconclusive", hinderedMs: this.channel.hinderedMs(this.#beganMs) };
  }

  #inTime(settled: Settled, allowedMs: number): Answer {
    const beganMs = this.#beganMs;
    if (!this.#started) this.#noteStart(settled.atMs - beganMs);
    this.#settledAtMs = settled.atMs;
    const text = settled.message.entries.map((index) => this.line(index)).join("\n");
    return timed(settled, { allowedMs, beganMs, text, channel: this.channel });
  }

  #noteStart(tookMs: number): void {
    this.#started = true;
    const { thinkTimes } = this.#lab;
    thinkTimes.startMs = Math.max(thinkTimes.startMs ?? 0, tookMs);
  }

  async #settledBy(
    deadlineMs: number,
  ): Promise<{ kind: "settled"; settled: Settled } | Exclude<Taken, { kind: "frame" }>> {
    let untilMs = deadlineMs;
    while (true) {
      const settled = this.#in.next();
      if (settled) return { kind: "settled", settled };
      const received = await this.take(Math.max(0, untilMs - this.#lab.clock.now()));
      if (received.kind === "frame") await this.#saySentinel();
      else if (!this.#in.hearNoMore(this.#lab.clock.now())) return received;
      untilMs = Math.min(untilMs, this.#patientUntilMs());
    }
  }

  /** The sentinel does not restart the clock and is never cited. */
  async #saySentinel(): Promise<void> {
    const sentinel = this.#pairing.sentinel(this.bout);
    if (sentinel === undefined) return;
    this.#in.say(sentinel);
    await this.#out.whisper(sentinel);
  }

  /** Something seen meanwhile may limit the wait more. */
  #patientUntilMs(): number {
    const askedMs = this.#pairing.patienceMs(this.#askedBout) ?? Infinity;
    const patienceMs = this.#pairing.patienceMs(this.bout) ?? Infinity;
    if (patienceMs >= askedMs || !this.#pairing.awaits(this.bout)) return Infinity;
    this.#seen = true;
    return this.#lab.clock.now() + patienceMs * this.#lab.timeScale;
  }
}
