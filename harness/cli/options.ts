/** Reads options, and refuses what it does not know. @module */

import { nearest } from "../scenario/mod.ts";
import { UsageError } from "./command.ts";

/** The options that a command takes. */
export interface OptionNames {
  readonly flags?: readonly string[];
  readonly values?: readonly string[];
  /** May be given several times. */
  readonly lists?: readonly string[];
}

/** Options as they were given. */
export interface Options {
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
  readonly lists: ReadonlyMap<string, readonly string[]>;
  /** Everything from the first word on that is no option. */
  readonly rest: readonly string[];
}

/** Reads options up to the first word that is none; `--` says that the next word is none. */
export function readOptions(args: readonly string[], names: OptionNames): Options {
  const { flags = [], values = [], lists = [] } = names;
  const read = {
    flags: new Set<string>(),
    values: new Map<string, string>(),
    lists: new Map<string, string[]>(lists.map((name) => [name, []])),
  };
  const words = [...args];
  while (words[0]?.startsWith("-") && words[0] !== "-") {
    const word = words.shift() ?? "";
    if (word === "--") break;
    const [name, inline] = nameOf(word);
    const isFlag = name === "help" || flags.includes(name);
    if (!isFlag && !values.includes(name) && !lists.includes(name)) {
      throw unknownOption(word, ["help", ...flags, ...values, ...lists]);
    }
    if (isFlag) read.flags.add(flagOf(name, inline));
    else if (values.includes(name)) read.values.set(name, valueOf(name, inline, words));
    else read.lists.get(name)?.push(valueOf(name, inline, words));
  }
  return { ...read, rest: words };
}

/** Options before and after the first word, as in `check --strict mgtp --seed 2 ./engine`. */
export function readOptionsAroundWord(
  args: readonly string[],
  names: OptionNames,
): Options & { readonly word?: string } {
  const before = readOptions(args, names);
  const [word, ...more] = before.rest;
  return { word, ...joined(before, readOptions(more, names)) };
}

/** Options anywhere among the words; `rest` holds the words. */
export function readOptionsAmongWords(args: readonly string[], names: OptionNames): Options {
  const { word, ...options } = readOptionsAroundWord(args, names);
  if (word === undefined) return options;
  if (options.rest.length === 0) return { ...options, rest: [word] };
  const more = readOptionsAmongWords(options.rest, names);
  return { ...joined(options, more), rest: [word, ...more.rest] };
}

/** The later value of an option wins. */
function joined(before: Options, after: Options): Options {
  const lists = [...before.lists].map(([name, list]) =>
    [name, [...list, ...after.lists.get(name) ?? []]] as const
  );
  return {
    flags: before.flags.union(after.flags),
    values: new Map([...before.values, ...after.values]),
    lists: new Map(lists),
    rest: after.rest,
  };
}

/** A number within bounds, or a usage error that names the option. */
export function numberOption(
  { values }: Options,
  name: string,
  { from, to, whole, otherwise }: {
    readonly from: number;
    readonly to: number;
    readonly whole: boolean;
    readonly otherwise: number;
  },
): number {
  const text = values.get(name);
  if (text === undefined) return otherwise;
  const value = Number(text);
  const fine = /^\d+(\.\d+)?$/.test(text) && value >= from && value <= to &&
    (!whole || Number.isInteger(value));
  if (fine) return value;
  const kind = whole ? "a whole number" : "a number";
  throw new UsageError(`Cannot read --${name} "${text}"`, `write ${kind} from ${from} to ${to}`);
}

/** The name in `--name` or `--name=value`, and the value. */
function nameOf(word: string): readonly [name: string, inline?: string] {
  if (word === "-h") return ["help"];
  const [, name = "", inline] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? [];
  return [name, inline];
}

function unknownOption(word: string, all: readonly string[]): UsageError {
  const name = word.replace(/^-+/, "").replace(/=.*$/s, "");
  const close = nearest(name, all);
  const fix = close ? `did you mean --${close}?` : "see --help";
  return new UsageError(`Unknown option "${word}"`, fix);
}

function flagOf(name: string, inline: string | undefined): string {
  if (inline === undefined) return name;
  throw new UsageError(`Option --${name} takes no value`, `write --${name} alone`);
}

/** The value after `=`, or the next word, which is taken from `words`. */
function valueOf(name: string, inline: string | undefined, words: string[]): string {
  const value = inline ?? (words[0]?.startsWith("--") ? undefined : words.shift());
  if (value) return value;
  throw new UsageError(`Option --${name} has no value`, `write --${name} followed by one`);
}
