/** Watches what an engine uses, and says when it is too much. @module */

import type { Used } from "../core/mod.ts";
import type { Confinement, Limits } from "../sandbox/mod.ts";
import { entriesInMemory, type FolderSize, folderSize } from "./folder_size.ts";
import { hiddenFiles } from "./hidden_files.ts";
import { innermost } from "./innermost.ts";
import { descendantsOf } from "./process_tree.ts";
import { type Look, lookAt, usedAfter } from "./usage.ts";

/** Whom to watch, and whom to tell. */
export interface WatchOptions {
  readonly pid: number;
  readonly confinement?: Confinement;
  /** Folders that count as the engine's own. */
  readonly folders?: readonly string[];
  /** How many files it may add to them and to its scratch folders; many where absent. */
  readonly mostFiles?: number;
  /** Told once what was too much, in words. */
  readonly onExcess: (what: string) => void;
}

const FIRST_MS = 10;
const PERIOD_MS = 100;
// Looking at a big folder takes its time, of which this is the smallest multiple to rest.
const FOLDER_REST = 25;
const FOLDER_MS = 300;
// More names than anybody needs, and few enough to be removed in a moment.
const MOST_FILES = 20_000;

type Check = (look: Look, limits: Limits) => string | undefined;

const CHECKS: readonly Check[] = [
  ({ memoryMiB }, { memoryMiB: most = Infinity }) =>
    memoryMiB > most ? `more than ${most} MiB of memory` : undefined,
  ({ cpuMs }, { cpuSeconds: most = Infinity }) =>
    cpuMs > most * 1000 ? `more than ${most} s of processor time` : undefined,
  ({ processes }, { processes: most = Infinity }) =>
    processes > most ? `more than ${most} processes` : undefined,
];

/** Looks often at first and then ten times a second; what comes and goes in between is not seen. */
export class Watch {
  readonly #options: WatchOptions;
  readonly #before: FolderSize;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #used: Used | undefined;
  #folderAtMs = 0;
  #told = false;

  /** Watches until it is stopped. */
  constructor(options: WatchOptions) {
    this.#options = options;
    this.#before = this.#limits.folderMiB === undefined ? NOTHING : this.#sizes();
    if (Deno.build.os === "linux") this.#again(FIRST_MS);
  }

  /** What was used as far as was seen; undefined where nobody counts. */
  get used(): Used | undefined {
    return this.#used;
  }

  /** Looks now; a process that is gone changes nothing. */
  look(): void {
    if (Deno.build.os !== "linux") return;
    const { pid, confinement } = this.#options;
    const look = lookAt(pid, confinement?.level === "namespaces");
    if (look.processes === 0) return;
    this.#used = usedAfter(this.#used, look);
    const excess = CHECKS.map((check) => check(look, this.#limits)).find((each) => each);
    this.#tell(excess ?? this.#folderExcess());
  }

  /** Ends the watch. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#told = true;
  }

  get #limits(): Limits {
    return this.#options.confinement?.limits ?? {};
  }

  #again(afterMs: number): void {
    const timer = setTimeout(() => {
      this.look();
      if (!this.#told) this.#again(Math.min(PERIOD_MS, afterMs * 2));
    }, afterMs);
    // Watching is no reason to go on living.
    Deno.unrefTimer(timer);
    this.#timer = timer;
  }

  #tell(what: string | undefined): void {
    if (what === undefined || this.#told) return;
    this.#told = true;
    this.#options.onExcess(what);
  }

  #folderExcess(): string | undefined {
    const { folderMiB = Infinity, memoryMiB = Infinity } = this.#limits;
    const limited = Math.min(folderMiB, memoryMiB) < Infinity;
    if (!limited || performance.now() < this.#folderAtMs) return undefined;
    const sinceMs = performance.now();
    const hidden = hiddenFiles(descendantsOf(this.#options.pid));
    const now = folderMiB < Infinity ? this.#sizes() : this.#before;
    const scratch = folderMiB < Infinity ? this.#scratchEntries() : 0;
    const tookMs = performance.now() - sinceMs;
    this.#folderAtMs = performance.now() + Math.max(FOLDER_MS, FOLDER_REST * tookMs);
    if (hidden.memoryMiB > memoryMiB) return `more than ${memoryMiB} MiB of memory`;
    const entries = now.entries - this.#before.entries + scratch;
    const { mostFiles = MOST_FILES } = this.#options;
    if (entries > mostFiles) return `more than ${mostFiles} files`;
    const whole = now.mib - this.#before.mib + hidden.diskMiB;
    return whole > folderMiB ? `more than ${folderMiB} MiB in its folder` : undefined;
  }

  #sizes(): FolderSize {
    return (this.#options.folders ?? []).map(folderSize).reduce(
      (sum, { mib, entries }) => ({ mib: sum.mib + mib, entries: sum.entries + entries }),
      NOTHING,
    );
  }

  /** What lies in folders that only exist for the engine; their size is limited from the outset. */
  #scratchEntries(): number {
    const { pid, confinement } = this.#options;
    if (confinement?.level !== "namespaces") return 0;
    const inner = innermost(pid);
    if (inner === undefined) return 0;
    return SCRATCH.reduce((sum, path) => sum + entriesInMemory(`/proc/${inner}/root${path}`), 0);
  }
}

const NOTHING: FolderSize = { mib: 0, entries: 0 };
const SCRATCH = ["/tmp", "/dev/shm"];
