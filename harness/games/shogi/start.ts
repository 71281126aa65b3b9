/** How a game begins. @module */

import { type Localized, ok, type Result } from "../../core/mod.ts";
import type { Start } from "../game.ts";
import { DEFAULT_SETTINGS, seenIn, type ShogiPosition } from "./position.ts";
import { parseSetup } from "./setup.ts";
import { refused, START } from "../start_words.ts";
import { wholeSettings } from "../whole_settings.ts";
import { GAME } from "./setup_words.ts";

/** The position that a start describes; there is no chance in shogi, so every seed is `startpos`. */
export function start(from: Start): Result<ShogiPosition, Localized> {
  const settings = wholeSettings(from.settings ?? {}, { usual: DEFAULT_SETTINGS, game: GAME });
  if (!settings.ok) return settings;
  if ("seed" in from && !Number.isSafeInteger(from.seed)) {
    return refused(START.seed, { value: from.seed });
  }
  const setup = "setup" in from ? from.setup : "startpos";
  const beginning = setup === "startpos" ? (usual ??= beginningOf(setup)) : beginningOf(setup);
  return beginning.ok ? ok({ ...beginning.value, settings: settings.value }) : beginning;
}

/** Where nearly all games begin; positions are values, so one will do for all. */
let usual: Result<Beginning, Localized> | undefined;

type Beginning = Omit<ShogiPosition, "settings">;

function beginningOf(setup: string): Result<Beginning, Localized> {
  const layout = parseSetup(setup);
  if (!layout.ok) return layout;
  const { state, number } = layout.value;
  return ok({ state, ply: 0, firstNumber: number, seen: [seenIn(state)], last: undefined });
}
