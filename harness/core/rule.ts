/** Requirements of a specification. @module */

import type { Localized, Text } from "./text.ts";

/** How much a requirement binds, in the words of RFC 2119, the strongest first. */
export const LEVELS = ["MUST", "SHOULD", "MAY"] as const;

/** One of the levels. */
export type Level = typeof LEVELS[number];

/** One requirement, under an id that never changes and that names the obligation. */
export interface Rule {
  /** Such as `mgtp/reply-id`. */
  readonly id: string;
  /** How much it binds. */
  readonly level: Level;
  /** The requirement as a sentence. */
  readonly text: Localized;
  /** How to fix an engine that breaks it. */
  readonly hint: Localized;
  /** Where the specification says so. */
  readonly spec: Text;
}

/** What a rule weighs in a run: under `strict` a SHOULD weighs as much as a MUST. */
export function weight(level: Level, strict: boolean): Level {
  return strict && level === "SHOULD" ? "MUST" : level;
}
