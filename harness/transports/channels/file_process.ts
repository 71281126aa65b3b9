/** One run of an engine on the files of one call. @module */

import type { Child } from "../process/child.ts";
import { type Doing, type FileCall, type FileRun, inLanguage, type Used } from "../../core/mod.ts";
import type { Confinement, EngineCommand } from "../../sandbox/mod.ts";
import { CallFolder } from "./call_folder.ts";
import { copyBeside, homeOf, startedIn } from "./engine_home.ts";
import { EngineProcess } from "./engine_process.ts";
import { fairTimer } from "../measure/fair_timer.ts";
import { WaitSum } from "../measure/processor_wait.ts";
import { endLeftovers } from "../confine/leftovers.ts";
import { markedProcesses, newMark } from "../process/mark.ts";
import { rememberOpen } from "../process/open_channels.ts";
import { outsidePath } from "../process/outside_path.ts";
import { giveTo } from "../confine/ownership.ts";
import { processesOf } from "../process/process_tree.ts";
import { start } from "../process/start.ts";
import { exitFailure } from "../process/start_failure.ts";
import { StderrBox } from "./stderr_box.ts";
import type { OpenOptions, Received } from "../transport.ts";

/** The call that is run, and its surroundings. */
export interface FileProcessOptions {
  readonly call: FileCall;
  readonly open: OpenOptions;
  readonly confinement?: Confinement;
  /** No other was started for this channel: what it leaves behind is watched for long. */
  readonly first: boolean;
}

/** How long those that an engine leaves behind are watched at a time, and how often. */
const LINGER_MS = 150;
const LINGERS = 10;
/** How often we look whether the machine keeps the engine from running. */
const SLICE_MS = 250;
const STDERR_CHARACTERS = 8000;

/** A process, its folder, and what is seen of both. */
export class FileProcess {
  readonly #child: Child;
  readonly #process: EngineProcess;
  readonly #stdout: StderrBox;
  readonly #folder: CallFolder;
  readonly #mark: string;
  readonly #open: OpenOptions;
  readonly #confinement: Confinement | undefined;
  readonly #startedMs: number;
  readonly #forget: () => void;
  readonly #watched = Promise.withResolvers<void>();
  readonly #lingers: number;
  #changedLate: readonly string[] = [];
  #survived = false;
  #printed = 0;
  #hinderedMs = 0;
  #cpuMs: number | undefined;
  #removed: Promise<void> | undefined;

  /** Lays out the files and starts the engine. */
  static async start(
    command: EngineCommand,
    { call, open, confinement, first }: FileProcessOptions,
  ): Promise<FileProcess> {
    const own = command.cwd ?? "";
    const outside = (path: string): string => outsidePath(path, confinement);
    const home = call.beside ? homeOf(command, outside) : own;
    const folder = new CallFolder(call, { own, home, outside });
    const beside = { home, folder: folder.layout.folder, linked: folder.linked };
    const copied = copyBeside(command, { ...beside, confined: confinement !== undefined, outside });
    if (confinement?.account) giveTo(confinement.account, folder.root);
    const mark = newMark();
    const { cwd, args } = folder.layout;
    // A link into another world leads nowhere in ours, where the program is looked for.
    const linked = outside(home) === home ? folder.linked : copied;
    const moved = startedIn(command, { ...beside, linked });
    const started = await start({ ...moved, cwd, args: [...moved.args, ...args] }, mark, {
      confinement,
      access: { writable: [folder.root] },
    });
    if (started.ok) {
      return new FileProcess(started.value, { folder, mark, open, call, confinement, first });
    }
    folder.remove();
    throw new Error(inLanguage(started.error.why, "en"));
  }

