/**
 * A way to an engine that is started once for each question and answers by the files it leaves.
 * What is sent is a {@link FileCall} as one line of JSON, what is received a {@link FileRun}. @module
 */

import { err, type FileCall, ok } from "../core/mod.ts";
import type { EngineCommand } from "../sandbox/mod.ts";
import { readCall } from "./file_layout.ts";
import { FileProcess } from "./file_process.ts";
import { watchLag } from "./hindrance.ts";
import { directoryFailure, resolveProgram } from "./start_failure.ts";
import type { Channel, OpenOptions, Received, Transport } from "./transport.ts";

/** Runs `command` as a process for each call, in a folder of the call's own. */
export function files(command: EngineCommand): Transport {
  return (options) => {
    const own = command.cwd ?? Deno.cwd();
    const nowhere = directoryFailure(own);
    if (nowhere) return Promise.resolve(err(nowhere));
    const path = command.env?.PATH ?? Deno.env.get("PATH") ?? "";
    const program = resolveProgram(command.program, { cwd: Deno.cwd(), path });
    if (!program.ok) return Promise.resolve(program);
    const args = command.args.map((word) => fromAnywhere(word, own));
    return Promise.resolve(ok(new FilesChannel({ ...command, args, cwd: own }, options)));
  };
}

/** A word that names something where the user is names it wherever the engine is started. */
function fromAnywhere(word: string, own: string): string {
  if (word === "" || word.startsWith("/")) return word;
  try {
    Deno.lstatSync(`${own}/${word}`);
    return `${own}/${word}`;
  } catch {
    return word;
  }
}

class FilesChannel implements Channel {
  readonly #command: EngineCommand;
  readonly #options: OpenOptions;
  readonly #lag = watchLag();
  readonly #calls: FileCall[] = [];
  #running: FileProcess | undefined;
  #closed = false;
  #stderr = "";
  #hinderedMs = 0;

  constructor(command: EngineCommand, options: OpenOptions) {
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
    // Who asks anew has given up on the answer to the question before.
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
    if (received.kind !== "silence") this.#running = undefined;
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

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#end();
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
    });
  }

  async #end(): Promise<void> {
    await this.#running?.dispose();
    this.#running = undefined;
  }
}
