/** How a game begins. @module */

import { err, ok, type Result, visible } from "../../core/mod.ts";
import type { GameSettings, Start } from "../game.ts";
import { DEFAULT_SETTINGS, seenIn, type ShogiPosition, type ShogiSettings } from "./position.ts";
import { parseSetup } from "./setup.ts";

/** The position that a start describes; there is no chance in shogi, so every seed is `startpos`. */
export function start(from: Start): Result<ShogiPosition> {
  const settings = settingsOf(from.settings ?? {});
  if (!settings.ok) return settings;
  if ("seed" in from && !Number.isSafeInteger(from.seed)) {
    return err(`A seed is a whole number: ${from.seed}`);
  }
  const setup = "setup" in from ? from.setup : "startpos";
  const beginning = setup === "startpos" ? (usual ??= beginningOf(setup)) : beginningOf(setup);
  return beginning.ok ? ok({ ...beginning.value, settings: settings.value }) : beginning;
}

/** Where nearly all games begin; positions are values, so one will do for all. */
let usual: Result<Beginning> | undefined;

type Beginning = Omit<ShogiPosition, "settings">;

function beginningOf(setup: string): Result<Beginning> {
  const layout = parseSetup(setup);
  if (!layout.ok) return layout;
  const { state, number } = layout.value;
  return ok({ state, ply: 0, firstNumber: number, seen: [seenIn(state)], last: undefined });
}

function settingsOf(given: GameSettings): Result<ShogiSettings> {
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(DEFAULT_SETTINGS, name)) {
      return err(`No such setting of shogi: "${visible(name, 40)}"`);
    }
    if (!Number.isSafeInteger(value) || value < 1) {
      return err(`"${name}" is a whole number from 1 on: ${value}`);
    }
  }
  return ok({ ...DEFAULT_SETTINGS, ...given });
}
