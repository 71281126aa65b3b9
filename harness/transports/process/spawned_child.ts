/** A process in a session of its own, started without the runtime's help (Linux). @module */

import { EventEmitter } from "node:events";
import { Socket } from "node:net";
import type { Child } from "./child.ts";
import { nextTask } from "./next_task.ts";
import { posixSpawn, type Spawned, type SpawnOptions } from "./posix_spawn.ts";
import { endOf, type ProcessEnd } from "./reaper.ts";

/** Starts a program; undefined where that cannot be had so, or the system refuses. */
export function spawnDirectly(options: SpawnOptions): Child | undefined {
  const spawned = posixSpawn(options);
  return spawned && new SpawnedChild(spawned);
}

class SpawnedChild extends EventEmitter implements Child {
  readonly pid: number;
  readonly ends: NonNullable<Child["ends"]>;
  readonly stdin: Socket;
  readonly stdout: Socket;
  readonly stderr: Socket;
  exitCode: number | null = null;
  signalCode: string | null = null;
  /** Streams whose end is waited for, and the process itself. */
  #open = 3;

  constructor({ pid, stdin, stdout, stderr }: Spawned) {
    super();
    this.pid = pid;
    this.ends = { stdin, stdout, stderr };
    this.stdin = new Socket({ fd: stdin, readable: false, writable: true });
    this.stdout = new Socket({ fd: stdout, readable: true, writable: false });
    this.stderr = new Socket({ fd: stderr, readable: true, writable: false });
    for (const stream of [this.stdout, this.stderr]) stream.once("close", () => this.#oneLess());
    // Not before there is a listener, which may take until the next task.
    const isHeard = (): boolean => this.listenerCount("exit") > 0;
    queueMicrotask(async () => {
      const end = await endOf(pid);
      if (!isHeard()) await nextTask();
      this.#end(end);
    });
  }

  #end({ code, signal }: ProcessEnd): void {
    this.exitCode = code;
    this.signalCode = signal;
    this.stdin.destroy();
    this.emit("exit", code, signal);
    this.#oneLess();
  }

  #oneLess(): void {
    if (--this.#open === 0) this.emit("close", this.exitCode, this.signalCode);
  }
}
