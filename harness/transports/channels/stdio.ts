/** A way to an engine that is a process: its stdin, stdout and stderr. @module */

import type { Child } from "../process/child.ts";
import { argumentsOf, err, type Launch, ok } from "../../core/mod.ts";
import { type Confinement, type EngineCommand, inTerminal } from "../../sandbox/mod.ts";
import { deliver, type DeliverOptions, type EngineReading } from "./delivery.ts";
import { EngineProcess } from "./engine_process.ts";
import { ProcessChannel } from "./process_channel.ts";
import { newMark } from "../process/mark.ts";
import { watchContextSwitches } from "../measure/context_switches.ts";
import { outsidePath } from "../process/outside_path.ts";
import { unreadIn, writeNow } from "../process/pipe_calls.ts";
import { PlacedFiles } from "./placed_files.ts";
import { start } from "../process/start.ts";
import type {
  Channel,
  Delivery,
  Frame,
  OpenOptions,
  Received,
  Sent,
  Transport,
} from "../transport.ts";

/** Runs `command` as a process, anew for each channel, confined if `confinement` says so. */
export function stdio(
  command: EngineCommand,
  { confinement, terminal = false }: {
    readonly confinement?: Confinement;
    /** Whether it runs in a terminal, as if a person sat there. */
    readonly terminal?: boolean;
  } = {},
): Transport {
  return async (options) => {
    const mark = newMark();
    const folder = outsidePath(command.cwd ?? Deno.cwd(), confinement);
    const files = new PlacedFiles(folder, options);
    const file = await placeLaunchFile(files, options.launch, mark);
    const whole = launched(command, options.launch ?? {}, file);
    const signalsAsCodes = terminal || options.terminal === true;
    const started = await start(signalsAsCodes ? inTerminal(whole) : whole, mark, { confinement });
    if (!started.ok) {
      files.clear();
      return err(started.error);
    }
    return ok(
      new StdioChannel(started.value, {
        ...{ mark, files, file, options, confinement, signalsAsCodes },
      }),
    );
  };
}

/** The unique name of a launch's file, which is written if the engine is to read it. */
async function placeLaunchFile(
  files: PlacedFiles,
  launch: Launch | undefined,
  mark: string,
): Promise<string> {
  if (launch?.name !== undefined) {
    await files.setAside(launch.name);
    if (launch.file !== undefined) await files.place(launch.name, launch.file);
    else files.claim(launch.name);
    return launch.name;
  }
  // Short, for many a program keeps it in a few bytes.
  const stem = `r${mark.split(".").map((part) => part.slice(0, 4)).join("")}`;
  const isNamed = launch?.file !== undefined ||
    launch?.args?.some((word) => word.includes("{file}"));
  if (!isNamed) return `${stem}.txt`;
  const name = files.freeName(stem);
  if (launch?.file !== undefined) await files.place(name, launch.file);
  else files.claim(name);
  return name;
}

function launched(command: EngineCommand, launch: Launch, file: string): EngineCommand {
  const args = [...command.args, ...argumentsOf(launch, file)];
  return { ...command, args, env: { ...launch.env, ...command.env } };
}

// How long we wait for the system to take our bytes: an engine need not read.
const HAND_OVER_MS = 50;
const WHOLE: Delivery = {};

interface Setting {
  readonly mark: string;
  readonly files: PlacedFiles;
  readonly file: string;
  readonly options: OpenOptions;
  readonly confinement?: Confinement;
  readonly signalsAsCodes: boolean;
}

class StdioChannel extends ProcessChannel implements Channel {
  readonly #stdin: Child["stdin"];
  /** Our end of its stdin, where we may write to it ourselves. */
  readonly #end: number | undefined;
  protected override readonly process: EngineProcess;
  readonly #delivery: DeliverOptions;

  readonly #files: PlacedFiles;
  readonly #file: string;
  readonly terminal: boolean;

  constructor(child: Child, setting: Setting) {
    super();
    const { mark, files, file, options, confinement, signalsAsCodes } = setting;
    this.#stdin = child.stdin;
    this.#end = child.ends?.stdin;
    this.#files = files;
    this.#file = file;
    this.terminal = signalsAsCodes;
    this.#delivery = {
      ...options,
      onBegin: (atMs) => this.process.time.note(atMs),
      write: (latin1) => this.#write(latin1),
      hasRead: () => this.#end === undefined || !unreadIn(this.#end),
      watch: () => this.#reading(),
    };
    this.process = new EngineProcess(child, {
      mark,
      options,
      confinement,
      signalsAsCodes,
      source: "stdout",
      looksFirst: true,
      onStdout: (latin1, atMs) => this.process.inbox.add(latin1, atMs),
      close: () => this.close(),
    });
  }

  send(text: string, delivery: Delivery = WHOLE): Sent | Promise<Sent> {
    return deliver(text, delivery, this.#delivery);
  }

  takeFrame(): Frame | undefined {
    return this.process.takeFrame();
  }

  takeRest(): Frame | undefined {
    return this.process.inbox.takeRest();
  }

  receive(withinMs: number): Promise<Received> {
    return this.process.receive(withinMs);
  }

  place(name: string, text: string): Promise<void> {
    return this.#files.place(name, text);
  }

  readFile(): Promise<string | undefined> {
    return this.#files.read(this.#file);
  }

  close(): void {
    // A second time would make an error with its stack, for each engine.
    if (!this.#stdin?.writableEnded) this.#stdin?.end();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.process.dispose();
    this.#files.clear();
  }

  #reading(): EngineReading {
    const end = this.#end;
    // The kernel tells what the engine has not yet taken out of its pipe.
    if (end !== undefined && unreadIn(end) !== undefined) {
      return { isRead: () => !unreadIn(end), isCertain: true };
    }
    const { hasSwitched: isRead } = watchContextSwitches(this.process.tree.group);
    // Another thread may have switched in the reader's place.
    return { isRead, isCertain: false };
  }

  #write(latin1: string): Promise<void> | undefined {
    const stdin = this.#stdin;
    if (!stdin || stdin.destroyed || stdin.writableEnded) return;
    const taken = stdin.writableLength === 0 ? this.#writeNow(latin1) : 0;
    return taken === latin1.length ? undefined : writeBy(stdin, latin1.slice(taken));
  }

  /** How much the system takes at once: to ask it costs a tenth of what the stream costs. */
  #writeNow(latin1: string): number {
    return this.#end === undefined ? 0 : writeNow(this.#end, latin1);
  }
}

function writeBy(
  stdin: NonNullable<Child["stdin"]>,
  latin1: string,
): Promise<void> | undefined {
  let taken: (() => void) | undefined;
  stdin.write(latin1, "latin1", () => taken?.());
  // Nearly always the system has taken it all by now, and a timer would cost more than the line.
  if (stdin.writableLength === 0) return;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, HAND_OVER_MS);
    taken = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
