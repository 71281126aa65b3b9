/** `parseArgs` of the standard library, made strict. @module */

import { parseArgs } from "@std/cli/parse-args";
import { nearest } from "../scenario/mod.ts";
import { UsageError } from "../core/mod.ts";
import { meant, SEE_HELP, unknownOptionNamed } from "../surroundings/mod.ts";

/** The names of options, without the dashes. */
export interface WordNames {
  readonly flags: readonly string[];
  /** Those that take a value. */
  readonly valued: readonly string[];
}

/** The options at the head of a command line, and what follows them. */
export interface ParsedWords {
  readonly flags: ReadonlySet<string>;
  /** All values of each option, in their order. */
  readonly valued: ReadonlyMap<string, readonly string[]>;
  readonly rest: readonly string[];
}

/** Parses options up to the first word that is none, and refuses what it does not know. */
export function parseWords(args: readonly string[], names: WordNames): ParsedWords {
  const { flags, valued } = names;
  const parsed = parseArgs(marked(args, names), {
    boolean: flags.map(mark),
    string: valued.map(mark),
    collect: valued.map(mark),
    stopEarly: true,
    "--": true,
    unknown: (word, key) => {
      if (key === undefined) return true;
      throw unknownOption(unmark(word), [...flags, ...valued]);
    },
  });
  const rest = args.slice(args.length - restLength(args, parsed));
  refuseFlagValues(args.slice(0, args.length - rest.length), flags);
  return {
    flags: new Set(flags.filter((name) => parsed[mark(name)])),
    valued: new Map(valued.map((name) => [name, valuesOf(name, parsed[mark(name)])])),
    rest,
  };
}

// No command line can hold a NUL, so none of its words can be mistaken for a marked one.
const MARK = "\0";

function mark(word: string): string {
  return MARK + word;
}

function unmark(word: string): string {
  return word.replace(MARK, "");
}

/**
 * The words in a form that `parseArgs` cannot misread. By itself it reads `--no-x=1` as `--x=1`,
 * takes `true` after a flag as the flag's value, and refuses a value such as `-1`.
 */
function marked(args: readonly string[], { flags, valued }: WordNames): string[] {
  const words = args.map((word) => word === "-h" ? "--help" : word);
  return args.map((word, at) => {
    const before = /^--(.+)/s.exec(words[at - 1] ?? "")?.[1] ?? "";
    const isValue = valued.includes(before) && !word.startsWith("--");
    if (isValue || (flags.includes(before) && !word.startsWith("-"))) return mark(word);
    return (words[at] ?? "").replace(/^--(?=.)/s, `--${MARK}`);
  });
}

/** A `--` before the first word is ours; a later one belongs to the words. */
function restLength(
  args: readonly string[],
  { _: words, "--": behind }: { readonly _: readonly unknown[]; readonly "--": readonly string[] },
): number {
  if (!args.includes("--")) return words.length;
  return words.length === 0 ? behind.length : words.length + 1 + behind.length;
}

function unknownOption(word: string, all: readonly string[]): UsageError {
  const name = word.replace(/^-+/, "").replace(/=.*$/s, "");
  const close = nearest(name, all);
  const fix = close ? meant(`--${close}`) : SEE_HELP;
  return new UsageError(unknownOptionNamed(word), fix);
}

function refuseFlagValues(options: readonly string[], flags: readonly string[]): void {
  const name = flags.find((flag) => options.some((word) => word.startsWith(`--${flag}=`)));
  if (name === undefined) return;
  throw new UsageError({
    en: `Option --${name} takes no value`,
    zh: `選項 --${name} 不接受值`,
    ja: `オプション --${name} は値を取らない`,
  }, { en: `write --${name} alone`, zh: `請只寫 --${name}`, ja: `--${name} とだけ書く` });
}

function valuesOf(name: string, parsed: unknown): readonly string[] {
  const values = (parsed as readonly string[]).map(unmark);
  if (values.every((value) => value !== "")) return values;
  throw new UsageError({
    en: `Option --${name} needs a value`,
    zh: `選項 --${name} 需要值`,
    ja: `オプション --${name} には値が必要`,
  }, SEE_HELP);
}
