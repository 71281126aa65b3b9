/** How a game begins. @module */

import { type Localized, ok, type Result } from "../../core/mod.ts";
import type { GameSettings, Start } from "../game.ts";
import { isBoardFile } from "../platform_files/board_file_lines.ts";
import {
  colourOf,
  type DarkChessPosition,
  type DarkChessSettings,
  DEFAULT_SETTINGS,
} from "./position.ts";
import { play } from "./play.ts";
import { readPlayed } from "./platform_files/read_record.ts";
import { begun, dealt, type Layout, parseSetup } from "./setup.ts";
import { refused, START } from "../start_words.ts";
import { GAME } from "./setup_words.ts";

/**
 * The position that a start describes: a setup, a deal from a seed, or the text of a board file or a
 * record, whose plies have been played. The side to move in it is the first player.
 */
export function start(from: Start): Result<DarkChessPosition, Localized> {
  const settings = settingsOf(from.settings ?? {});
  if (!settings.ok) return settings;
  if ("setup" in from && isBoardFile(from.setup)) return readGame(from.setup, settings.value);
  const layout = layoutOf(from);
  return layout.ok ? ok(begun(layout.value, settings.value)) : layout;
}

function readGame(text: string, settings: DarkChessSettings): Result<DarkChessPosition, Localized> {
  const game = readPlayed(text, settings);
  if (!game.ok) return game;
  const last = game.value.moves.reduce(play, game.value.start);
  return ok({ ...last, turn: "first", firstColour: colourOf(last, last.turn) });
}

/** The least value of each setting: one block of moves would repeat nothing. */
const LEAST: Readonly<Record<keyof DarkChessSettings, number>> = { noEatFlip: 1, repetition: 2 };

function settingsOf(given: GameSettings): Result<DarkChessSettings, Localized> {
  for (const [name, value] of Object.entries(given)) {
    if (!isSetting(name)) return refused(START.setting, { game: GAME, name });
    if (!Number.isSafeInteger(value) || value < LEAST[name]) {
      return refused(START.wholeFrom, { name, least: LEAST[name], value });
    }
  }
  return ok({ ...DEFAULT_SETTINGS, ...given });
}

function isSetting(name: string): name is keyof DarkChessSettings {
  return Object.hasOwn(LEAST, name);
}

function layoutOf(from: Start): Result<Layout, Localized> {
  if ("setup" in from) return parseSetup(from.setup);
  if (Number.isSafeInteger(from.seed)) return ok(dealt(from.seed));
  return refused(START.seed, { value: from.seed });
}
