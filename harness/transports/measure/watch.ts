/** Watches what an engine uses, and says when it is too much. @module */

import { fill, type Localized, type Used } from "../../core/mod.ts";
import type { Confinement, Limits } from "../../sandbox/mod.ts";
import { entriesInMemory, type FolderSize, folderSize } from "./folder_size.ts";
import { restMs } from "./folder_looks.ts";
import { hiddenFiles } from "./hidden_files.ts";
import { innermost, secondIn } from "../process/innermost.ts";
import { kill } from "../process/mark.ts";
import { statOf } from "../process/process_stat.ts";
import { descendantsOf } from "../process/process_tree.ts";
import { lookAt, type UsageSample, usedAfter } from "./usage.ts";

/** The engine to watch, and the listeners. */
export interface UsageWatchOptions {
  readonly pid: number;
  readonly confinement?: Confinement;
  /** Folders that count as the engine's own. */
  readonly folders?: readonly string[];
  /** How many files it may add to them and to its scratch folders; many where absent. */
  readonly mostFiles?: number;
  /** Whether a relay stands between the engine and us. */
  readonly relayed?: boolean;
  /** Processes that are known by other ways to be the engine's. */
  readonly others?: () => readonly number[];
  /** Whether the kernel has ended one of them for want of memory. */
  readonly ranOut?: () => boolean;
  /** Told once what was too much, in words. */
  readonly onExcess: (what: Localized) => void;
  /** Is called after every look. */
  readonly onLook?: (look: UsageSample) => void;
}

const FIRST_MS = 10;
const PERIOD_MS = 100;
// A look at a folder takes about as long at first, as far as is known.
const FIRST_LOOK_MS = 12;
// More files than any engine needs, and few enough to be removed quickly.
const MOST_FILES = 20_000;
const MOST_SEEN = 1000;

type Check = (look: UsageSample, limits: Limits) => Localized | undefined;

const CHECKS: readonly Check[] = [
  ({ memoryMiB }, { memoryMiB: most = Infinity }) =>
    memoryMiB > most ? fill(EXCESS.memory, { most }) : undefined,
  ({ cpuMs }, { cpuSeconds: most = Infinity }) =>
    cpuMs > most * 1000 ? fill(EXCESS.processor, { most }) : undefined,
  ({ processes }, { processes: most = Infinity }) =>
    processes > most ? fill(EXCESS.processes, { most }) : undefined,
];

/** Looks often at first and then ten times a second; what comes and goes in between is not seen. */
export class Watch {
  readonly #options: UsageWatchOptions;
  readonly #before: FolderSize;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #used: Used | undefined;
  readonly #seen = new Map<number, number>();
  #folderAtMs = 0;
  #lookedAtMs = performance.now();
  #wholeMiB = 0;
  #tookMs = FIRST_LOOK_MS;
  #told = false;
  #relayed: { readonly pid: number; readonly started: number } | undefined;

  /** Watches until it is stopped. */
  constructor(options: UsageWatchOptions) {
    this.#options = options;
    this.#before = this.#limits.folderMiB === undefined ? NOTHING : this.#atFirst();
    if (Deno.build.os === "linux") this.#again(FIRST_MS);
  }

  /** What was used as far as was seen; undefined where nothing is counted. */
  get used(): Used | undefined {
    return this.#used;
  }

