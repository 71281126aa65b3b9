/** The options of `check`, read and checked. @module */

import { UsageError } from "../core/mod.ts";
import { readBaseline } from "./baseline.ts";
import { milliseconds } from "./duration.ts";
import { type EngineOptions, engineOptions } from "./engine_options.ts";
import { LIVE_FLAGS, LIVE_VALUES, onLookersOf } from "./live/on_lookers.ts";
import type { OnLookers } from "../live/mod.ts";
import { numberOption, type Options, readOptionsAroundWord } from "./options.ts";
import type { OptionNames } from "./option_names.ts";
import { fromCaller, readTextAtMost, whyRefused } from "../surroundings/mod.ts";
import type { WatchOptions } from "../watching/mod.ts";
import { bareWatch, watchOptions } from "./watch_options.ts";

/** All that `check` was told. */
export interface CheckOptions extends EngineOptions {
  readonly scenarios: readonly string[];
  readonly suites: readonly string[];
  readonly excludes: ReadonlyMap<string, string>;
  readonly baseline: ReadonlyMap<string, string>;
  /** So many at once for an engine that starts slowly and idly; none where the user said how many. */
  readonly idleJobs?: number;
  readonly budgetMs: number;
  readonly repeat: number;
  readonly failFast: boolean;
  readonly verbose: boolean;
  /** How people may look on while it runs; undefined where no page is served. */
  readonly onLookers?: OnLookers;
  /** Where rounds are run again and again. */
  readonly watch?: WatchOptions;
}

/** Every option of `check`. */
export const CHECK_OPTIONS: OptionNames = {
  flags: ["strict", "pin", "fail-fast", "quiet", "verbose", "full", "open", "tty", ...LIVE_FLAGS],
  values: [
    "dialect",
    "console",
    "baseline",
    "jobs",
    "sandbox",
    "require-sandbox",
    "memory",
    "processes",
    "ports",
    "seed",
    "report",
    "time-scale",
    "budget",
    "repeat",
    "build",
    "cwd",
    ...LIVE_VALUES,
    "lang",
  ],
  lists: ["scenario", "suite", "exclude", "readable", "reporter", "watch"],
};

const BUDGET = "5m";

/** Reads the words after `check`; what follows the engine's path is the engine's. */
export function readCheckOptions(words: readonly string[]): CheckOptions {
  const { args, bare } = bareWatch(words, CHECK_OPTIONS);
  const options = readOptionsAroundWord(args, CHECK_OPTIONS);
  const { flags, values, lists } = options;
  const watch = watchOptions(options, bare);
  return {
    ...engineOptions(options),
    scenarios: lists.get("scenario") ?? [],
    suites: lists.get("suite") ?? [],
    excludes: new Map((lists.get("exclude") ?? []).map(exclusion)),
    baseline: baselineOf(options),
    ...!values.has("jobs") && !flags.has("pin") && {
      idleJobs: 2 * navigator.hardwareConcurrency,
    },
    budgetMs: flags.has("full") ? Infinity : milliseconds("budget", values.get("budget") ?? BUDGET),
    repeat: numberOption(options, "repeat", { whole: true, from: 1, to: 1000, otherwise: 1 }),
    failFast: flags.has("fail-fast"),
    verbose: flags.has("verbose"),
    onLookers: onLookersOf(options),
    ...watch && { watch },
  };
}

function exclusion(text: string): readonly [string, string] {
  const at = text.indexOf("=");
  const [id, reason] = [text.slice(0, at), text.slice(at + 1).trim()];
  if (at > 0 && reason !== "") return [id, reason];
  throw new UsageError({
    en: `--exclude "${text}" has no reason`,
    zh: `--exclude「${text}」沒有理由`,
    ja: `--exclude「${text}」に理由がない`,
  }, {
    en: "write --exclude <id>=<reason>",
    zh: "請寫成 --exclude <id>=<reason>",
    ja: "--exclude <id>=<reason> と書く",
  });
}

function baselineOf({ values }: Options): ReadonlyMap<string, string> {
  const file = values.get("baseline");
  if (file === undefined) return new Map();
  try {
    return readBaseline(readTextAtMost(fromCaller(file)), file);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError({
      en: `Cannot read the baseline "${file}"`,
      zh: `無法讀取已知失敗清單「${file}」`,
      ja: `既知の失敗の一覧「${file}」を読めない`,
    }, whyRefused(error));
  }
}
