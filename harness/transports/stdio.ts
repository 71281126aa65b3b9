/** A way to an engine that is a process: its stdin, stdout and stderr. @module */

import type { ChildProcess } from "node:child_process";
import { type Clock, err, ok } from "../core/mod.ts";
import type { EngineCommand } from "../sandbox/mod.ts";
import { Alarm } from "./alarm.ts";
import { loggedLines, piecesOf } from "./delivery.ts";
import { lagMs, ProcessorWait, watchLag } from "./hindrance.ts";
import { Inbox } from "./inbox.ts";
import { killMarked, newMark } from "./mark.ts";
import { rememberOpen } from "./open_channels.ts";
import { killGroup, start } from "./start.ts";
import { StderrBox } from "./stderr_box.ts";
import type { Channel, Delivery, OpenOptions, Received, Transport } from "./transport.ts";

/** Runs `command` as a process, anew for each channel. */
export function stdio(command: EngineCommand): Transport {
  return async (options) => {
    const mark = newMark();
    const started = await start(command, mark);
    return started.ok ? ok(new StdioChannel(started.value, mark, options)) : err(started.error);
  };
}

// How long we wait for the system to take our bytes: an engine need not read.
const HAND_OVER_MS = 50;
// A child of the engine may hold its stdout open for ever.
const LAST_WORDS_MS = 250;
const GRACE_MS = 100;
// Asking the system what was lost of so short a time would take longer than an exchange.
const NEGLIGIBLE_MS = 1;
// A killed process is gone at once, unless it hangs in the kernel.
const KILLED_MS = 2000;

class StdioChannel implements Channel {
  readonly #child: ChildProcess;
  readonly #mark: string;
  readonly #options: OpenOptions;
  readonly #clock: Clock;
  readonly #alarm: Alarm;
  readonly #inbox: Inbox;
  readonly #stderr: StderrBox;
  readonly #wait: ProcessorWait;
  readonly #lag = watchLag();
  readonly #forget: () => void;
  readonly #exited = Promise.withResolvers<void>();
  readonly #finished = Promise.withResolvers<void>();
  #exit: { readonly code?: number; readonly signal?: string; readonly atMs: number } | undefined;
  #lastWords: ReturnType<typeof setTimeout> | undefined;
  #over = false;
  #disposal: Promise<void> | undefined;

  constructor(child: ChildProcess, mark: string, options: OpenOptions) {
    this.#child = child;
    this.#mark = mark;
    this.#options = options;
    this.#clock = options.clock;
    this.#alarm = new Alarm({ ...options, lasting: true });
    this.#inbox = new Inbox({ ...options, alarm: this.#alarm, onFlood: () => this.#stopFlood() });
    this.#stderr = new StderrBox(options, this.#inbox);
    this.#wait = new ProcessorWait(child.pid ?? 0);
    this.#forget = rememberOpen(() => this.#kill());
    this.#listen();
  }

  async send(
    text: string,
    delivery: Delivery = {},
  ): Promise<{ readonly atMs: number; readonly index: number }> {
    const startMs = this.#clock.now();
    this.#wait.note(startMs);
    let index = 0;
    for (const line of loggedLines(text)) index = this.#options.log("harness", line, startMs);
    const pieces = piecesOf(text, delivery);
    for (const [at, piece] of pieces.entries()) {
      if (at > 0 && delivery.pauseMs) await this.#clock.sleep(delivery.pauseMs);
      await this.#write(piece);
    }
    return { atMs: this.#clock.now(), index };
  }

  async receive(withinMs: number): Promise<Received> {
    const received = await this.#inbox.receive(withinMs);
    if (received.kind !== "silence") return received;
    // If we were late ourselves, its answer may wait where we have not looked yet.
    await new Promise((resolve) => setTimeout(resolve, 0));
    return this.#inbox.take() ?? received;
  }

  close(): void {
    this.#child.stdin?.end();
  }

  hinderedMs(sinceMs: number): number {
    const passedMs = Math.max(0, this.#clock.now() - sinceMs);
    if (passedMs < NEGLIGIBLE_MS) return 0;
    return Math.min(passedMs, lagMs(sinceMs) + this.#wait.since(sinceMs));
  }

  stderr(): string {
    return this.#stderr.text();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#disposal ??= this.#dispose();
  }

  #listen(): void {
    const { stdin, stdout, stderr } = this.#child;
    // An engine that is gone or does not listen is no error of ours.
    for (const stream of [stdin, stdout, stderr]) stream?.on("error", () => {});
    this.#child.on("error", () => {});
    stdout?.setEncoding("latin1").on("data", (latin1: string) => {
      this.#inbox.add(latin1, this.#clock.now());
    });
    stderr?.setEncoding("latin1").on("data", (latin1: string) => {
      this.#stderr.add(latin1, this.#clock.now());
    });
    this.#child.on("exit", (code, signal) => this.#noteExit(code, signal));
    this.#child.on("close", () => this.#finish());
  }

  #write(latin1: string): Promise<void> | undefined {
    const { stdin } = this.#child;
    if (!stdin || stdin.destroyed || stdin.writableEnded) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    stdin.write(latin1, "latin1", () => resolve());
    // Nearly always the system has taken it all by now, and a timer would cost more than the line.
    if (stdin.writableLength === 0) return;
    const timer = setTimeout(resolve, HAND_OVER_MS);
    return promise.then(() => clearTimeout(timer));
  }

  #noteExit(code: number | null, signal: string | null): void {
    const atMs = this.#clock.now();
    this.#exit = { ...(signal ? { signal } : { code: code ?? 0 }), atMs };
    this.#lastWords = setTimeout(() => this.#finish(), LAST_WORDS_MS);
    this.#exited.resolve();
  }

  /** Everything that will be heard has been heard. */
  #finish(): void {
    if (this.#over || !this.#exit) return;
    this.#over = true;
    clearTimeout(this.#lastWords);
    this.#stderr.end(this.#exit.atMs);
    this.#inbox.end(this.#exit);
    this.#hangUp();
    // Its number cannot be somebody else's yet, and whoever is left in its group is one of its own.
    killGroup(this.#child);
    this.#finished.resolve();
  }

  #stopFlood(): void {
    this.#kill();
    this.#hangUp();
  }

  #kill(): void {
    // Once it is gone its number may be somebody else's.
    if (!this.#exit) killGroup(this.#child);
  }

  #hangUp(): void {
    this.#alarm.stop();
    const { stdin, stdout, stderr } = this.#child;
    for (const stream of [stdin, stdout, stderr]) stream?.destroy();
  }

  async #dispose(): Promise<void> {
    this.close();
    if (!this.#inbox.ended) await this.#within(GRACE_MS, this.#exited.promise);
    this.#kill();
    await killMarked(this.#mark);
    await this.#within(KILLED_MS, this.#finished.promise);
    this.#finish();
    this.#hangUp();
    this.#forget();
    this.#lag[Symbol.dispose]();
  }

  async #within(ms: number, event: Promise<void>): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((resolve) => timer = setTimeout(resolve, ms));
    await Promise.race([event, late]);
    clearTimeout(timer);
  }
}
