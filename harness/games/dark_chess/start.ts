/** How a game begins. @module */

import { err, ok, type Result } from "../../core/mod.ts";
import type { GameSettings, Start } from "../game.ts";
import { type DarkChessPosition, type DarkChessSettings, DEFAULT_SETTINGS } from "./position.ts";
import { dealt, type Layout, parseSetup } from "./setup.ts";

/** The position that a start describes; whoever is to move in it is the first player. */
export function start(from: Start): Result<DarkChessPosition> {
  const settings = settingsOf(from.settings ?? {});
  if (!settings.ok) return settings;
  const layout = layoutOf(from);
  if (!layout.ok) return layout;
  const { board, colour } = layout.value;
  return ok({
    board,
    turn: "first",
    firstColour: colour,
    quiet: [],
    settings: settings.value,
    last: undefined,
  });
}

/** The least value of each setting: one block of moves would repeat nothing. */
const LEAST: Readonly<Record<keyof DarkChessSettings, number>> = { noEatFlip: 1, repetition: 2 };

function settingsOf(given: GameSettings): Result<DarkChessSettings> {
  for (const [name, value] of Object.entries(given)) {
    if (!isSetting(name)) return err(`No such setting of dark chess: "${name}"`);
    if (!Number.isSafeInteger(value) || value < LEAST[name]) {
      return err(`"${name}" is a whole number from ${LEAST[name]} on: ${value}`);
    }
  }
  return ok({ ...DEFAULT_SETTINGS, ...given });
}

function isSetting(name: string): name is keyof DarkChessSettings {
  return Object.hasOwn(LEAST, name);
}

function layoutOf(from: Start): Result<Layout> {
  if ("setup" in from) return parseSetup(from.setup);
  if (Number.isSafeInteger(from.seed)) return ok(dealt(from.seed));
  return err(`A seed is a whole number: ${from.seed}`);
}
