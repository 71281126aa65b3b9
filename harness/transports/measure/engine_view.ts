/** What an engine's processes do, seen from outside. @module */

import type { Doing } from "../../core/mod.ts";
import { allInside, innermost } from "../process/innermost.ts";
import { processesOf, type Tree } from "../process/process_tree.ts";
import { doingOf } from "./doing.ts";
import { stillnessOf } from "./stillness.ts";

/** Where an engine's processes are. */
export interface Viewed {
  /** The process that was started: the engine, or what makes its sandbox. */
  readonly pid: number;
  /** Whether a sandbox with processes of its own stands between, and a relay in that. */
  readonly confined: boolean;
  readonly relayed?: boolean;
  readonly tree: () => Tree;
}

/** Looks at an engine that runs. */
export class EngineView {
  readonly #viewed: Viewed;
  #inner: number | undefined;

  constructor(viewed: Viewed) {
    this.#viewed = viewed;
  }

  /** What it is doing at this moment. */
  doing(): Doing | undefined {
    return doingOf(this.#enginePid());
  }

  /** A mark of all that it started while only input can wake it: the same as long as none goes on. */
  stillness(): string | undefined {
    const { pid, confined, relayed, tree } = this.#viewed;
    return stillnessOf(confined ? allInside(pid, relayed) : processesOf(tree()));
  }

  /** The engine itself, where a sandbox stands between it and us. */
  #enginePid(): number {
    const { pid, confined, relayed } = this.#viewed;
    if (!confined) return pid;
    this.#inner ??= innermost(pid, relayed);
    return this.#inner ?? pid;
  }
}
