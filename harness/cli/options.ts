/** Reads options, and refuses what it does not know. @module */

import { parseArgs } from "@std/cli/parse-args";
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

/** Reads options up to the first word that is none. */
export function readOptions(args: readonly string[], names: OptionNames): Options {
  const { flags = [], values = [], lists = [] } = names;
  const all = ["help", ...flags, ...values, ...lists];
  const parsed = parseArgs(args, {
    boolean: ["help", ...flags],
    string: ["_", ...values, ...lists],
    collect: lists,
    alias: { h: "help" },
    stopEarly: true,
    unknown: (word, key) => {
      if (key !== undefined) throw unknownOption(word, all);
      return true;
    },
  });
  return {
    flags: new Set(["help", ...flags].filter((name) => parsed[name] === true)),
    values: new Map(values.flatMap((name) => given(name, parsed[name]))),
    lists: new Map(lists.map((name) => [name, listOf(name, parsed[name])])),
    rest: parsed._,
  };
}

/** Options before and after the first word, as in `check --strict mgtp --seed 2 ./engine`. */
export function readOptionsAroundWord(
  args: readonly string[],
  names: OptionNames,
): Options & { readonly word?: string } {
  const before = readOptions(args, names);
  const [word, ...more] = before.rest;
  const after = readOptions(more, names);
  const lists = [...before.lists].map(([name, list]) =>
    [name, [...list, ...after.lists.get(name) ?? []]] as const
  );
  return {
    word,
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

function unknownOption(word: string, all: readonly string[]): UsageError {
  const name = word.replace(/^-+/, "").replace(/=.*$/s, "");
  const close = nearest(name, all);
  const fix = close ? `did you mean --${close}?` : "see --help";
  return new UsageError(`Unknown option "${word}"`, fix);
}

function given(name: string, value: unknown): readonly (readonly [string, string])[] {
  if (value === undefined) return [];
  if (typeof value === "string" && value !== "") return [[name, value]];
  throw new UsageError(`Option --${name} has no value`, `write --${name} followed by one`);
}

function listOf(name: string, value: unknown): readonly string[] {
  const list = Array.isArray(value) ? value.map(String) : [];
  if (!list.includes("")) return list;
  throw new UsageError(`Option --${name} has no value`, `write --${name} followed by one`);
}
