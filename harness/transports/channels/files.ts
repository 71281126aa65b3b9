/**
 * A way to an engine that is started once for each question and answers by the files it leaves.
 * What is sent is a {@link FileCall} as one line of JSON, what is received a {@link FileRun}. @module
 */

import { type Doing, err, type FileCall, ok, type Used } from "../../core/mod.ts";
import type { Confinement, EngineCommand } from "../../sandbox/mod.ts";
import { readCall } from "./file_layout.ts";
import { FileProcess } from "./file_process.ts";
import { watchLag } from "../measure/hindrance.ts";
import { outsidePath } from "../process/outside_path.ts";
import { directoryFailure, resolveProgram } from "../process/start_failure.ts";
import type { Channel, OpenOptions, Received, Transport } from "../transport.ts";

/** Runs `command` as a process for each call, in a folder of the call's own, confined if told so. */
export function files(
  command: EngineCommand,
  { confinement }: { readonly confinement?: Confinement } = {},
): Transport {
  return (options) => {
    const own = command.cwd ?? Deno.cwd();
    const outside = outsidePath(own, confinement);
    const nowhere = directoryFailure(outside);
    if (nowhere) return Promise.resolve(err(nowhere));
    const path = command.env?.PATH ?? Deno.env.get("PATH") ?? "";
    const program = resolveProgram(outsidePath(command.program, confinement), {
      cwd: Deno.cwd(),
      path,
    });
    if (!program.ok) return Promise.resolve(program);
    const args = command.args.map((word) => fromAnywhere(word, { own, outside }));
    const whole = { ...command, args, cwd: own };
    return Promise.resolve(ok(new FilesChannel(whole, options, confinement)));
  };
}

/** A word that names something where the user is names it wherever the engine is started. */
function fromAnywhere(
  word: string,
  { own, outside }: { readonly own: string; readonly outside: string },
): string {
  if (word === "" || word.startsWith("/")) return word;
  try {
    Deno.lstatSync(`${outside}/${word}`);
    return `${own}/${word}`;
  } catch {
    return word;
  }
}

class FilesChannel implements Channel {
  readonly #command: EngineCommand;
  readonly #options: OpenOptions;
  readonly #confinement: Confinement | undefined;
  readonly #lag = watchLag();
  readonly #calls: FileCall[] = [];
  /** Of the folders of calls that have ended. */
  readonly #removals: Promise<void>[] = [];
  #running: FileProcess | undefined;
  #closed = false;
  #first = true;
  #stderr = "";
  /** Of all calls that have ended. */
  #stderrBytes = 0;
  #hinderedMs = 0;
  #used: Used | undefined;
  /** Of the last call that lasted long enough to be looked at. */
  #cpuMs: number | undefined;

  constructor(command: EngineCommand, options: OpenOptions, confinement?: Confinement) {
    this.#confinement = confinement;
    this.#command = command;
    this.#options = options;
  }

  /** Writes the files of a call and starts the engine; further calls in `text` wait their turn. */
  async send(text: string): Promise<{ readonly atMs: number; readonly index: number }> {
    const { clock, log } = this.#options;
    let index = 0;
    for (const line of text.split("\n").filter((each) => each.trim() !== "")) {
      index = log("harness", line, clock.now());
      this.#calls.push(readCall(line));
    }
    // A new question gives up on the answer to the one before.
    await this.#end();
    await this.#next();
    return { atMs: clock.now(), index };
  }

  async receive(withinMs: number): Promise<Received> {
    const { clock } = this.#options;
    const untilMs = clock.now() + withinMs;
    if (!this.#running) await this.#next();
    if (!this.#running) {
      await clock.sleep(withinMs);
      return { kind: "silence", waitedMs: withinMs, partial: "" };
    }
    const received = await this.#running.receive(Math.max(0, untilMs - clock.now()));
    this.#hinderedMs = Math.max(this.#hinderedMs, this.#running.hinderedMs);
    this.#stderr = this.#running.stderr();
    this.#cpuMs = this.#running.cpuMs;
    if (received.kind !== "silence") this.#done();
    return received;
  }

  close(): void {
    this.#closed = true;
    this.#running?.close();
  }

  hinderedMs(sinceMs: number): number {
    return Math.min(this.#hinderedMs, Math.max(0, this.#options.clock.now() - sinceMs));
  }

  stderr(): string {
    return this.#running?.stderr() ?? this.#stderr;
  }

  stderrBytes(): number {
    return this.#stderrBytes + (this.#running?.stderrBytes ?? 0);
  }

  doing(): Doing | undefined {
    return this.#running?.doing();
  }

  cpuMs(): number | undefined {
    return this.#cpuMs;
  }

  used(): Used | undefined {
    return this.#used;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#end();
    await Promise.all(this.#removals);
    this.#lag[Symbol.dispose]();
  }

  async #next(): Promise<void> {
    const call = this.#calls.shift();
    if (!call) return;
    this.#hinderedMs = 0;
    const stdin = this.#closed ? "closed" : call.stdin;
    this.#running = await FileProcess.start(this.#command, {
      call: { ...call, stdin },
      open: this.#options,
      confinement: this.#confinement,
      first: this.#first,
    });
    this.#first = false;
  }

  /** One call after the other: their times add up, and the most memory of one is the most of all. */
  #count(): void {
    this.#stderrBytes += this.#running?.stderrBytes ?? 0;
    const used = this.#running?.used;
    if (!used) return;
    this.#used = {
      cpuMs: (this.#used?.cpuMs ?? 0) + used.cpuMs,
      peakMemoryMiB: Math.max(this.#used?.peakMemoryMiB ?? 0, used.peakMemoryMiB),
    };
  }

  async #end(): Promise<void> {
    await this.#running?.dispose();
    this.#done();
  }

  #done(): void {
    this.#count();
    const removed = this.#running?.removed;
    if (removed) this.#removals.push(removed);
    this.#running = undefined;
  }
}
