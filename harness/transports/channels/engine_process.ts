/** An engine's process: what it says, how it ends, and the end of all that it started. @module */

import type { Child } from "../process/child.ts";
import { type Clock, type Doing, inLanguage, type Localized, type Used } from "../../core/mod.ts";
import { Alarm } from "../process/alarm.ts";
import type { ProcessStarts } from "../process/process_starts.ts";
import type { Cgroup } from "../process/cgroup.ts";
import { EngineView } from "../measure/engine_view.ts";
import { exitOf } from "../process/exit.ts";
import { lastWordsTimer } from "../measure/last_words.ts";
import { Inbox } from "./inbox.ts";
import { Intake } from "./intake.ts";
import { killMarked } from "../process/mark.ts";
import { nextTask } from "../process/next_task.ts";
import { hear } from "./quick_look.ts";
import { rememberOpen } from "../process/open_channels.ts";
import { innermost } from "../process/innermost.ts";
import { EngineTime } from "../measure/engine_time.ts";
import { cpuMsOf, type Tree } from "../process/process_tree.ts";
import { killGroup, startedWith } from "../process/start.ts";
import { StderrBox } from "./stderr_box.ts";
import type { Frame, Received } from "../transport.ts";
import { Watch } from "../measure/watch.ts";
import type { Wiring } from "./wiring.ts";
import { within } from "../process/within.ts";

const GRACE_MS = 100;
// A killed process is gone at once, unless it hangs in the kernel.
const KILLED_MS = 2000;

/** A running process with its inbox. */
export class EngineProcess {
  readonly inbox: Inbox;
  readonly #child: Child;
  readonly #wiring: Wiring;
  readonly #clock: Clock;
  readonly #alarm: Alarm;
  readonly #stderr: StderrBox;
  readonly #intake: Intake;
  readonly #cgroup: Cgroup | undefined;
  readonly #starts: ProcessStarts | undefined;
  readonly time: EngineTime;
  readonly #watch: Watch;
  readonly #view: EngineView;
  readonly #forget: () => void;
  readonly #exited = Promise.withResolvers<void>();
  readonly #finished = Promise.withResolvers<void>();
  #excess: Localized | undefined;
  #exit: { readonly code?: number; readonly signal?: string; readonly atMs: number } | undefined;
  #lastWords: Disposable | undefined;
  #over = false;
  #disposal: Promise<void> | undefined;

