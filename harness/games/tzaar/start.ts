/** How a game begins. @module */

import { type Localized, ok, type Result } from "../../core/mod.ts";
import type { Start } from "../game.ts";
import type { TzaarPosition } from "./position.ts";
import { parseSetup, STANDARD_POSITION } from "./setup.ts";
import { refused, START } from "../start_words.ts";
import { GAME } from "./setup_words.ts";

/**
 * The position that a start describes. The specification has one opening and nothing to chance,
 * so every seed gives the same; see `randomSetup` for others.
 */
export function start(from: Start): Result<TzaarPosition, Localized> {
  const [setting] = Object.keys(from.settings ?? {});
  if (setting !== undefined) return refused(START.setting, { game: GAME, name: setting });
  if ("setup" in from) return parseSetup(from.setup);
  if (!Number.isSafeInteger(from.seed)) return refused(START.seed, { value: from.seed });
  return ok(STANDARD_POSITION);
}
