/** Waiting for answers, fairly: what the machine takes from the engine is given back. @module */

import type { Channel, Received } from "../../transports/mod.ts";
import {
  type Answer,
  fateOf,
  isUnfinished,
  type Settled,
  silentFor,
  type Taken,
  timed,
} from "./answer.ts";
import { canHang } from "./can_hang.ts";
import { longestSilenceMs } from "./longest_silence.ts";
import type { OngoingBout } from "./ongoing_bout.ts";
import type { KnownSilence, TalkContext } from "./talk_context.ts";
import { waitForRest } from "./rest_wait.ts";
import { isSlowToStart } from "./slow_start.ts";
import { isPlain, waitOf, watchedWait } from "./watched_wait.ts";
import type { Wire } from "./wire.ts";

/** The talk in which an answer is waited for. */
export interface Listening {
  readonly wire: Wire;
  readonly ongoing: OngoingBout;
  /** Lets the referee hear of what came; undefined where that was no answer and changes none. */
  heed(received: Received): Taken | undefined;
}

/** How an answer is waited for. */
export interface AnswerOptions {
  /** The wait is to be short. */
  readonly brief?: boolean;
  /** Whether an unfinished frame is the answer of an engine that reads on. */
  readonly isAnswer?: (partial: string) => boolean;
}

type Came = { kind: "settled"; settled: Settled } | Exclude<Taken, { kind: "frame" }>;

const GRACE_MS = 5_000;
/** After so long a wait it hardly matters whether the answer comes a little later. */
const LONG_WAIT_MS = 60_000;
const SHORT_GRACE_MS = 2_000;

/** Waits for one answer after the other. */
export class Waiting {
  readonly #talk: Listening;
  readonly #context: TalkContext;
  #settledAtMs = 0;
  /** The engine has answered once. */
  #started = false;
  #askedBout: unknown;
  /** Something like the awaited answer was seen. */
  #seen = false;
  /** A frame was heard that has not been followed up yet. */
  #open = false;

  constructor(talk: Listening, context: TalkContext) {
    this.#talk = talk;
    this.#context = context;
  }

  /** The bout in which the last wait for an answer began. */
  get askedBout(): unknown {
    return this.#askedBout;
  }

  /** Whether what is awaited is a ply, which only a clock limits. */
  get owesPly(): boolean {
    return this.#context.pairing.patienceMs(this.#askedBout ?? this.#bout) === undefined;
  }

