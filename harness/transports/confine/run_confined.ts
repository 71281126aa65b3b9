/** Runs something that is no engine, such as a build, to its end. @module */

import type { Child } from "../process/child.ts";
import { fill, joined, type Localized, ok, type Result, type Used } from "../../core/mod.ts";
import type { Confinement, EngineCommand } from "../../sandbox/mod.ts";
import type { Cgroup } from "../process/cgroup.ts";
import { exitOf } from "../process/exit.ts";
import { fairTimer } from "../measure/fair_timer.ts";
import { watchLag } from "../measure/hindrance.ts";
import { lastWordsTimer } from "../measure/last_words.ts";
import { killMarked, newMark } from "../process/mark.ts";
import { rememberOpen } from "../process/open_channels.ts";
import { killGroup, start, startedWith } from "../process/start.ts";
import type { StartFailure } from "../transport.ts";
import { Watch } from "../measure/watch.ts";

/** How something is run. */
export interface RunConfinedOptions {
  readonly confinement?: Confinement;
  /** The time that it may take, waiting for a processor aside. */
  readonly wallMs: number;
  /** How many bytes of each stream are kept: the first half of that, and the last. */
  readonly outputCap?: number;
}

/** What became of it. */
export interface ConfinedRun {
  /** Undefined where a signal ended it. */
  readonly code?: number;
  readonly signal?: string;
  readonly stdout: Uint8Array;
  readonly stderr: Uint8Array;
  /** How many bytes each stream brought, kept or not. */
  readonly stdoutBytes: number;
  readonly stderrBytes: number;
  readonly timedOut: boolean;
  /** It was ended since the machine is too busy to run it at all. */
  readonly hindered: boolean;
  /** What it used too much of, in words; it was ended for that. */
  readonly excess?: Localized;
  readonly durationMs: number;
  /** As far as was seen; undefined where nothing is counted or it was too quick. */
  readonly used?: Used;
}

const OUTPUT_CAP = 256 * 1024;
// A program that writes more than this is flooding.
const MOST_TIMES_CAP = 256;
const MIB = 1024 * 1024;
const FLOOD: Localized = {
  en: "more than {most} MiB of output",
  zh: "超過 {most} MiB 的輸出",
  ja: "{most} MiB を超える出力",
};

/** Runs `command` with all that it starts; afterwards nothing of it runs any more. */
export async function runConfined(
  command: EngineCommand,
  { confinement, wallMs, outputCap = OUTPUT_CAP }: RunConfinedOptions,
): Promise<Result<ConfinedRun, StartFailure>> {
  const mark = newMark();
  const started = await start(command, mark, { confinement });
  if (!started.ok) return started;
  const child = started.value;
  const startedMs = performance.now();
  const ending = { timedOut: false, hindered: false, excess: undefined as Localized | undefined };
  const forget = rememberOpen(() => killGroup(child));
  const end = (excess?: Localized): void => {
    ending.excess ??= excess;
    killGroup(child);
  };
  const folders = [confinement?.folder?.outside ?? command.cwd ?? Deno.cwd()];
  const { cgroup } = startedWith(child);
  const others = cgroup && (() => cgroup.pids());
  const watch = new Watch({ pid: child.pid ?? 0, confinement, folders, others, onExcess: end });
  const most = outputCap * MOST_TIMES_CAP;
  const flooded = () => end(fill(FLOOD, { most: most / MIB }));
  const streams = [child.stdout, child.stderr];
  const [stdout, stderr] = streams.map((each) => kept(each, { cap: outputCap, most, flooded }));
  child.stdin?.on("error", () => {}).end();
  const timer = fairTimer({
    pid: child.pid ?? 0,
    wallMs,
    onUp: (fairly) => {
      Object.assign(ending, fairly ? { timedOut: true } : { hindered: true });
      end();
    },
  });
  const exit = await ended(child, confinement?.level === "namespaces");
  timer[Symbol.dispose]();
  watch.stop();
  const durationMs = performance.now() - startedMs;
  if (cgroup?.ranOut()) ending.excess ??= watch.tooMuchMemory;
  await endAll(mark, watch, cgroup);
  forget();
  return ok({
    ...exit,
    stdout: stdout?.bytes() ?? new Uint8Array(),
    stderr: stderr?.bytes() ?? new Uint8Array(),
    stdoutBytes: stdout?.count() ?? 0,
    stderrBytes: stderr?.count() ?? 0,
    ...ending,
    durationMs,
    used: watch.used,
  });
}

/** Ends whatever is left of a run. */
async function endAll(mark: string, watch: Watch, cgroup: Cgroup | undefined): Promise<void> {
  await killMarked(mark);
  watch.killSeen();
  await cgroup?.end();
}

/** Its end, after all its output was read; processes that it leaves behind are ended too. */
function ended(
  child: Child,
  signalsAsCodes: boolean,
): Promise<{ readonly code?: number; readonly signal?: string }> {
  const lag = watchLag();
  return new Promise((resolve) => {
    child.on("error", () => {});
    child.once("exit", (code, signal) => {
      const finish = (): void => {
        timer[Symbol.dispose]();
        lag[Symbol.dispose]();
        for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy();
        resolve(exitOf({ code, signal }, signalsAsCodes));
      };
      // No other process can have its id yet, and all that is left in its group is its own.
      killGroup(child);
      const timer = lastWordsTimer(finish);
      child.once("close", finish);
    });
  });
}

interface KeepOptions {
  readonly cap: number;
  readonly most: number;
  readonly flooded: () => void;
}

/** The beginning and the end of what a stream brings. */
function kept(stream: Child["stdout"], { cap, most, flooded }: KeepOptions) {
  const head: Uint8Array[] = [];
  let tail = new Uint8Array();
  let [count, headBytes] = [0, 0];
  stream?.on("error", () => {}).on("data", (chunk: Uint8Array) => {
    count += chunk.length;
    const first = chunk.subarray(0, Math.max(0, cap / 2 - headBytes));
    if (first.length > 0) head.push(first.slice());
    headBytes += first.length;
    const rest = chunk.subarray(first.length);
    if (rest.length > 0) tail = joined([tail, rest]).slice(-cap / 2);
    if (count > most) flooded();
  });
  return { bytes: () => joined([...head, tail]), count: () => count };
}
