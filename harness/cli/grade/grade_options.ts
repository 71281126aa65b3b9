/** The options of `grade`, read and checked. @module */

import { type Localized, UsageError } from "../../core/mod.ts";
import { type Site, SITES } from "../../course/mod.ts";
import { WHOLE } from "../../ledger/mod.ts";
import { SANDBOX_LEVELS } from "../../sandbox/mod.ts";
import { milliseconds } from "../duration.ts";
import { LIVE_FLAGS, LIVE_VALUES, onLookersOf } from "../live/on_lookers.ts";
import type { OnLookers } from "../../live/mod.ts";
import { numberOption, type Options, readOptionsAmongWords } from "../options.ts";
import type { OptionNames } from "../option_names.ts";
import { cannotReadOption, chosenLanguage, useOneOf } from "../../surroundings/mod.ts";
import { shardOption } from "../shard_option.ts";
import { GRADESCOPE_VALUES, gradescopeOption } from "./gradescope_options.ts";
import type { GradeOptions, WantedSeed } from "../../classroom/mod.ts";

/** The same with what only the command line is about. */
export interface GradeCommandOptions extends GradeOptions {
  /** How people may look on while the class is graded; undefined where no page is served. */
  readonly onLookers?: OnLookers;
}

/** Every option of `grade`. */
export const GRADE_OPTIONS: OptionNames = {
  flags: ["strict", "quiet", "bom", "full", "no-pin", ...LIVE_FLAGS],
  values: [
    "protocol",
    "rubric",
    "config",
    "console",
    "roster",
    "from",
    "explain",
    "gradescope",
    ...GRADESCOPE_VALUES,
    "out",
    "shard",
    "timings",
    "jobs",
    "seed",
    "budget",
    "build-time",
    "time-scale",
    "sandbox",
    "require-sandbox",
    "memory",
    ...LIVE_VALUES,
    "lang",
  ],
  lists: ["suite", "again"],
};

/** Reads the words after `grade`. */
export function readGradeOptions(args: readonly string[]): GradeCommandOptions {
  const options = readOptionsAmongWords(args, GRADE_OPTIONS);
  const { flags, values, lists, rest } = options;
  const whole = { whole: true, from: 1 };
  const help = flags.has("help");
  const explain = values.get("explain");
  if (!help && rest.length !== 1 && !(explain !== undefined && rest.length === 0)) {
    throw new UsageError(ONE_FOLDER, SEE_GRADE);
  }
  return {
    help,
    ...explain === undefined ? {} : { explain },
    folder: (rest[0] ?? "").replace(/(?<=.)\/+$/, ""),
    protocol: values.get("protocol"),
    rubric: values.get("rubric"),
    config: values.get("config"),
    console: values.get("console"),
    roster: values.get("roster"),
    from: siteOption(values.get("from")),
    gradescope: gradescopeOption(options),
    out: values.get("out") ?? "results",
    suites: lists.get("suite") ?? [],
    again: lists.get("again") ?? [],
    shard: shardOption(values.get("shard")) ?? WHOLE,
    timings: values.get("timings"),
    jobs: numberOption(options, "jobs", {
      ...whole,
      to: 256,
      otherwise: navigator.hardwareConcurrency,
    }),
    pin: !flags.has("no-pin"),
    seed: seedOf(options),
    strict: flags.has("strict"),
    budgetMs: flags.has("full") ? Infinity : milliseconds("budget", values.get("budget") ?? "5m"),
    buildMs: milliseconds("build-time", values.get("build-time") ?? "60s"),
    timeScale: numberOption(options, "time-scale", {
      whole: false,
      from: 0.01,
      to: 1000,
      otherwise: 1,
    }),
    sandbox: levelOf("sandbox", values.get("sandbox") ?? "auto", [...SANDBOX_LEVELS, "auto"]),
    least: levelOf("require-sandbox", values.get("require-sandbox") ?? "none", SANDBOX_LEVELS),
    memoryMiB: numberOption(options, "memory", { ...whole, to: 1 << 20, otherwise: 1024 }),
    bom: flags.has("bom"),
    quiet: flags.has("quiet"),
    onLookers: onLookersOf(options),
    language: chosenLanguage(options),
  };
}

function seedOf(options: Options): WantedSeed {
  const text = options.values.get("seed");
  if (text === undefined || text === "random") return text;
  return numberOption(options, "seed", { whole: true, from: 0, to: 2 ** 31, otherwise: 1 });
}

function siteOption(text: string | undefined): Site | undefined {
  return text === undefined ? undefined : levelOf("from", text, SITES);
}

function levelOf<Level extends string>(
  name: string,
  text: string,
  levels: readonly Level[],
): Level {
  const level = levels.find((one) => one === text);
  if (level !== undefined) return level;
  throw new UsageError(cannotReadOption(name, text), useOneOf(levels, text));
}

const ONE_FOLDER: Localized = {
  en: "One folder of submissions is needed",
  zh: "請指定一個作業資料夾",
  ja: "提出物のフォルダを一つ指定する必要がある",
};
const SEE_GRADE: Localized = {
  en: "see shinpan grade --help",
  zh: "見 shinpan grade --help",
  ja: "shinpan grade --help を参照",
};