  get #bout(): unknown {
    return this.#talk.ongoing.bout;
  }

  get #channel(): Channel {
    return this.#talk.wire.channel;
  }

  /** An engine that answers one after the other could not begin this one before. */
  get #beganMs(): number {
    return Math.max(this.#talk.wire.sentAtMs, this.#settledAtMs);
  }

  /** The answer to the oldest question where it is here already; else `answer` must follow. */
  now(allowedMs: number): Answer | undefined {
    this.#askedBout = this.#bout;
    this.#seen = false;
    const { ongoing } = this.#talk;
    const before = ongoing.next();
    if (before) return this.#inTime(before, allowedMs);
    const frame = this.#channel.takeFrame?.();
    if (!frame) return undefined;
    this.#talk.heed(frame);
    this.#open = this.#context.pairing.sentinel(this.#bout) !== undefined;
    const settled = this.#open ? undefined : ongoing.next();
    if (settled) return this.#inTime(settled, allowedMs);
    this.#open = true;
    return undefined;
  }

  /** Waits for the answer that is not here, at most `allowedMs` from when it could begin. */
  async answer(
    allowedMs: number,
    { brief = false, isAnswer }: AnswerOptions = {},
  ): Promise<Answer> {
    const early = isAnswer && await this.#soon(isAnswer);
    if (early) return this.#answered(early, allowedMs);
    const { clock, pairing } = this.#context;
    const deadlineMs = this.#beganMs + allowedMs;
    const forPly = this.owesPly || canHang(pairing, this.#bout);
    const known = forPly ? undefined : this.#knownSilence();
    if (known) return await this.#briefly(known, allowedMs);
    const how = waitOf(this.#context, { deadlineMs, forPly, brief });
    const { taken: before, suspect, reads } = isPlain(how)
      ? { taken: await this.#settledBy(how.endMs), suspect: false }
      : await watchedWait((untilMs) => this.#settledBy(untilMs), {
        ...how,
        ...{ clock, channel: this.#channel, beganMs: this.#beganMs },
      });
    if (before.kind !== "silence") return this.#answered(before, allowedMs);
    const waitedMs = clock.now() - this.#beganMs;
    if (suspect) return { kind: "suspect", waitedMs };
    if (reads) return this.#silent({ allowedMs, partial: before.partial, certain: true });
    if (how.endMs < deadlineMs && !this.#seen) return { kind: "out-of-budget", waitedMs };
    return await this.#overdue(allowedMs, brief);
  }

  #knownSilence(): KnownSilence | undefined {
    const { silence, silenceAt } = this.#context;
    return silence ? undefined : silenceAt?.(this.#talk.wire.lastWord);
  }

  /** Another case has waited for the same in full. */
  async #briefly({ because, withinMs }: KnownSilence, allowedMs: number): Promise<Answer> {
    const came = await this.#settledBy(this.#beganMs + Math.min(allowedMs, withinMs));
    return came.kind === "silence" ? { kind: "barred", because } : this.#answered(came, allowedMs);
  }

  async #overdue(allowedMs: number, brief: boolean): Promise<Answer> {
    const { timeScale, clock } = this.#context;
    const most = allowedMs < LONG_WAIT_MS * timeScale ? GRACE_MS : SHORT_GRACE_MS;
    const longMs = Math.min(most * timeScale, Math.max(allowedMs, 1_000));
    const graceMs = brief || this.#seen ? 0 : longMs;
    const mostMs = this.#beganMs + this.#longestMs(allowedMs) + graceMs;
    let after = await this.#settledBy(clock.now() + graceMs);
    // What the machine took is given back, to a limit, so that silence is silence.
    while (after.kind === "silence") {
      const silent = this.#silent({ allowedMs, partial: after.partial });
      const nowMs = clock.now();
      if (silent.kind !== "inconclusive" || nowMs >= mostMs) return silent;
      const owedMs = Math.max(0, allowedMs - this.#fairMs());
      after = await this.#settledBy(Math.min(nowMs + owedMs + 1, mostMs));
    }
    return this.#answered(after, allowedMs);
  }

  #answered(came: Exclude<Came, { kind: "silence" }>, allowedMs: number): Answer {
    if (came.kind === "settled") return this.#inTime(came.settled, allowedMs);
    return { kind: "none", why: fateOf(came, this.#channel) };
  }

  /** What comes soon, where an unfinished frame may be the answer. */
  async #soon(
    isAnswer: (partial: string) => boolean,
  ): Promise<Exclude<Came, { kind: "silence" }> | undefined> {
    const { clock, timeScale } = this.#context;
    const options = { clock, timeScale, channel: this.#channel, isAnswer };
    const came = await waitForRest((untilMs) => this.#settledBy(untilMs), options);
    if (came !== "rest") return came?.kind === "silence" ? undefined : came;
    this.hearRest();
    return undefined;
  }

  /** Takes an unfinished frame for a whole one; whether there was one. */
  hearRest(): boolean {
    const frame = this.#channel.takeRest?.();
    if (!frame) return false;
    this.#talk.heed(frame);
    this.#open = true;
    return true;
  }

  #longestMs(allowedMs: number): number {
    const forMs = this.#context.clock.now() - this.#beganMs;
    const spins = this.owesPly && (this.#channel.ranMs?.(this.#beganMs) ?? 0) > 0;
    return longestSilenceMs(allowedMs, { spins, lastsMs: forMs + this.#context.budgetLeftMs() });
  }

  /** How long the silent engine could run since it was asked; what it ran, it ran. */
  #fairMs(): number {
    const beganMs = this.#beganMs;
    const fairMs = this.#context.clock.now() - beganMs - this.#channel.hinderedMs(beganMs);
    return Math.max(fairMs, this.#channel.ranMs?.(beganMs) ?? 0);
  }

  /** No answer; `certain` where that is known before the time is up. */
  #silent(
    { allowedMs, partial, certain = false }: {
      readonly allowedMs: number;
      readonly partial: string;
      readonly certain?: boolean;
    },
  ): Answer {
    const { clock, thinkTimes, pairing } = this.#context;
    const waitedMs = clock.now() - this.#beganMs;
    const moved = this.owesPly && thinkTimes.plies > 0;
    const meanwhile = { partial, unheeded: this.#talk.ongoing.unheeded.with(partial) };
    const hinderedMs = this.#channel.hinderedMs(this.#beganMs);
    const given = {
      ...certain && { cutShort: true as const },
      ...hinderedMs > 0 && { hinderedMs },
    };
    const why = silentFor({ waitedMs, allowedMs, moved, ...meanwhile, ...given }, this.#channel);
    const seen = certain || this.#seen || isUnfinished(pairing, this.#bout, why);
    if (seen || this.#fairMs() > allowedMs) return { kind: "none", why };
    return { kind: "inconclusive", hinderedMs };
  }

  #inTime(settled: Settled, allowedMs: number): Answer {
    const beganMs = this.#beganMs;
    // An engine may also load its tables at a later word of the greeting.
    if (!this.#started || !this.owesPly) this.#noteStart(settled.atMs - beganMs);
    this.#settledAtMs = settled.atMs;
    const { ongoing } = this.#talk;
    const text = () => settled.message.entries.map((index) => ongoing.line(index)).join("\n");
    return timed(settled, { allowedMs, beganMs, text, channel: this.#channel });
  }

  #noteStart(tookMs: number): void {
    this.#started = true;
    const { thinkTimes } = this.#context;
    if (tookMs < (thinkTimes.startMs ?? 0)) return;
    thinkTimes.startMs = tookMs;
    if (isSlowToStart(thinkTimes)) thinkTimes.startCpuMs = this.#channel.cpuMs?.();
  }

  async #settledBy(deadlineMs: number): Promise<Came> {
    const { ongoing } = this.#talk;
    const { clock } = this.#context;
    const before = this.#open ? undefined : ongoing.next();
    if (before) return { kind: "settled", settled: before };
    for (let untilMs = deadlineMs;;) {
      if (!this.#open) {
        const leftMs = Math.max(0, untilMs - clock.now());
        const received = this.#talk.heed(await this.#channel.receive(leftMs));
        if (!received) continue;
        if (received.kind === "frame") this.#open = true;
        else if (!ongoing.hearNoMore(clock.now())) return received;
      }
      const saying = this.#open ? this.#saySentinel() : undefined;
      this.#open = false;
      if (saying) await saying;
      const settled = ongoing.next();
      if (settled) return { kind: "settled", settled };
      untilMs = Math.min(untilMs, this.#patientUntilMs());
    }
  }

  /** The sentinel does not restart the clock and is never cited. */
  #saySentinel(): Promise<void> | undefined {
    const sentinel = this.#context.pairing.sentinel(this.#bout);
    if (sentinel === undefined) return undefined;
    this.#talk.ongoing.saySentinel(sentinel);
    return this.#talk.wire.whisper(sentinel);
  }

  /** Something seen meanwhile may limit the wait more. */
  #patientUntilMs(): number {
    const { pairing, clock, timeScale } = this.#context;
    const askedMs = pairing.patienceMs(this.#askedBout) ?? Infinity;
    const patienceMs = pairing.patienceMs(this.#bout) ?? Infinity;
    if (patienceMs >= askedMs || !pairing.awaits(this.#bout)) return Infinity;
    this.#seen = true;
    return clock.now() + patienceMs * timeScale;
  }
}
