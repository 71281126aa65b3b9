/** Looks for the answer of an engine that answers at once, before the event loop is asked. @module */

import { Socket } from "node:net";
import { isAnyAwaited } from "./awaited.ts";
import type { Child } from "../process/child.ts";
import { endTurn, isTurnOpen, noteTurn, turnEnd } from "./loop_turn.ts";
import { nowMs } from "../process/monotonic.ts";
import { SharedPipe } from "../process/shared_pipe.ts";
import { WaitSet } from "../process/wait_set.ts";

/** An answer that the event loop brings in this time is quick. */
const QUICK_MS = 1;
/** After so many quick answers the next one is looked for. */
const ENOUGH = 2;
const [STDOUT, STDERR, TURN_END] = [0, 1, 2];

/** Takes what an engine wrote, one character per byte. */
export interface OutputListener {
  readonly onStdout: (latin1: string) => void;
  readonly onStderr: (latin1: string) => void;
  /** A clock; that of this machine unless told otherwise. */
  readonly now?: () => number;
}

/**
 * To wait for the event loop takes several times as long as an exchange over pipes. So an engine
 * that answers at once is looked at directly, for a moment, unless another engine's answer is
 * awaited, from whose time that would take.
 */
export class QuickLook implements Disposable {
  readonly #stdout: SharedPipe;
  readonly #stderr: SharedPipe;
  readonly #end: number;
  /** All that is waited for, once it is; most engines are not talked to for so long. */
  #all: WaitSet | undefined;
  #isOver = false;
  readonly #listener: OutputListener;
  readonly #now: () => number;
  /** How many quick answers the event loop brought, one after the other. */
  #quick = 0;
  /** When the wait began that the event loop is to end. */
  #sinceMs: number | undefined;

  /** Of pipes which the event loop reads, too, until its turn has come again. */
  constructor(
    [stdout, stderr]: readonly [SharedPipe, SharedPipe],
    end: number,
    listener: OutputListener,
  ) {
    this.#stdout = stdout;
    this.#stderr = stderr;
    this.#end = end;
    this.#listener = listener;
    this.#now = listener.now ?? nowMs;
  }

  /** Takes it that the event loop is waited for from now on. */
  begin(): void {
    this.#sinceMs = this.#now();
  }

  /** Takes it that the event loop has brought what the engine wrote to stdout. */
  noteStdout(latin1: string): void {
    this.#stdout.note(latin1.length);
    noteTurn();
    if (this.#sinceMs === undefined) return;
    this.#quick = this.#now() - this.#sinceMs < QUICK_MS ? this.#quick + 1 : 0;
    this.#sinceMs = undefined;
  }

  /** The same for stderr. */
  noteStderr(latin1: string): void {
    this.#stderr.note(latin1.length);
  }

  /** Waits a moment for what the engine writes to stdout; whether anything came. */
  look(): boolean {
    if (this.#quick < ENOUGH || this.#isOver || isAnyAwaited() || !this.#stdout.isFree) {
      return false;
    }
    return isTurnOpen() && this.#hear();
  }

  /** Looks no more: the engine is gone. */
  [Symbol.dispose](): void {
    this.#isOver = true;
    this.#all?.[Symbol.dispose]();
  }

  #hear(): boolean {
    const all = this.#all ??= this.#allOfThem();
    while (all.wait()) {
      // What it wrote to stderr it mostly wrote before its answer.
      if (all.hasBytes(STDERR)) this.#hearStderr(all);
      else if (all.isOver(STDERR)) all.leaveOut(STDERR);
      if (all.hasBytes(TURN_END)) endTurn();
      // What is left at its end the event loop brings, and the end itself.
      if (all.isOver(STDOUT)) this.#isOver = true;
      if (all.hasBytes(STDOUT)) return this.#hearStdout();
      if (all.hasBytes(TURN_END) || all.isOver(STDOUT)) return false;
    }
    return false;
  }

  #allOfThem(): WaitSet {
    const stderr = this.#stderr.isClosed ? undefined : this.#stderr.descriptor;
    return new WaitSet(this.#stdout.descriptor, stderr, this.#end);
  }

  #hearStdout(): boolean {
    const latin1 = this.#stdout.readNow();
    if (latin1 === "") return false;
    this.#listener.onStdout(latin1);
    return true;
  }

  #hearStderr(all: WaitSet): void {
    const latin1 = this.#stderr.isFree ? this.#stderr.readNow() : "";
    if (latin1 !== "") this.#listener.onStderr(latin1);
    else all.leaveOut(STDERR);
  }
}

/** Hears what a process writes, by the event loop; and at once, too, where asked to and possible. */
export function hear(
  child: Child,
  listener: OutputListener,
  looksFirst = false,
): QuickLook | undefined {
  const quick = looksFirst ? quickLookAt(child, listener) : undefined;
  child.stdout?.setEncoding("latin1").on("data", (latin1: string) => {
    quick?.noteStdout(latin1);
    listener.onStdout(latin1);
  });
  child.stderr?.setEncoding("latin1").on("data", (latin1: string) => {
    quick?.noteStderr(latin1);
    listener.onStderr(latin1);
  });
  return quick;
}

function quickLookAt(
  { ends, stdout, stderr }: Child,
  listener: OutputListener,
): QuickLook | undefined {
  if (!ends || !(stdout instanceof Socket) || !(stderr instanceof Socket)) return undefined;
  const end = turnEnd();
  if (end === undefined) return undefined;
  const pipes = [
    new SharedPipe(stdout, ends.stdout),
    new SharedPipe(stderr, ends.stderr),
  ] as const;
  return new QuickLook(pipes, end, listener);
}