  /** What is told where the kernel was quicker to see too much memory. */
  get tooMuchMemory(): Localized {
    return fill(EXCESS.memory, { most: this.#limits.memoryMiB ?? 0 });
  }

  /** Looks now; a process that is gone changes nothing. */
  look(): void {
    if (Deno.build.os !== "linux") return;
    const { pid, others } = this.#options;
    const confined = this.#apart;
    const look = lookAt(pid, { confined, relay: this.#relay(), others: others?.() });
    if (look.processes === 0) return;
    this.#options.onLook?.(look);
    this.#used = usedAfter(this.#used, look);
    this.#remember(look);
    const excess = this.#options.ranOut?.()
      ? this.tooMuchMemory
      : CHECKS.map((check) => check(look, this.#limits)).find((each) => each);
    this.#tell(excess ?? this.#folderExcess());
  }

  /** Kills all processes it has seen that still run, whatever group they are in. */
  killSeen(): void {
    for (const [pid, started] of this.#seen) {
      // Another process may have this id by now.
      if (statOf(pid)?.started === started) kill(pid);
    }
  }

  /** Ends the watch. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#told = true;
  }

  /** Those that it has seen and that still run. */
  get seen(): readonly number[] {
    return [...this.#seen].flatMap(([pid, started]) =>
      statOf(pid)?.started === started ? [pid] : []
    );
  }

  get #apart(): boolean {
    return this.#options.confinement?.level === "namespaces";
  }

  /** The relay, known by its place and from then on by its start, never by what it calls itself. */
  #relay(): number | undefined {
    const { relayed, pid } = this.#options;
    if (!relayed || !this.#apart) return undefined;
    const second = this.#relayed?.pid ?? secondIn(pid);
    const started = second === undefined ? undefined : statOf(second)?.started;
    if (second === undefined || started === undefined) return undefined;
    this.#relayed ??= { pid: second, started };
    return this.#relayed.started === started ? second : undefined;
  }

  /** In a world of their own they end with the first; elsewhere one may leave all others. */
  #remember({ members = new Map() }: UsageSample): void {
    if (this.#apart) return;
    for (const [pid, { started }] of members) this.#seen.set(pid, started);
    if (this.#seen.size > MOST_SEEN) {
      for (const [pid, started] of this.#seen) {
        if (statOf(pid)?.started !== started) this.#seen.delete(pid);
      }
    }
  }

  get #limits(): Limits {
    return this.#options.confinement?.limits ?? {};
  }

  #again(afterMs: number): void {
    const timer = setTimeout(() => {
      this.look();
      const dueMs = this.#folderAtMs - performance.now();
      const folderMs = dueMs > 0 ? Math.max(FIRST_MS, dueMs) : PERIOD_MS;
      if (!this.#told) this.#again(Math.min(PERIOD_MS, afterMs * 2, folderMs));
    }, afterMs);
    // Watching is no reason to go on living.
    Deno.unrefTimer(timer);
    this.#timer = timer;
  }

  #tell(what: Localized | undefined): void {
    if (what === undefined || this.#told) return;
    this.#told = true;
    this.#options.onExcess(what);
  }

  #folderExcess(): Localized | undefined {
    const { folderMiB = Infinity, memoryMiB = Infinity } = this.#limits;
    const limited = Math.min(folderMiB, memoryMiB) < Infinity;
    if (!limited || performance.now() < this.#folderAtMs) return undefined;
    const sinceMs = performance.now();
    const hidden = hiddenFiles(descendantsOf(this.#options.pid));
    const now = folderMiB < Infinity ? this.#sizes() : this.#before;
    const scratch = folderMiB < Infinity ? this.#scratchEntries() : 0;
    // Where the machine is busy a look takes long for once, which is no reason to look away for long.
    this.#tookMs = Math.min(performance.now() - sinceMs, 2 * this.#tookMs);
    const whole = now.mib - this.#before.mib + hidden.diskMiB;
    this.#rest(whole);
    if (hidden.memoryMiB > memoryMiB) return fill(EXCESS.memory, { most: memoryMiB });
    const entries = now.entries - this.#before.entries + scratch;
    const { mostFiles = MOST_FILES } = this.#options;
    if (entries > mostFiles) return fill(EXCESS.files, { most: mostFiles });
    return whole > folderMiB ? fill(EXCESS.folder, { most: folderMiB }) : undefined;
  }

  /** The sooner the folder could be full, the sooner it is looked at again. */
  #rest(wholeMiB: number): void {
    const nowMs = performance.now();
    const grownMiB = wholeMiB - this.#wholeMiB;
    const sinceMs = nowMs - this.#lookedAtMs;
    const leftMiB = (this.#limits.folderMiB ?? Infinity) - wholeMiB;
    this.#folderAtMs = nowMs + restMs({ grownMiB, sinceMs, leftMiB, tookMs: this.#tookMs });
    [this.#wholeMiB, this.#lookedAtMs] = [wholeMiB, nowMs];
  }

  /** What was there at first; in a confinement's own folder before the first program that ran in it. */
  #atFirst(): FolderSize {
    const { confinement, folders = [] } = this.#options;
    return sumOf(folders.map((folder) => {
      if (!confinement || folder !== confinement.folder?.outside) return folderSize(folder);
      const first = FIRST.get(confinement) ?? folderSize(folder);
      FIRST.set(confinement, first);
      return first;
    }));
  }

  #sizes(): FolderSize {
    return sumOf((this.#options.folders ?? []).map(folderSize));
  }

  /** What lies in folders that only exist for the engine; their size is limited from the outset. */
  #scratchEntries(): number {
    if (!this.#apart) return 0;
    const inner = innermost(this.#options.pid);
    if (inner === undefined) return 0;
    return SCRATCH.reduce((sum, path) => sum + entriesInMemory(`/proc/${inner}/root${path}`), 0);
  }
}

function sumOf(sizes: readonly FolderSize[]): FolderSize {
  return sizes.reduce(
    (sum, { mib, entries }) => ({ mib: sum.mib + mib, entries: sum.entries + entries }),
    NOTHING,
  );
}

const NOTHING: FolderSize = { mib: 0, entries: 0 };
const FIRST = new WeakMap<Confinement, FolderSize>();
const SCRATCH = ["/tmp", "/dev/shm"];

const EXCESS = {
  memory: {
    en: "more than {most} MiB of memory",
    zh: "超過 {most} MiB 的記憶體",
    ja: "{most} MiB を超えるメモリ",
  },
  processor: {
    en: "more than {most} s of processor time",
    zh: "超過 {most} 秒的處理器時間",
    ja: "{most} 秒を超える CPU 時間",
  },
  processes: {
    en: "more than {most} processes",
    zh: "超過 {most} 個行程",
    ja: "{most} 個を超えるプロセス",
  },
  files: {
    en: "more than {most} files",
    zh: "超過 {most} 個檔案",
    ja: "{most} 個を超えるファイル",
  },
  folder: {
    en: "more than {most} MiB in its folder",
    zh: "其資料夾中超過 {most} MiB 的空間",
    ja: "フォルダ内で {most} MiB を超える容量",
  },
} as const satisfies Readonly<Record<string, Localized>>;
