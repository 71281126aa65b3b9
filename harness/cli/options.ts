/** Reads options, and refuses what it does not know. @module */

import { UsageError } from "../core/mod.ts";
import type { OptionNames } from "./option_names.ts";
import { type ParsedWords, parseWords } from "./parse_words.ts";
import { cannotReadOption } from "../surroundings/mod.ts";

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
  const read = parseWords(args, { flags: ["help", ...flags], valued: [...values, ...lists] });
  return {
    flags: new Set(["help", ...flags].filter((name) => read.flags.has(name))),
    values: new Map(values.flatMap((name) => lastOf(name, read.valued))),
    lists: new Map(lists.map((name) => [name, read.valued.get(name) ?? []])),
    rest: read.rest,
  };
}

/** The later value of an option wins. */
function lastOf(name: string, valued: ParsedWords["valued"]): [string, string][] {
  const value = valued.get(name)?.at(-1);
  return value === undefined ? [] : [[name, value]];
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
  throw new UsageError(cannotReadOption(name, text), {
    en: `write ${whole ? "a whole number" : "a number"} from ${from} to ${to}`,
    zh: `請寫 ${from} 到 ${to} 的${whole ? "整數" : "數字"}`,
    ja: `${from} から ${to} までの${whole ? "整数" : "数"}を書く`,
  });
}
