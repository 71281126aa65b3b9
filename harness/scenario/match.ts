/** Whether what an engine said is what a scenario waits for. @module */

import { compile } from "./safe_pattern.ts";
import type { Matcher } from "./expectation.ts";

/** Fields of a message and what each is held to. */
export type Fields = Readonly<Record<string, Matcher>>;

/** The most characters of a field that a pattern is tried on. */
const MOST_CHARACTERS = 64 * 1024;

/** Whether a field's value is what the matcher asks for. */
export function matches(matcher: Matcher, value: string): boolean {
  switch (matcher.kind) {
    case "is":
      return value === matcher.value;
    case "one-of":
      return matcher.values.includes(value);
    case "matches":
      return compile(matcher.pattern).test(value.slice(0, MOST_CHARACTERS));
    case "includes":
      return missingLines(matcher.lines, value.split("\n")).length === 0;
    case "any-order":
      return sameLines(matcher.lines, value.split("\n"));
  }
}

/** Whether a message has all the fields asked for, each as it is asked for. */
export function matchesFields(fields: Fields, message: Readonly<Record<string, string>>): boolean {
  return Object.entries(fields).every(([name, matcher]) =>
    Object.hasOwn(message, name) && matches(matcher, message[name] ?? "")
  );
}

/**
 * The wanted messages, by index, that are left over when as many as possible have a message of
 * their own: an unordered group is complete when none is.
 */
export function unmatched(
  wanted: readonly Fields[],
  messages: readonly Readonly<Record<string, string>>[],
): readonly number[] {
  const fits = wanted.map((fields) => messages.map((message) => matchesFields(fields, message)));
  const ownerOf = new Map<number, number>();
  const assign = (want: number, tried: Set<number>): boolean =>
    messages.some((_, index) => {
      if (!fits[want]?.[index] || tried.has(index)) return false;
      tried.add(index);
      const owner = ownerOf.get(index);
      if (owner !== undefined && !assign(owner, tried)) return false;
      ownerOf.set(index, want);
      return true;
    });
  return wanted.flatMap((_, want) => assign(want, new Set()) ? [] : [want]);
}

function missingLines(wanted: readonly string[], lines: readonly string[]): readonly string[] {
  const there = new Set(lines);
  return wanted.filter((line) => !there.has(line));
}

function sameLines(wanted: readonly string[], lines: readonly string[]): boolean {
  const sorted = [...lines].sort();
  return wanted.length === lines.length &&
    [...wanted].sort().every((line, index) => line === sorted[index]);
}
