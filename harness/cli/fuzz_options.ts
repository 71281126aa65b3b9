/** The options of `fuzz`, read and checked. @module */

import { STIMULI, type Stimulus, UsageError } from "../core/mod.ts";
import type { CheckOptions } from "./check_options.ts";
import { milliseconds } from "./duration.ts";
import { engineOptions } from "./engine_options.ts";
import type { OptionNames } from "./option_names.ts";
import { numberOption, type Options, readOptionsAroundWord } from "./options.ts";
import { useOneOf } from "../surroundings/mod.ts";

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
  const extent = extentOf(options);
  return {
    ...NOT_ASKED,
    ...extent,
    ...engineOptions(options),
    suites: [extent.out],
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
