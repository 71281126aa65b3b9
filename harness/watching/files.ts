/** Files of the user, watched for real. @module */

import { createHash } from "node:crypto";
import { UsageError } from "../core/mod.ts";
import { whyRefused } from "../surroundings/mod.ts";

/** A path to watch: a folder with all below it, or one file. */
export interface WatchedPath {
  readonly path: string;
  readonly isFolder: boolean;
}

/** What never is a source: hidden files, what editors leave for a moment, and caches of runtimes. */
const PASSING = /(^|\/)(\.[^/]+|__pycache__|node_modules|4913)(\/|$)|(~|\.sw[a-z]|\.tmp|\.pyc)$/;

/**
 * The changes below some paths, until it is disposed of. A file is watched by its folder: compilers
 * and editors put another one in its place. `unwatched` are folders that the harness writes.
 */
export function watchFiles(
  paths: readonly WatchedPath[],
  unwatched: readonly string[],
): AsyncIterable<readonly string[]> & Disposable {
  const folders = paths.filter(({ isFolder }) => isFolder).map(({ path }) => opened(path, true));
  const files = paths.filter(({ isFolder }) => !isFolder);
  const parents = [...new Set(files.map(({ path }) => folderOf(path)))];
  const watchers = [...folders, ...parents.map((path) => opened(path, false))];
  const isWatched = (path: string): boolean =>
    !unwatched.some((folder) => isBelow(path, folder)) &&
    (files.some((file) => file.path === path) ||
      paths.some((one) =>
        one.isFolder && isBelow(path, one.path) && !PASSING.test(path.slice(one.path.length))
      ));
  return {
    [Symbol.asyncIterator]: () => merged(watchers, isWatched),
    [Symbol.dispose]: () => watchers.forEach((watcher) => watcher.close()),
  };
}

/** What tells one content of a file from another; empty for a file that is not there. */
export function contentOf(path: string): string {
  try {
    return createHash("sha256").update(Deno.readFileSync(path)).digest("hex");
  } catch (error) {
    return error instanceof Deno.errors.NotFound ? "" : "unreadable";
  }
}

async function* merged(
  watchers: readonly Deno.FsWatcher[],
  isWatched: (path: string) => boolean,
): AsyncGenerator<readonly string[], void, undefined> {
  const stream = new ReadableStream<readonly string[]>({
    start: (controller) => {
      for (const watcher of watchers) void pump(watcher, (paths) => controller.enqueue(paths));
    },
  });
  for await (const paths of stream) {
    const watched = paths.filter(isWatched);
    if (watched.length > 0) yield watched;
  }
}

async function pump(
  watcher: Deno.FsWatcher,
  take: (paths: readonly string[]) => void,
): Promise<void> {
  for await (const { kind, paths } of watcher) if (kind !== "access") take(paths);
}

function opened(path: string, recursive: boolean): Deno.FsWatcher {
  try {
    return Deno.watchFs(path, { recursive });
  } catch (error) {
    throw new UsageError({
      en: `Cannot watch "${path}"`,
      zh: `無法監看「${path}」`,
      ja: `「${path}」を監視できない`,
    }, whyRefused(error));
  }
}

function folderOf(path: string): string {
  return path.replace(/\/[^/]*$/, "") || "/";
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder.replace(/\/$/, "")}/`);
}
