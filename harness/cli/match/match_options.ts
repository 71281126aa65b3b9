/** The options of `match` and `contest`, read and checked. @module */

import { type MatchClock, UsageError } from "../../core/mod.ts";
import { NO_LIMIT_MS } from "../../../reporters/mod.ts";
import type { MatchReporter, PlayOptions } from "../../arena/mod.ts";
import { milliseconds } from "../duration.ts";
import { numberOption, type Options } from "../options.ts";
import type { OptionNames } from "../option_names.ts";
import { portsOf } from "../ports_option.ts";
import { sandboxOptions } from "../sandbox_options.ts";
import { chosenLanguage, LEAVE_ONE_OUT, unknownReporter } from "../../surroundings/mod.ts";

const REPORTERS: readonly MatchReporter[] = ["html", "json"];

/** Every option that says how games are played. */
export const PLAY_OPTIONS: OptionNames = {
  flags: [
    "swap",
    "pin",
    "no-pin",
    "strict",
    "fresh",
    "open",
    "quiet",
    "tell-settings",
    "pipeline",
    "random-setup",
  ],
  values: [
    "games",
    "time",
    "increment",
    "byoyomi",
    "byoyomi-plies",
    "move-time",
    "repetition",
    "no-eat-flip",
    "board",
    "openings",
    "random-plies",
    "jobs",
    "ports",
    "seed",
    "out",
    "reporter",
    "lang",
    "sandbox",
    "require-sandbox",
    "memory",
    "processes",
  ],
  lists: ["setting", "readable"],
};

const MAIN_MS = 900_000;

/** Reads what the options say; `otherwise` are the defaults of the command. */
export function readPlayOptions(
  options: Options,
  otherwise: { readonly games: number; readonly swap: boolean; readonly out: string },
): PlayOptions {
  const { flags, values } = options;
  const cores = navigator.hardwareConcurrency;
  const ports = portsOf(values.get("ports"));
  if (ports.length > 0 && new Set(ports).size < 2) {
    throw new UsageError({
      en: "Two players need two ports",
      zh: "兩位棋手需要兩個連接埠",
      ja: "二人の対局者にはポートが二つ必要",
    }, {
      en: "write --ports FIRST,SECOND",
      zh: "請寫成 --ports FIRST,SECOND",
      ja: "--ports FIRST,SECOND と書く",
    });
  }
  const asked = wholeOption(options, "jobs", { from: 1, to: 1024, otherwise: usualJobs(cores) });
  // Games that need the same ports are played one after the other.
  const jobs = ports.length > 0 ? 1 : asked;
  refuseBothPins(flags);
  return {
    games: wholeOption(options, "games", { from: 1, to: 1_000_000, otherwise: otherwise.games }),
    swap: otherwise.swap || flags.has("swap"),
    seed: wholeOption(options, "seed", { from: 0, to: 2 ** 31, otherwise: 1 }),
    clock: clockOf(options),
    settings: settingsOf(options),
    tellSettings: flags.has("tell-settings"),
    board: values.get("board"),
    openingsFile: values.get("openings"),
    ...values.has("random-plies")
      ? { randomPlies: wholeOption(options, "random-plies", { from: 0, to: 200, otherwise: 0 }) }
      : {},
    ...flags.has("random-setup") ? { randomSetup: true } : {},
    pipeline: flags.has("pipeline"),
    jobs,
    ports,
    pin: flags.has("pin") || (jobs > 1 && jobs <= cores && !flags.has("no-pin")),
    sandbox: sandboxOptions(options),
    strict: flags.has("strict"),
    out: values.get("out") ?? otherwise.out,
    fresh: flags.has("fresh"),
    reporters: reportersOf(values.get("reporter"), flags.has("open")),
    open: flags.has("open"),
    quiet: flags.has("quiet"),
    language: chosenLanguage(options),
  };
}

function refuseBothPins(flags: Options["flags"]): void {
  if (flags.has("pin") && flags.has("no-pin")) {
    throw new UsageError({
      en: "--pin and --no-pin contradict each other",
      zh: "--pin 與 --no-pin 互相矛盾",
      ja: "--pin と --no-pin は同時に指定できない",
    }, LEAVE_ONE_OUT);
  }
}

/** Each game has two engines, so that at most half of the cores can be the tables' own. */
export function usualJobs(cores: number): number {
  return Math.max(1, Math.floor(cores / 2));
}

