/** How a game begins. @module */

import { err, ok, type Result } from "../../core/mod.ts";
import type { Start } from "../game.ts";
import type { TzaarPosition } from "./position.ts";
import { parseSetup, STANDARD_POSITION } from "./setup.ts";

/**
 * The position that a start describes. The specification has one opening and nothing to chance,
 * so every seed gives the same; see `randomSetup` for others.
 */
export function start(from: Start): Result<TzaarPosition> {
  const [setting] = Object.keys(from.settings ?? {});
  if (setting !== undefined) return err(`No such setting of Tzaar: "${setting}"`);
  if ("setup" in from) return parseSetup(from.setup);
  if (!Number.isSafeInteger(from.seed)) return err(`A seed is a whole number: ${from.seed}`);
  return ok(STANDARD_POSITION);
}
