/** `--watch` and `--build`, read and checked. @module */

import { PROTOCOL_IDS } from "../referee/mod.ts";
import { resolveProgram } from "../transports/mod.ts";
import { UsageError } from "../core/mod.ts";
import type { OptionNames } from "./option_names.ts";
import type { Options } from "./options.ts";
import { callersDirectory, fromCaller } from "../surroundings/mod.ts";
import type { WatchOptions } from "../watching/mod.ts";

const WATCH = "--watch";

/**
 * Takes `--watch` without a path out of a command line. It has none where the next word cannot be
 * one: an option, a protocol, a program, or nothing. At the very end it is ours too, behind the
 * engine, unless `--` stands before that.
 */
export function bareWatch(
  words: readonly string[],
  { values = [], lists = [] }: OptionNames,
): { readonly args: readonly string[]; readonly bare: boolean } {
  const valued = new Set([...values, ...lists].map((name) => `--${name}`));
  const end = enginePlace(words, valued);
  const bare = words.flatMap((word, at) =>
    word === WATCH && isBare(words, at, { end, valued }) ? [at] : []
  );
  return { args: words.filter((_, at) => !bare.includes(at)), bare: bare.length > 0 };
}

/** What the options ask for; undefined where nothing is to be watched. */
export function watchOptions(
  { lists, values }: Options,
  bare: boolean,
): WatchOptions | undefined {
  const paths = lists.get("watch") ?? [];
  const build = values.get("build");
  if (bare || paths.length > 0) return { paths, ...build !== undefined && { build } };
  if (build === undefined) return undefined;
  throw new UsageError({
    en: "--build needs --watch",
    zh: "--build 需要 --watch",
    ja: "--build には --watch が必要",
  }, {
    en: "write --watch src/ --build make, or build the engine yourself",
    zh: "請寫成 --watch src/ --build make，或自行建置引擎",
    ja: "--watch src/ --build make と書くか、自分でビルドする",
  });
}

/** Where the engine's own words begin. */
function enginePlace(words: readonly string[], valued: ReadonlySet<string>): number {
  let own = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    if (word === "--") return at;
    if (word === WATCH) at += isSource(words[at + 1]) ? 1 : 0;
    else if (valued.has(word)) at++;
    else if (!word.startsWith("-") && ++own === 2) return at;
  }
  return words.length;
}

function isBare(
  words: readonly string[],
  at: number,
  { end, valued }: { readonly end: number; readonly valued: ReadonlySet<string> },
): boolean {
  const isLast = at === words.length - 1;
  if (at > end) return isLast && !words.includes("--");
  return !valued.has(words[at - 1] ?? "") && (isLast || !isSource(words[at + 1]));
}

/** Whether a word names something to watch, and neither a protocol nor an engine. */
function isSource(word: string | undefined): boolean {
  if (word === undefined || word.startsWith("-")) return false;
  if (PROTOCOL_IDS.includes(word)) return false;
  try {
    if (Deno.statSync(fromCaller(word)).isDirectory) return true;
  } catch {
    return false;
  }
  const path = Deno.env.get("PATH") ?? "";
  return !resolveProgram(word, { cwd: callersDirectory(), path }).ok;
}
