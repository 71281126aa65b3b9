/** What the schema says about a bad value, carried through valibot's one string. @module */

import { visible } from "../core/mod.ts";

/** A path into the read file: keys and indices from the top. */
export type Path = readonly (string | number)[];

/** Something wrong, and where, before its line is known. */
export interface Complaint {
  readonly path: Path;
  /** Whether the key is to blame, or what stands behind it. */
  readonly on: "key" | "value";
  readonly message: string;
  readonly fix: string;
}

/** A message with its own words; a message without them gets `Cannot read <key> <value>`. */
export function say(message: string, fix: string, on: Complaint["on"] = "value"): string {
  return [message, fix, on].join("\n");
}

/** The parts of what {@link say} made; a fix alone where it was not used. */
export function heard(said: string): Omit<Complaint, "path" | "message"> & { message?: string } {
  const [message, fix, on] = said.split("\n");
  if (fix === undefined) return { fix: said, on: "value" };
  return { message, fix, on: on === "key" ? "key" : "value" };
}

/** A word from the file between quotes, safe to print. */
export function quoted(word: string): string {
  return `"${visible(word, 60)}"`;
}

/** Whether a read value is a mapping. */
export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A sentence that goes on after a colon. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
