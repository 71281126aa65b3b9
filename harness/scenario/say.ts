/** What the schema says about a bad value, carried through valibot's one string. @module */

import { type Localized, untranslated, visible } from "../core/mod.ts";

/** A path into the read file: keys and indices from the top. */
export type DocumentPath = readonly (string | number)[];

/** What is wrong, and what to write instead. */
export interface Advice {
  readonly message: Localized;
  readonly fix: Localized;
}

/** Something wrong, and where, before its line is known. */
export interface Complaint extends Advice {
  readonly path: DocumentPath;
  /** Whether the key is to blame, or what stands behind it. */
  readonly on: "key" | "value";
}

/** A message with its own words, as the string that valibot takes. */
export function say(message: Localized, fix: Localized, on: Complaint["on"] = "value"): string {
  return JSON.stringify({ message, fix, on } satisfies Said);
}

/** Only what to write instead: the message will be `Cannot read <key> <value>`. */
export function advise(fix: Localized): string {
  return JSON.stringify({ fix, on: "value" } satisfies Said);
}

/** What {@link say} and {@link advise} carry. */
interface Said extends Pick<Complaint, "fix" | "on"> {
  readonly message?: Localized;
}

/** The parts of what {@link say} or {@link advise} made; valibot's own words where neither did. */
export function heard(said: string): Said {
  return said.startsWith("{") ? JSON.parse(said) : { fix: untranslated(said), on: "value" };
}

/** A complaint about a value. */
export function complain(path: DocumentPath, message: Localized, fix: Localized): Complaint {
  return { path, on: "value", message, fix };
}

/** A complaint about a key. */
export function complainOfKey(path: DocumentPath, message: Localized, fix: Localized): Complaint {
  return { path, on: "key", message, fix };
}

/** A word from the file, safe to print. */
export function shown(word: string): string {
  return visible(word, 60);
}

/** Whether a read value is a mapping. */
export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A sentence that goes on after a colon. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
