/** Objections as values. @module */

import { fill, type Localized } from "../../core/mod.ts";
import type { Objection } from "../game.ts";

/** An objection by a rule of shogi. */
export function object(
  rule: string,
  why: Localized,
  values: Readonly<Record<string, string | number | Localized>>,
): Objection {
  return { rule: `shogi/${rule}`, why: fill(why, values) };
}
