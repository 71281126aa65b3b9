/** Settings of a game that are whole numbers from 1. @module */

import { type Localized, ok, type Result } from "../core/mod.ts";
import type { GameSettings } from "./game.ts";
import { refused, START } from "./start_words.ts";

/** The settings of a game with those that were given; refuses names and numbers that it lacks. */
export function wholeSettings<Settings extends object>(
  given: GameSettings,
  { usual, game }: { readonly usual: Settings; readonly game: Localized },
): Result<Settings, Localized> {
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(usual, name)) return refused(START.setting, { game, name });
    if (!Number.isSafeInteger(value) || value < 1) {
      return refused(START.wholeFrom, { name, least: 1, value });
    }
  }
  return ok({ ...usual, ...given });
}
