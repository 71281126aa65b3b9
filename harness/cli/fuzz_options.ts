/** The options of `fuzz`, read and checked. @module */

import { STIMULI, type Stimulus, UsageError } from "../core/mod.ts";
import type { CheckOptions } from "./check_options.ts";
import { milliseconds } from "./duration.ts";
import type { OptionNames } from "./option_names.ts";
import { numberOption, type Options, readOptionsAroundWord } from "./options.ts";
import { portsOf } from "./ports_option.ts";
import { reportersOf, usualReporters } from "./reporters_option.ts";
import { sandboxOptions } from "./sandbox_options.ts";
import { chosenLanguage, useOneOf } from "../surroundings/mod.ts";

/** All that `fuzz` was told: what a check is told, and how long to look for what. */
export interface FuzzWords extends CheckOptions {
  readonly timeMs: number;
  readonly games: number;
  readonly stimulus: Stimulus;
  /** The folder of what is found. */
  readonly out: string;
}

/** Every option of `fuzz`. */
export const FUZZ_OPTIONS: OptionNames = {
  flags: ["strict", "pin", "quiet", "open", "tty"],
  values: [
    "time",
    "games",
    "seed",
    "jobs",
    "out",
    "stimulus",
    "dialect",
    "console",
    "sandbox",
    "require-sandbox",
    "memory",
    "processes",
    "ports",
    "report",
    "time-scale",
    "cwd",
    "lang",
  ],
  lists: ["readable", "reporter"],
};

const TIME = "1m";

/** Reads the words after `fuzz`; what follows the engine's path is the engine's. */
export function readFuzzOptions(args: readonly string[]): FuzzWords {
  const options = readOptionsAroundWord(args, FUZZ_OPTIONS);
  const { flags, values, lists, word, rest } = options;
  const whole = { whole: true };
  const extent = extentOf(options);
  return {
    ...NOT_ASKED,
    ...extent,
    help: flags.has("help"),
    protocol: word,
    dialect: values.get("dialect"),
    console: values.get("console"),
    tty: flags.has("tty"),
    engine: rest,
    cwd: values.get("cwd"),
    suites: [extent.out],
    strict: flags.has("strict"),
    jobs: numberOption(options, "jobs", {
      ...whole,
      from: 1,
      to: 1024,
      otherwise: navigator.hardwareConcurrency,
    }),
    pin: flags.has("pin"),
    sandbox: sandboxOptions(options),
    ports: portsOf(values.get("ports")),
    seed: numberOption(options, "seed", { ...whole, from: 0, to: 2 ** 31, otherwise: 1 }),
    report: values.get("report") ?? "report",
    reporters: reportersOf(lists.get("reporter") ?? [], {
      usual: usualReporters(),
      open: flags.has("open"),
    }),
    timeScale: numberOption(options, "time-scale", {
      whole: false,
      from: 0.01,
      to: 1000,
      otherwise: 1,
    }),
    quiet: flags.has("quiet"),
    open: flags.has("open"),
    language: chosenLanguage(options),
  };
}

/** How long to look for what, and where it goes. */
function extentOf(
  options: Options,
): Pick<FuzzWords, "timeMs" | "games" | "stimulus" | "out"> {
  const { values } = options;
  const bounds = { whole: true, from: 1, to: 2 ** 31, otherwise: Infinity };
  return {
    // A bound on games alone is a bound.
    timeMs: values.has("games") && !values.has("time")
      ? Infinity
      : milliseconds("time", values.get("time") ?? TIME),
    games: numberOption(options, "games", bounds),
    stimulus: stimulusOf(values.get("stimulus") ?? "client"),
    out: (values.get("out") ?? "fuzz").replace(/(?<=.)\/+$/, ""),
  };
}

/** What a search has no options for. */
const NOT_ASKED = {
  scenarios: [],
  excludes: new Map(),
  baseline: new Map(),
  budgetMs: Infinity,
  repeat: 1,
  failFast: false,
  verbose: false,
} satisfies Partial<CheckOptions>;

function stimulusOf(text: string): Stimulus {
  const found = STIMULI.find((one) => one === text);
  if (found) return found;
  throw new UsageError({
    en: `Unknown stimulus "${text}"`,
    zh: `不認得輸入來源「${text}」`,
    ja: `不明な入力の由来「${text}」`,
  }, useOneOf(STIMULI));
}
