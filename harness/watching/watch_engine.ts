/** The same check again whenever the engine changes. @module */

import { killAll, realClock, resolveProgram } from "../transports/mod.ts";
import {
  callersDirectory,
  cannotRead,
  fromCaller,
  onInterrupt,
  whyRefused,
} from "../surroundings/mod.ts";
import { build } from "./build.ts";
import { contentOf, type WatchedPath, watchFiles } from "./files.ts";
import { keysPressed } from "./keys.ts";
import { type Round, runRounds, type WatchRound } from "./rounds.ts";
import { roundListener } from "./watch_words.ts";
import { type Language, UsageError } from "../core/mod.ts";

/** What is watched besides the engine's own file, and how the engine is built. */
export interface WatchOptions {
  readonly paths: readonly string[];
  readonly build?: string;
}

/** An engine to watch. */
export interface WatchedEngine<Code> {
  readonly engine: readonly string[];
  readonly cwd?: string;
  /** The folder of the reports, whose files are ours. */
  readonly report: string;
  readonly watch: WatchOptions;
  readonly language: Language;
  /** The code where no round came to an end. */
  readonly unfinished: Code;
}

/** Checks round after round until the user quits; answers with the code of the last round. */
export async function watchEngine<Code>(
  options: WatchedEngine<Code>,
  check: (round: Round) => Promise<WatchRound<Code>>,
): Promise<Code> {
  const { watch, language, report, unfinished } = options;
  // Whatever goes on, a signal ends it with all engines and builds, and the terminal is as before.
  using _ = onInterrupt(() => {});
  const engine = engineFiles(options);
  const paths = [...engine.map((path) => ({ path, isFolder: false })), ...watch.paths.map(named)];
  using changes = watchFiles(
    paths.map(real),
    [fromCaller(report.replace(/\/+$/, ""))].map(realPath),
  );
  const own = new Set(engine.map(realPath));
  return await runRounds({
    clock: realClock,
    changes,
    keys: keysPressed(),
    contentOf,
    isEngine: (path) => own.has(path),
    ...watch.build !== undefined && { build: building(watch.build, options) },
    check: (round) => checking(round, check),
    unfinished,
    tell: roundListener(language, paths.map(({ path }) => path)),
  });
}

function building(
  command: string,
  { language }: { readonly language: Language },
): (signal: AbortSignal) => Promise<boolean> {
  return (signal) => build(command, { cwd: callersDirectory(), language, signal });
}

/** A round whose engines end as soon as it is stopped. */
async function checking<Result>(
  round: Round,
  check: (round: Round) => Promise<Result>,
): Promise<Result> {
  const stop = (): void => killAll();
  round.signal.addEventListener("abort", stop);
  try {
    return await check(round);
  } finally {
    round.signal.removeEventListener("abort", stop);
  }
}

/** The files that an engine is made of: its program, unless that is the system's, and what it reads. */
function engineFiles(
  { engine, cwd }: Pick<WatchedEngine<unknown>, "engine" | "cwd">,
): readonly string[] {
  const [program = "", ...args] = engine;
  const path = Deno.env.get("PATH") ?? "";
  const found = resolveProgram(program, { cwd: callersDirectory(), path });
  const isPath = program.includes("/");
  const own = isPath
    ? [fromCaller(program.replace(/^(\.\/+)+/, ""))]
    : found.ok
    ? [found.value]
    : [];
  const home = cwd === undefined ? callersDirectory() : fromCaller(cwd);
  const read = args.map((word) => word.startsWith("/") ? word : `${home}/${word}`).filter(isFile);
  const files = [...own, ...read];
  if (files.length > 0) return files;
  throw new UsageError({
    en: "There is no engine to watch",
    zh: "沒有可監看的引擎",
    ja: "監視するエンジンがない",
  }, {
    en: "name a protocol and an engine, as in shinpan check mgtp --watch ./my_engine",
    zh: "請寫出協定與引擎，如 shinpan check mgtp --watch ./my_engine",
    ja: "shinpan check mgtp --watch ./my_engine のように、プロトコルとエンジンを書く",
  });
}

function named(word: string): WatchedPath {
  const path = fromCaller(word.replace(/(?<=.)\/+$/, ""));
  try {
    return { path, isFolder: Deno.statSync(path).isDirectory };
  } catch (error) {
    throw new UsageError(cannotRead(word), whyRefused(error));
  }
}

/** A path as the system tells of its changes. */
function real({ path, isFolder }: WatchedPath): WatchedPath {
  return { path: realPath(path), isFolder };
}

/** The same without links and dots; a file that is not there yet has a folder that is. */
function realPath(path: string): string {
  try {
    return Deno.realPathSync(path);
  } catch {
    const [, folder = ".", name = ""] = /^(.*)\/([^/]*)$/s.exec(path) ?? [];
    try {
      return `${Deno.realPathSync(folder || "/").replace(/\/$/, "")}/${name}`;
    } catch {
      return path;
    }
  }
}

function isFile(path: string): boolean {
  try {
    return Deno.statSync(path).isFile;
  } catch {
    return false;
  }
}
