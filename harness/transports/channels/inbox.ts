/** What an engine has said and the runner has not received yet. @module */

import { textOfLatin1 } from "../../core/mod.ts";
import { Alarm } from "../process/alarm.ts";
import { oneLessAwaited, oneMoreAwaited } from "./awaited.ts";
import { UnendedFrame } from "./unended_frame.ts";
import { CAPS, type Frame, type OpenOptions, type Received } from "../transport.ts";

/** Why nothing more will come. */
type End = Extract<Received, { kind: "exited" | "flooded" }>;
type Flood = Extract<Received, { kind: "flooded" }>;
type Disconnected = Extract<Received, { kind: "disconnected" }>;
type Oddity = Extract<Received, { kind: "oddity" }>;

/**
 * Frames that came in one go. Only the first batch of a queue holds its frames apart: millions of
 * short lines would need a hundred times the memory of their bytes.
 */
interface Batch {
  readonly latin1: string;
  readonly atMs: number;
  /** Log indices grow by one from `first`, until the log is full and answers with `last`. */
  readonly first: number;
  readonly last: number;
}

/** How an inbox is set up. */
export interface InboxOptions extends OpenOptions {
  /** By which waits end; one of its own unless told otherwise. */
  readonly alarm?: Alarm;
  /** Where the bytes come from, by its name in a flood; stdout unless told otherwise. */
  readonly source?: "stdout" | "socket";
  /** Told once, at the moment a cap is passed. */
  readonly onFlood?: () => void;
  /** Awaited before a silence is told, so that what lies where nothing has looked yet is read. */
  readonly lookOnce?: () => Promise<void>;
}

// What an engine said before it flooded is evidence; the flood itself is not.
const MOST_FRAMES_OF_A_FLOOD = 1000;
const HEAD_BYTES = 2000;

/** Cuts bytes into frames and keeps them until they are asked for. */
export class Inbox {
  readonly #options: InboxOptions;
  readonly #alarm: Alarm;
  /** A frame that came alone while none was waiting, as nearly all do; it is before all others. */
  #only: Frame | undefined;
  readonly #batches: Batch[] = [];
  #frames: readonly string[] = [];
  /** The next batch to cut, the next frame of the batch that is cut. */
  #batch = 0;
  #frame = 0;
  #current: Batch = { latin1: "", atMs: 0, first: 0, last: 0 };
  readonly #rest: UnendedFrame;
  /** When its last piece came. */
  #restAtMs = 0;
  #bytes = 0;
  readonly #oddities: Oddity[] = [];
  #parting: Disconnected | undefined;
  #partingTold = false;
  #end: End | undefined;
  #left = Infinity;

  /** An empty inbox. */
  constructor(options: InboxOptions) {
    this.#options = options;
    this.#rest = new UnendedFrame(options.framing.ends ?? "\n");
    this.#alarm = options.alarm ?? new Alarm(options);
  }

  /** Whether the engine has said its last word. */
  get ended(): boolean {
    return this.#end !== undefined;
  }

  /** Whether something other than a frame is to be told. */
  get hasNews(): boolean {
    return this.#oddities.length > 0 || this.#parting !== undefined || this.ended;
  }

