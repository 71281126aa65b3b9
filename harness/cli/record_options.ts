/** The options of `record`, read and checked. @module */

import { type Language, STIMULI, type Stimulus, UsageError } from "../core/mod.ts";
import type { Side } from "../games/game.ts";
import { resolveProgram } from "../transports/mod.ts";
import type { OptionNames } from "./option_names.ts";
import { numberOption, readOptionsAroundWord } from "./options.ts";
import { callersDirectory, chosenLanguage, fromCaller, useOneOf } from "../surroundings/mod.ts";

/** All that `record` was told. */
export interface RecordOptions {
  readonly help: boolean;
  readonly protocol?: string;
  readonly dialect?: string;
  readonly engine: readonly string[];
  /** The file with the script; `-` for standard input. */
  readonly script?: string;
  /** A game or a log that needs no engine. */
  readonly from?: string;
  readonly out?: string;
  readonly title?: string;
  readonly game?: number;
  readonly ply?: number;
  readonly side?: Side;
  readonly stimulus?: Stimulus;
  readonly whole: boolean;
  readonly exact: boolean;
  readonly cwd?: string;
  readonly timeScale?: string;
  readonly language: Language;
}

/** Every option of `record`. */
export const RECORD_OPTIONS: OptionNames = {
  flags: ["exact", "whole"],
  values: [
    ...["from", "out", "title", "game", "ply", "side", "stimulus", "dialect", "cwd"],
    ...["time-scale", "lang"],
  ],
};

/** Reads the words after `record`; options may also stand behind the script. */
export function readRecordOptions(args: readonly string[]): RecordOptions {
  const options = readOptionsAroundWord(tailFirst(args), RECORD_OPTIONS);
  const { flags, values, word, rest } = options;
  const from = values.get("from");
  // A game says by itself which protocol it may be told in, so that the first word may be the engine.
  const isEngine = from !== undefined && word !== undefined && /[./\\]/.test(word);
  const { engine, script } = from === undefined
    ? scriptIn(rest)
    : { engine: isEngine ? [word, ...rest] : rest };
  const whole = { whole: true, from: 0, to: 1_000_000, otherwise: -1 };
  const count = (name: string): number | undefined => {
    const value = numberOption(options, name, whole);
    return value < 0 ? undefined : value;
  };
  return {
    help: flags.has("help"),
    protocol: isEngine ? undefined : word,
    dialect: values.get("dialect"),
    engine,
    script,
    from,
    out: values.get("out"),
    title: values.get("title"),
    game: count("game"),
    ply: count("ply"),
    side: oneOf("side", values.get("side"), ["first", "second"]),
    stimulus: oneOf("stimulus", values.get("stimulus"), STIMULI),
    whole: flags.has("whole"),
    exact: flags.has("exact"),
    cwd: values.get("cwd"),
    timeScale: values.get("time-scale"),
    language: chosenLanguage(options),
  };
}

/** The words with the options at their end moved to the front; after `--` all words are the engine's. */
function tailFirst(args: readonly string[]): readonly string[] {
  if (args.includes("--")) return args;
  const flags = new Set([
    "--help",
    "-h",
    ...(RECORD_OPTIONS.flags ?? []).map((name) => `--${name}`),
  ]);
  const valued = (RECORD_OPTIONS.values ?? []).map((name) => `--${name}`);
  let end = args.length;
  for (let before = -1; before !== end;) {
    before = end;
    const [last = "", word = ""] = [args[end - 1], args[end - 2]];
    if (flags.has(last) || valued.some((name) => last.startsWith(`${name}=`))) end--;
    else if (valued.includes(word)) end -= 2;
  }
  return [...args.slice(end), ...args.slice(0, end)];
}

/** The script is the last word; a program alone reads it from standard input. */
function scriptIn(
  words: readonly string[],
): { readonly engine: readonly string[]; readonly script?: string } {
  const last = words.at(-1);
  if (last === undefined) return { engine: [], ...!Deno.stdin.isTerminal() && { script: "-" } };
  if (words.length > 1 || last === "-") return { engine: words.slice(0, -1), script: last };
  const path = Deno.env.get("PATH") ?? "";
  // A script may be called like a program of the system.
  const isProgram = !isPlainFile(fromCaller(last)) &&
    resolveProgram(last, { cwd: callersDirectory(), path }).ok;
  return isProgram ? { engine: words, script: "-" } : { engine: [], script: last };
}

/** Whether there is a file that is no program. */
function isPlainFile(path: string): boolean {
  try {
    const { isFile, mode } = Deno.statSync(path);
    return isFile && mode !== null && (mode & 0o111) === 0;
  } catch {
    return false;
  }
}

function oneOf<Word extends string>(
  name: string,
  text: string | undefined,
  words: readonly Word[],
): Word | undefined {
  const found = words.find((one) => one === text);
  if (text === undefined || found !== undefined) return found;
  throw new UsageError({
    en: `Cannot read --${name} "${text}"`,
    zh: `無法解讀 --${name}「${text}」`,
    ja: `--${name}「${text}」を解釈できない`,
  }, useOneOf(words));
}
