/** The options of `check`, read and checked. @module */

import { type Language, UsageError } from "../core/mod.ts";
import type { Reporter } from "../../reporters/mod.ts";
import { readBaseline } from "./baseline.ts";
import { milliseconds } from "./duration.ts";
import { LIVE_FLAGS, LIVE_VALUES, type OnLookers, onLookersOf } from "./live/on_lookers.ts";
import { numberOption, type Options, readOptionsAroundWord } from "./options.ts";
import type { OptionNames } from "./option_names.ts";
import { portsOf } from "./ports_option.ts";
import { reportersOf, usualReporters } from "./reporters_option.ts";
import { sandboxOptions } from "./sandbox_options.ts";
import {
  chosenLanguage,
  fromCaller,
  readTextAtMost,
  type SandboxOptions,
  whyRefused,
} from "../surroundings/mod.ts";
import { bareWatch, type WatchOptions, watchOptions } from "./watch_options.ts";

/** All that `check` was told. */
export interface CheckOptions {
  readonly help: boolean;
  readonly protocol?: string;
  readonly dialect?: string;
  /** The file that describes how a console program talks. */
  readonly console?: string;
  /** Runs the engine in a terminal. */
  readonly tty: boolean;
  readonly engine: readonly string[];
  readonly cwd?: string;
  readonly scenarios: readonly string[];
  readonly suites: readonly string[];
  readonly excludes: ReadonlyMap<string, string>;
  readonly baseline: ReadonlyMap<string, string>;
  readonly strict: boolean;
  readonly jobs: number;
  /** So many at once for an engine that starts slowly and idly; none where the user said how many. */
  readonly idleJobs?: number;
  readonly pin: boolean;
  readonly sandbox: SandboxOptions;
  /** Where the harness listens for engines that connect. */
  readonly ports: readonly number[];
  readonly seed: number;
  readonly report: string;
  readonly reporters: readonly Reporter[];
  readonly timeScale: number;
  readonly budgetMs: number;
  readonly repeat: number;
  readonly failFast: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
  /** Shows the report in the browser. */
  readonly open: boolean;
  /** Who may look on while it runs, where anyone may. */
  readonly onLookers?: OnLookers;
  readonly language: Language;
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
const TIME_SCALE = { whole: false, from: 0.01, to: 1000, otherwise: 1 };

/** Reads the words after `check`; what follows the engine's path is the engine's. */
export function readCheckOptions(words: readonly string[]): CheckOptions {
  const { args, bare } = bareWatch(words, CHECK_OPTIONS);
  const options = readOptionsAroundWord(args, CHECK_OPTIONS);
  const { flags, values, lists, word, rest } = options;
  const watch = watchOptions(options, bare);
  const whole = { whole: true };
  return {
    help: flags.has("help"),
    protocol: word,
    dialect: values.get("dialect"),
    console: values.get("console"),
    tty: flags.has("tty"),
    engine: rest,
    cwd: values.get("cwd"),
    scenarios: lists.get("scenario") ?? [],
    suites: lists.get("suite") ?? [],
    excludes: new Map((lists.get("exclude") ?? []).map(exclusion)),
    baseline: baselineOf(options),
    strict: flags.has("strict"),
    jobs: numberOption(options, "jobs", {
      ...whole,
      from: 1,
      to: 1024,
      otherwise: navigator.hardwareConcurrency,
    }),
    ...!values.has("jobs") && !flags.has("pin") && {
      idleJobs: 2 * navigator.hardwareConcurrency,
    },
    pin: flags.has("pin"),
    sandbox: sandboxOptions(options),
    ports: portsOf(values.get("ports")),
    seed: numberOption(options, "seed", { ...whole, from: 0, to: 2 ** 31, otherwise: 1 }),
    report: values.get("report") ?? "report",
    reporters: reportersOf(lists.get("reporter") ?? [], {
      usual: usualReporters(),
      open: flags.has("open"),
    }),
    timeScale: numberOption(options, "time-scale", TIME_SCALE),
    budgetMs: flags.has("full") ? Infinity : milliseconds("budget", values.get("budget") ?? BUDGET),
    repeat: numberOption(options, "repeat", { ...whole, from: 1, to: 1000, otherwise: 1 }),
    failFast: flags.has("fail-fast"),
    quiet: flags.has("quiet"),
    verbose: flags.has("verbose"),
    open: flags.has("open"),
    onLookers: onLookersOf(options),
    language: chosenLanguage(options),
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