  /** Takes bytes, one character each, at the moment they came. */
  add(latin1: string, atMs: number): void {
    if (this.#end) return;
    const { lineBytes, stdoutBytes } = this.#options.caps ?? CAPS;
    this.#bytes += latin1.length;
    this.#restAtMs = atMs;
    // Whatever cannot end a frame is put aside unseen, so that single bytes cost no more than lines.
    const ends = this.#rest.mayEndBy(latin1);
    const longest = ends ? this.#cut(this.#rest.takeWith(latin1), atMs) : this.#rest.add(latin1);
    if (longest > lineBytes) this.flood("line", longest, this.#logHead(lineBytes, atMs));
    else if (this.#bytes > stdoutBytes) this.flood(this.#options.source ?? "stdout", this.#bytes);
    else if (ends && this.#hasFrame) this.#alarm.ring();
  }

  /** Takes it that a cap was passed; nothing counts from now on. */
  flood(what: Flood["what"], bytes: number, entries?: Flood["entries"]): void {
    if (this.#end) return;
    this.#end = { kind: "flooded", what, bytes, ...entries ? { entries } : {} };
    this.#left = MOST_FRAMES_OF_A_FLOOD;
    this.#alarm.ring();
    this.#options.onFlood?.();
  }

  /** Writes down how a line without an end begins, where there is one of more than `most` bytes. */
  #logHead(most: number, atMs: number): Flood["entries"] {
    if (this.#rest.length <= most) return undefined;
    const head = textOfLatin1(this.#rest.latin1.slice(0, HEAD_BYTES));
    return [this.#options.log("engine", `${head}… (${this.#rest.length})`, atMs)];
  }

  /** Takes it that the engine is gone and that nothing more will come. */
  end(exit: Omit<Extract<Received, { kind: "exited" }>, "kind" | "partial">): void {
    if (this.#end) return;
    this.#end = { kind: "exited", ...exit, ...this.#lastWords(exit.atMs) };
    this.#alarm.ring();
  }

  /** Takes it that the connection is gone, while the engine may live on. */
  part(parting: Omit<Disconnected, "kind">): void {
    if (this.#end || this.#parting) return;
    this.#parting = { kind: "disconnected", ...parting, ...this.#lastWords(parting.atMs) };
    this.#alarm.ring();
  }

  /** Takes something to be told before all else. */
  notice(oddity: Oddity): void {
    if (this.#end) return;
    this.#oddities.push(oddity);
    this.#alarm.ring();
  }

  /** The next frame, or why there is none after `withinMs`. */
  receive(withinMs: number): Promise<Received> {
    const waiting = this.take();
    return waiting ? Promise.resolve(waiting) : this.wait(withinMs);
  }

  /** The same where none is here already. */
  wait(withinMs: number): Promise<Received> {
    const nowMs = this.#options.clock.now();
    return new Promise((resolve) => {
      oneMoreAwaited();
      const wake = (): void => {
        oneLessAwaited();
        resolve(this.take() ?? this.#nothing(nowMs));
      };
      this.#alarm.wait(withinMs, { nowMs, wake });
    });
  }

  /** What is told where nothing came. */
  #nothing(sinceMs: number): Received | Promise<Received> {
    if (this.#parting) return this.#parting;
    const { clock, lookOnce } = this.#options;
    const waitedMs = clock.now() - sinceMs;
    const silence = { kind: "silence", waitedMs, partial: this.#partial() } as const;
    return lookOnce ? lookOnce().then(() => this.take() ?? silence) : silence;
  }

  /** The next frame, if it is here already and nothing else is to be told before. */
  takeFrame(): Frame | undefined {
    return this.#oddities.length > 0 ? undefined : this.#nextFrame();
  }

  /** What is unfinished, as a frame: the engine will not go on before it is answered. */
  takeRest(): Frame | undefined {
    const text = this.#partial();
    if (text === "" || this.#hasFrame || this.#end) return undefined;
    const atMs = this.#restAtMs;
    this.#rest.clear();
    return { kind: "frame", text, atMs, index: this.#options.log("engine", text, atMs) };
  }

  /** The next frame or the end, if it is here already. */
  take(): Received | undefined {
    if (this.#oddities.length > 0) return this.#oddities.shift();
    return this.#nextFrame() ?? this.#ending();
  }

  #nextFrame(): Frame | undefined {
    const only = this.#only;
    if (only !== undefined && this.#left > 0) {
      this.#left--;
      this.#only = undefined;
      return only;
    }
    if (this.#frame >= this.#frames.length) this.#nextBatch();
    const frame = this.#frames[this.#frame];
    if (frame === undefined || this.#left === 0) return undefined;
    const { atMs, first, last } = this.#current;
    const index = Math.min(first + this.#frame++, last);
    this.#left--;
    return { kind: "frame", text: frame, atMs, index };
  }

  #ending(): Received | undefined {
    if (!this.#parting || this.#partingTold) return this.#end;
    this.#partingTold = true;
    return this.#parting;
  }

  /** Cuts off what is whole; answers with the length of the longest frame there was. */
  #cut(latin1: string, atMs: number): number {
    const { framing, log } = this.#options;
    const { frames, rest } = framing(latin1);
    const only = frames[0];
    if (only !== undefined && frames.length === 1 && rest === "" && !this.#hasFrame) {
      return this.#takeOnly(only, atMs);
    }
    if (rest !== "") this.#rest.add(rest);
    let longest = rest.length;
    let first: number | undefined;
    let last = 0;
    const texts: string[] = [];
    for (const frame of frames) {
      const text = textOfLatin1(frame);
      texts.push(text);
      last = log("engine", text, atMs);
      first ??= last;
      longest = Math.max(longest, frame.length);
    }
    if (first !== undefined) this.#keep({ latin1, atMs, first, last }, texts);
    return longest;
  }

  #takeOnly(frame: string, atMs: number): number {
    const text = textOfLatin1(frame);
    this.#only = { kind: "frame", text, atMs, index: this.#options.log("engine", text, atMs) };
    return frame.length;
  }

  #keep(batch: Batch, texts: readonly string[]): void {
    if (this.#hasFrame) this.#batches.push(batch);
    else this.#open(batch, texts);
  }

  get #hasFrame(): boolean {
    return this.#only !== undefined || this.#frame < this.#frames.length ||
      this.#batch < this.#batches.length;
  }

  #nextBatch(): void {
    const batch = this.#batches[this.#batch++];
    if (batch) {
      return this.#open(batch, this.#options.framing(batch.latin1).frames.map(textOfLatin1));
    }
    this.#batches.length = 0;
    this.#batch = 0;
    this.#frames = [];
    this.#frame = 0;
  }

  #open(batch: Batch, texts: readonly string[]): void {
    this.#current = batch;
    this.#frames = texts;
    this.#frame = 0;
  }

  /** What is unfinished and will stay so; logged once. */
  #lastWords(atMs: number): { readonly partial?: string } {
    const partial = this.#partial();
    if (partial === "") return {};
    if (!this.#parting) this.#options.log("engine", partial, atMs);
    return { partial };
  }

  #partial(): string {
    return textOfLatin1(this.#rest.latin1);
  }
}