function wholeOption(
  options: Options,
  name: string,
  bounds: { readonly from: number; readonly to: number; readonly otherwise: number },
): number {
  return numberOption(options, name, { ...bounds, whole: true });
}

/** The manual's clock modes: main time, extra time per ply or for some plies, and increments. */
function clockOf(options: Options): MatchClock {
  const { values } = options;
  const time = (name: string): number | undefined => {
    const text = values.get(name);
    return text === undefined ? undefined : spanOf(name, text);
  };
  const moveMs = time("move-time");
  const clashing = ["time", "increment", "byoyomi", "byoyomi-plies"].find((name) =>
    values.has(name)
  );
  if (moveMs !== undefined && clashing !== undefined) {
    throw new UsageError(
      {
        en: `--move-time and --${clashing} contradict each other`,
        zh: `--move-time 與 --${clashing} 互相矛盾`,
        ja: `--move-time と --${clashing} は同時に指定できない`,
      },
      {
        en: "a time per ply is the whole clock; for extra time after a main time use --byoyomi",
        zh: "每手時間就是全部的計時；基本時間用完後的讀秒請用 --byoyomi",
        ja: "一手の時間だけで計時は決まる。持ち時間の後の秒読みには --byoyomi を使う",
      },
    );
  }
  const extraMs = moveMs ?? time("byoyomi") ?? 0;
  const incrementMs = time("increment") ?? 0;
  const usual = extraMs > 0 || incrementMs > 0 ? incrementMs : MAIN_MS;
  const mainMs = values.get("time") === "none" ? NO_LIMIT_MS : time("time") ?? usual;
  if (mainMs + extraMs <= 0) {
    throw new UsageError({
      en: "The clock has no time",
      zh: "計時設定中沒有可用的時間",
      ja: "持ち時間がまったく指定されていない",
    }, { en: "write --time 900", zh: "請寫成 --time 900", ja: "--time 900 のように書く" });
  }
  const sharedPlies = wholeOption(options, "byoyomi-plies", { from: 1, to: 1000, otherwise: 1 });
  return { mainMs, extraMs, sharedPlies: extraMs > 0 ? sharedPlies : 0, incrementMs };
}

const MOST_MS = 1_000_000_000;

/** Milliseconds of `900`, which are seconds, or of `90s`, `5m`. */
function spanOf(name: string, text: string): number {
  const ms = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : milliseconds(name, text);
  if (ms <= MOST_MS) return ms;
  throw new UsageError({
    en: `--${name} ${text} is too long`,
    zh: `--${name} ${text} 太長`,
    ja: `--${name} ${text} は長すぎる`,
  }, {
    en: "write --time none for no limit",
    zh: "若不限時間，請寫 --time none",
    ja: "無制限にするには --time none と書く",
  });
}

const NAMED: Readonly<Record<string, string>> = {
  repetition: "repetition",
  "no-eat-flip": "noEatFlip",
};

function settingsOf(options: Options): Readonly<Record<string, number>> {
  const named = Object.entries(NAMED).flatMap(([option, setting]) =>
    options.values.has(option)
      ? [
        [
          setting,
          wholeOption(options, option, { from: 1, to: 1_000_000, otherwise: 1 }),
        ] as const,
      ]
      : []
  );
  const others = (options.lists.get("setting") ?? []).map((text) => {
    const [, name, value] = /^(\w+)=(\d+)$/.exec(text) ?? [];
    if (name !== undefined) return [name, Number(value)] as const;
    throw new UsageError({
      en: `Cannot read --setting "${text}"`,
      zh: `無法解讀 --setting「${text}」`,
      ja: `--setting「${text}」を解釈できない`,
    }, {
      en: "write --setting NAME=NUMBER",
      zh: "請寫成 --setting NAME=NUMBER",
      ja: "--setting NAME=NUMBER と書く",
    });
  });
  return Object.fromEntries([...named, ...others]);
}

function reportersOf(text: string | undefined, open: boolean): readonly MatchReporter[] {
  if (text === undefined) return REPORTERS;
  const wanted = text.split(",").filter((id) => id !== "" && id !== "none");
  const chosen = wanted.map((id) => {
    const known = REPORTERS.find((one) => one === id);
    if (known) return known;
    throw new UsageError(unknownReporter(id), {
      en: "use html, json or none",
      zh: "可用的有 html、json、none",
      ja: "使えるのは html、json、none",
    });
  });
  return open && !chosen.includes("html") ? [...chosen, "html"] : chosen;
}
