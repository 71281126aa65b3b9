/**
 * The scalars of a scenario. YAML gives every scalar as the text that stands in the file, so that
 * `yes` stays a word; these read it as what its place asks for. The metadata is what an editor,
 * which reads YAML in its own way, finds there. @module
 */

import * as v from "valibot";
import { fill, type Localized } from "../core/mod.ts";
import { LONGEST_PATTERN, patternFault } from "./safe_pattern.ts";
import { readRaw } from "./raw_bytes.ts";
import { advise } from "./say.ts";
import { WRITE } from "./schema_words.ts";
import { useOneOf } from "./suggest.ts";

const DURATION = /^(\d{1,9}(?:\.\d{1,3})?)(ms|s|m)$/;
const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };
const LONGEST_MS = 24 * 60 * 60_000;

/** Any text, as it stands in the file. */
export function text(description: string, fix: Localized = WRITE.text) {
  return v.pipe(
    v.string(advise(fix)),
    v.metadata({ description, type: ["string", "number", "boolean"] }),
  );
}

/** Text with something in it. */
export function sentence(description: string, fix: Localized) {
  return v.pipe(
    v.string(advise(fix)),
    v.metadata({ description, type: "string", pattern: "\\S" }),
    v.check((value) => value.trim() !== "", advise(fix)),
  );
}

/** One of a few words. */
export function word<const Words extends readonly string[]>(words: Words, description: string) {
  return v.pipe(
    v.picklist(words, ({ input }) => advise(useOneOf(words, String(input)))),
    v.metadata({ description }),
  );
}

const TAG = /^[a-z][a-z0-9-]{0,39}$/;

/** A word of small letters, digits and dashes. */
export function tag(description: string) {
  const fix = advise(WRITE.word);
  return v.pipe(
    v.string(fix),
    v.metadata({ description, type: "string", pattern: TAG.source }),
    v.check((value) => TAG.test(value), fix),
  );
}

/** `true` or `false` and nothing else. */
export function flag(description: string) {
  return v.pipe(
    v.string(advise(WRITE.trueOrFalse)),
    v.metadata({ description, type: "boolean" }),
    v.check((value) => value === "true" || value === "false", advise(WRITE.trueOrFalse)),
    v.transform((value) => value === "true"),
  );
}

/** A whole number from `minimum` to `maximum`. */
export function whole(minimum: number, maximum: number, description: string) {
  const fix = advise(fill(WRITE.whole, { minimum, maximum }));
  return v.pipe(
    v.string(fix),
    v.metadata({ description, type: "integer", minimum, maximum }),
    v.check((value) => isWhole(value) && within(Number(value), minimum, maximum), fix),
    v.transform(Number),
  );
}

/** A time with its unit, read as milliseconds. */
export function duration(description: string) {
  return v.pipe(
    v.string(advise(WRITE.duration)),
    v.metadata({ description, type: "string", pattern: DURATION.source, examples: ["250ms"] }),
    v.check(
      (value) => (millisecondsOf(value) ?? Infinity) <= LONGEST_MS,
      ({ input }) => advise(durationFix(input)),
    ),
    v.transform((value) => millisecondsOf(value) ?? 0),
  );
}

/** A regular expression that is safe to run. */
export function pattern(description: string) {
  return v.pipe(
    v.string(advise(WRITE.pattern)),
    v.metadata({ description, type: "string", format: "regex", maxLength: LONGEST_PATTERN }),
    v.check(
      (value) => patternFault(value) === undefined,
      ({ input }) => advise(patternFault(input) ?? WRITE.pattern),
    ),
  );
}

/** Bytes written as text with escapes. */
export function rawText(description: string) {
  return v.pipe(
    v.string(advise(WRITE.bytes)),
    v.metadata({ description, type: ["string", "number", "boolean"] }),
    v.check((value) => readRaw(value).ok, advise(WRITE.escapes)),
    v.transform((value) => {
      const read = readRaw(value);
      return read.ok ? read.value : read.error;
    }),
  );
}

/** Nothing at all, where a key says everything. */
export function nothing(description: string) {
  return v.pipe(v.null(advise(WRITE.nothing)), v.metadata({ description }));
}

function durationFix(written: string): Localized {
  if (/^\d+(\.\d+)?$/.test(written)) {
    return fill(WRITE.durationUnit, { written });
  }
  if (DURATION.test(written)) return fill(WRITE.durationMost, { most: LONGEST_MS / 60_000 });
  return WRITE.duration;
}

function millisecondsOf(written: string): number | undefined {
  const [, amount, unit] = DURATION.exec(written) ?? [];
  return amount === undefined ? undefined : Number(amount) * (UNIT_MS[unit ?? ""] ?? NaN);
}

function isWhole(written: string): boolean {
  return /^(?:0|-?[1-9]\d{0,15})$/.test(written);
}

function within(value: number, minimum: number, maximum: number): boolean {
  return value >= minimum && value <= maximum;
}