  private constructor(
    child: Child,
    { folder, mark, open, call, confinement, first }: FileProcessOptions & {
      folder: CallFolder;
      mark: string;
    },
  ) {
    this.#child = child;
    this.#folder = folder;
    this.#mark = mark;
    this.#open = open;
    this.#confinement = confinement;
    this.#lingers = first ? LINGERS : 1;
    this.#startedMs = open.clock.now();
    this.#process = new EngineProcess(child, {
      mark,
      options: open,
      confinement,
      folders: [folder.root],
      source: "stdout",
      onStdout: (latin1, atMs) => {
        this.#printed += latin1.length;
        this.#stdout.add(latin1, atMs);
      },
      close: () => this.close(),
      watched: this.#watched.promise,
      onLastWords: (atMs) => this.#stdout.end(atMs),
    });
    this.#stdout = new StderrBox(open, this.#process.inbox, "stdout");
    // After the process, which was recorded first, so that no writer is left.
    this.#forget = rememberOpen(() => folder.remove());
    child.on("exit", () => this.#watchSurvivors());
    if (call.stdin === "closed") this.close();
    this.#process.note();
  }

  /** How long the machine kept it or us from running, as far as was seen. */
  get hinderedMs(): number {
    return this.#hinderedMs;
  }

  /** What it is doing at this moment. */
  doing(): Doing | undefined {
    return this.#process.doing();
  }

  /** What it did, once it has ended and everything it started has been ended. */
  async receive(withinMs: number): Promise<Received> {
    const { clock } = this.#open;
    const sinceMs = clock.now();
    for (let leftMs = withinMs;; leftMs = sinceMs + withinMs - clock.now()) {
      const received = await this.#process.receive(Math.min(Math.max(0, leftMs), SLICE_MS));
      this.#hinderedMs = Math.max(
        this.#hinderedMs,
        this.#process.hinderedMs(this.#startedMs),
      );
      if (received.kind === "exited") return await this.#conclude(received);
      if (received.kind !== "silence") {
        await this.dispose();
        return received;
      }
      this.#cpuMs = this.#process.cpuMs() ?? this.#cpuMs;
      if (leftMs <= SLICE_MS) return { ...received, waitedMs: clock.now() - sinceMs };
    }
  }

  /** Processor time that it has used with all that it started, at the last look. */
  get cpuMs(): number | undefined {
    return this.#cpuMs;
  }

  /** What it has used with all that it started, as far as was seen. */
  get used(): Used | undefined {
    return this.#process.used;
  }

  /** Ends its input. */
  close(): void {
    this.#child.stdin?.end();
  }

  /** What it has written to stderr. */
  stderr(): string {
    return this.#process.stderr();
  }

  /** How much it has written to stderr. */
  get stderrBytes(): number {
    return this.#process.stderrBytes;
  }

  /** Ends it with all that it started, and begins to remove its files. */
  async dispose(): Promise<void> {
    await this.#endAll();
    this.#removeFiles();
  }

  /** Settles once its files are removed, where that has begun. */
  get removed(): Promise<void> | undefined {
    return this.#removed;
  }

  /** Also ends processes that have left everything behind but the folder that they run in. */
  async #endAll(): Promise<void> {
    await this.#process.dispose();
    if (this.#confinement?.level !== "namespaces" && !this.#process.leftNothing) {
      await endLeftovers({ folder: this.#folder.root });
    }
  }

  #removeFiles(): void {
    this.#removed ??= this.#folder.removeAside().then(this.#forget);
  }

  /** A surviving process may still write; the files are looked at before and after. */
  async #watchSurvivors(): Promise<void> {
    // In namespaces all end with the first process; one that is still seen is about to go.
    const apart = this.#confinement?.level === "namespaces";
    const before = this.#folder.stamps();
    this.#survived = !apart && !this.#process.leftNothing &&
      (isGroupAlive(this.#child.pid) || markedProcesses(this.#mark).length > 0);
    // Until it has written, or is gone; a child may well sleep before it writes.
    for (let left = this.#survived ? this.#lingers : 0; left > 0; left--) {
      const pids = processesOf({ group: this.#child.pid, mark: this.#mark });
      await lingered(pids);
      const after = this.#folder.stamps();
      this.#changedLate = [...before.keys()].filter((name) => before.get(name) !== after.get(name));
      if (pids.length === 0 || this.#changedLate.length > 0) break;
    }
    this.#watched.resolve();
  }

  async #conclude(exited: Extract<Received, { kind: "exited" }>): Promise<Received> {
    const { code, signal, excess, atMs } = exited;
    // No process may be left that could put a link where we are about to read.
    await this.#endAll();
    const stderr = this.stderr();
    const run: FileRun = {
      exit: { ...signal === undefined ? { code } : { signal }, ...excess && { excess } },
      tookMs: Math.round(atMs - this.#startedMs),
      files: this.#folder.fates(),
      appeared: this.#folder.appeared(),
      survived: this.#survived,
      changedLate: this.#changedLate,
      printed: this.#printed,
      stderr: stderr.slice(-STDERR_CHARACTERS),
    };
    this.#removeFiles();
    if (exitFailure({ code, stderr })) return exited;
    const text = JSON.stringify(run);
    return { kind: "frame", text, atMs, index: this.#open.log("engine", text, atMs) };
  }
}

/** Gives survivors their time; as long as the machine is too busy to run them, it does not count. */
function lingered(pids: readonly number[]): Promise<void> {
  const sums = pids.map((pid) => new WaitSum(pid));
  // What they waited for before is not asked for.
  for (const sum of sums) sum.ask();
  return new Promise((resolve) => {
    fairTimer({
      pid: 0,
      wallMs: LINGER_MS,
      waitedMs: () => Math.max(0, ...sums.map((sum) => sum.ask())),
      onUp: () => resolve(),
    });
  });
}

/** Whether the group of a process that is gone still has members. */
function isGroupAlive(pid: number | undefined): boolean {
  if (pid === undefined || Deno.build.os === "windows") return false;
  try {
    // Harmless to an existing process, and an error where there is none.
    Deno.kill(-pid, "SIGCONT");
    return true;
  } catch {
    return false;
  }
}
