/** The bout as it goes on: what the referee makes of all that is said. @module */

import type { Finding } from "../../protocols/finding.ts";
import type { AnyPairing, BoutOptions, Ruling } from "../../referee/mod.ts";
import type { Received } from "../../transports/mod.ts";
import type { Settled } from "./answer.ts";
import { UnheededLines } from "./unheeded.ts";
import type { WriteLog } from "./write_log.ts";

/** Takes a finding, with what had been sent before it. */
export type TakeFinding = (finding: Finding, sent: string) => void;

/** The referee's bout, and the answers that nothing has waited for yet. */
export class OngoingBout {
  /** The one door of findings: where those of the referee and of the steps go. */
  onFinding: TakeFinding = () => {};
  readonly unheeded = new UnheededLines();
  readonly #pairing: AnyPairing;
  readonly #unread: Settled[] = [];
  /** By their indices in the wire log, in which other entries stand between them. */
  readonly #lines: string[] = [];
  #bout: unknown;
  #found = false;
  #answered = false;
  #spoken = false;
  /** Both addresses of an engine that connected twice. */
  secondConnection?: string;
  #ignoredAtMs?: number;

  constructor(pairing: AnyPairing, options: BoutOptions) {
    this.#pairing = pairing;
    this.#bout = pairing.open(options);
  }

  /** The game and the talk about it as they stand. */
  get bout(): unknown {
    return this.#bout;
  }

  /** The bout after something that is not said on the wire. */
  become(bout: unknown): void {
    this.#bout = bout ?? this.#bout;
  }

  /** Takes it that a frame is sent. */
  say(frame: string): void {
    if (!this.#pairing.awaits(this.#bout)) this.unheeded.clear();
    this.saySentinel(frame);
  }

  /** Takes it that a frame is sent which asks for nothing new. */
  saySentinel(frame: string): void {
    this.#bout = this.#pairing.say(this.#bout, frame);
  }

  /** Whether there is, or may be, an answer to come. */
  get isAsked(): boolean {
    return this.#unread.length > 0 || this.#pairing.awaits(this.#bout);
  }

  /** The oldest answer that nothing has waited for yet. */
  next(): Settled | undefined {
    return this.#unread.shift();
  }

  /** Whether anything was ever answered. */
  get answered(): boolean {
    return this.#answered;
  }

  /** Whether anything ever came that looks like an answer, whether it is one or not. */
  get spoken(): boolean {
    return this.#answered || this.#spoken;
  }

  /** Whether the referee has found something wrong with the line that came last. */
  get found(): boolean {
    return this.#found;
  }

  /** Whether something like an answer came since the last write that the referee took for none. */
  get ignored(): boolean {
    return this.#ignoredAtMs !== undefined;
  }

  /** Takes it that something is written. */
  attend(): void {
    this.#ignoredAtMs = undefined;
  }

  /** The line behind an index of the wire log. */
  line(index: number): string {
    return this.#lines[index] ?? "";
  }

  /** All lines that came. */
  get lines(): readonly string[] {
    return this.#lines.filter((line) => line !== undefined);
  }

  /** Lets the referee judge what happened beside the lines. */
  notice(oddity: Extract<Received, { kind: "oddity" }>, sent: string): void {
    this.secondConnection ??= oddity.detail;
    this.#pairing.notice?.(this.#bout, oddity).forEach((one) => this.onFinding(one, sent));
  }

  /** Lets the referee judge a line. */
  hear(
    { text, index, atMs }: Extract<Received, { kind: "frame" }>,
    { writes, lastSent }: { readonly writes: WriteLog; readonly lastSent: string },
  ): void {
    this.#lines[index] = text;
    const after = writes.frameBefore(index);
    const ruling: Ruling<unknown> = this.#pairing.hear(this.#bout, { text, index, after });
    this.#found = ruling.findings.length > 0;
    for (const finding of ruling.findings) {
      const line = finding.evidence[0] ?? index;
      this.onFinding(finding, writes.textBefore(line, lastSent));
    }
    this.#accept(ruling, atMs);
    this.unheeded.hear(text, ruling.messages.length > 0);
    const taken = ruling.messages.length > 0 || !this.#pairing.protocol.looksLikeAnswer(text);
    if (taken) return;
    this.#ignoredAtMs = atMs;
    this.#spoken = true;
  }

  /** What the referee left open for another line is the answer, once none comes. */
  hearNoMore(nowMs: number): boolean {
    const ruling = this.#pairing.hearNoMore?.(this.#bout);
    if (ruling) this.#accept(ruling, this.#ignoredAtMs ?? nowMs);
    return ruling !== undefined;
  }

  #accept({ bout, messages, ply, resigned }: Ruling<unknown>, atMs: number): void {
    this.#bout = bout;
    this.#answered ||= messages.length > 0;
    for (const message of messages) this.#unread.push({ message, ply, resigned, atMs });
  }
}