  /** Listens to `child`, which has just been started. */
  constructor(child: Child, wiring: Wiring) {
    const { options, source } = wiring;
    this.#child = child;
    this.#wiring = wiring;
    this.#clock = options.clock;
    this.#alarm = new Alarm({ ...options, lasting: true });
    // If we were late ourselves, its answer may wait where we have not looked yet.
    const hooks = { onFlood: () => this.#stopFlood(), lookOnce: () => nextTask() };
    this.inbox = new Inbox({ ...options, source, alarm: this.#alarm, ...hooks });
    this.#stderr = new StderrBox(options, this.inbox);
    const facts = startedWith(child);
    this.#cgroup = facts.cgroup;
    this.#starts = facts.starts;
    this.time = new EngineTime({
      ...{ pid: child.pid ?? 0, ...facts, confinement: wiring.confinement },
      clock: this.#clock,
      tree: () => this.tree,
      seen: () => this.#watch.seen,
      say: (note) => options.log("note", note, this.#clock.now()),
    });
    this.#watch = this.#watchUsage();
    const { relayed } = wiring;
    const seen = { pid: child.pid ?? 0, confined: this.#confined, relayed };
    this.#view = new EngineView({ ...seen, tree: () => this.tree });
    this.#forget = rememberOpen(() => this.#kill());
    const onStdout = this.#counted(wiring.onStdout);
    const onStderr = this.#counted((latin1, atMs) => this.#stderr.add(latin1, atMs));
    this.#intake = new Intake(this.inbox, hear(child, { onStdout, onStderr }, wiring.looksFirst));
    this.#listen();
  }

  /** Whether everything that will be heard has been heard. */
  get over(): boolean {
    return this.#over;
  }

  /** Remembers how things stand before something is sent. */
  note(): void {
    this.time.note(this.#clock.now());
  }

  /** The next frame, or why there is none. */
  receive(withinMs: number): Promise<Received> {
    return this.#intake.receive(withinMs);
  }

  /** The next frame, if it is here at once. */
  takeFrame(): Frame | undefined {
    return this.#intake.takeFrame();
  }

  /** Whether it ends within `ms`. */
  async exits(ms: number): Promise<boolean> {
    await within(ms, this.#exited.promise);
    return this.#exit !== undefined;
  }

  /** Whether its own process runs, whether or not a sandbox around it does. */
  get lives(): boolean {
    if (this.#exit) return false;
    return !this.#confined || innermost(this.#child.pid ?? 0, this.#wiring.relayed) !== undefined;
  }

  /** How long the machine kept it or us from running since `sinceMs`. */
  hinderedMs(sinceMs: number): number {
    return this.time.hinderedMs(sinceMs, this.#clock.now());
  }

  /** What it has written to stderr. */
  stderr(): string {
    return this.#stderr.text();
  }

  /** How much it has written to stderr. */
  get stderrBytes(): number {
    return this.#stderr.bytes;
  }

  /** By what its processes are found. */
  get tree(): Tree {
    // Once it is gone, another process may get its id.
    return { group: this.#exit ? undefined : this.#child.pid, mark: this.#wiring.mark };
  }

  /** Whether it has ended, and for certain started nothing that could go on. */
  get leftNothing(): boolean {
    return this.#exit !== undefined && this.#starts?.none === true;
  }

  /** Processor time that it has used with all that it started. */
  cpuMs(): number | undefined {
    return cpuMsOf(this.tree);
  }

  /** What it is doing at this moment. */
  doing(): Doing | undefined {
    return this.#exit ? undefined : this.#view.doing();
  }

  /** A mark of its threads while only input can wake them. */
  stillness(): string | undefined {
    return this.#exit ? undefined : this.#view.stillness();
  }

  /** What it has used with all that it started, as far as was seen. */
  get used(): Used | undefined {
    return this.#watch.used;
  }

  /** Ends it with all that it started; first by the end of its input. */
  dispose(): Promise<void> {
    return this.#disposal ??= this.#dispose();
  }

  get #confined(): boolean {
    return this.#wiring.confinement?.level === "namespaces";
  }

  #watchUsage(): Watch {
    const { confinement, folders = [], relayed, options: { log } } = this.#wiring;
    const own = confinement?.folder?.outside;
    return new Watch({
      pid: this.#child.pid ?? 0,
      confinement,
      relayed,
      folders: own === undefined ? folders : [own, ...folders],
      others: this.#cgroup && (() => this.#cgroup?.pids() ?? []),
      ranOut: this.#cgroup && (() => this.#cgroup?.ranOut() ?? false),
      onLook: (look) => this.time.look(look),
      onExcess: (what) => {
        const words = inLanguage(what, "en");
        log("note", `The engine was ended: it used ${words}`, this.#clock.now());
        this.#excess = what;
        this.#kill();
      },
    });
  }

  #listen(): void {
    const { stdin, stdout, stderr } = this.#child;
    // An engine that is gone or does not listen is no error of ours.
    for (const stream of [stdin, stdout, stderr]) stream?.on("error", () => {});
    this.#child.on("error", () => {});
    this.#child.on("exit", (code, signal) => this.#noteExit(code, signal));
    this.#child.on("close", () => this.#noteClose());
  }

  /** Takes what the engine wrote, at this moment; the work for it is the engine's doing. */
  #counted(take: Wiring["onStdout"]): (latin1: string) => void {
    return (latin1) => this.time.handle(take, latin1);
  }

  #noteExit(code: number | null, signal: string | null): void {
    const atMs = this.#clock.now();
    this.#exit = {
      ...exitOf({ code, signal }, this.#confined || this.#wiring.signalsAsCodes),
      atMs,
    };
    this.#watch.stop();
    if (this.#cgroup?.ranOut()) this.#excess ??= this.#watch.tooMuchMemory;
    this.#lastWords = lastWordsTimer(() => this.#finishWatched());
    this.#exited.resolve();
  }

  #noteClose(): void {
    const { heard } = this.#wiring;
    if (heard) heard.then(() => this.#finishWatched());
    else this.#finishWatched();
  }

  #finishWatched(): void {
    const { watched } = this.#wiring;
    if (watched) watched.then(() => this.#finish());
    else this.#finish();
  }

  /** Everything that will be heard has been heard. */
  #finish(): void {
    if (this.#over || !this.#exit) return;
    this.#over = true;
    this.#lastWords?.[Symbol.dispose]();
    this.#stderr.end(this.#exit.atMs);
    this.#wiring.onLastWords?.(this.#exit.atMs);
    this.inbox.end({ ...this.#exit, ...this.#excess && { excess: this.#excess } });
    this.#hangUp();
    // No other process can have its id yet, and all that is left in its group is its own.
    killGroup(this.#child);
    this.#finished.resolve();
  }

  #stopFlood(): void {
    this.#kill();
    this.#hangUp();
  }

  #kill(): void {
    // Once it is gone, another process may get its id.
    if (!this.#exit) killGroup(this.#child);
  }

  #hangUp(): void {
    this.#alarm.stop();
    this.#intake[Symbol.dispose]();
    const { stdin, stdout, stderr } = this.#child;
    for (const stream of [stdin, stdout, stderr]) stream?.destroy();
    this.#wiring.onHangUp?.();
  }

  async #dispose(): Promise<void> {
    if (!this.#exit) this.#watch.look();
    this.#wiring.close();
    if (!this.inbox.ended) await within(GRACE_MS, this.#exited.promise);
    this.#kill();
    if (!this.#exit) await within(KILLED_MS, this.#exited.promise);
    if (!this.leftNothing) {
      await killMarked(this.#wiring.mark, this.#starts);
      this.#watch.killSeen();
    }
    await this.#cgroup?.end();
    await within(KILLED_MS, this.#finished.promise);
    this.#finish();
    this.#hangUp();
    this.#watch.stop();
    this.#forget();
    this.time[Symbol.dispose]();
  }
}
