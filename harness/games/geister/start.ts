/** How a game begins. @module */

import { err, ok, type Result, visible } from "../../core/mod.ts";
import type { GameSettings, Side, Start } from "../game.ts";
import { isBoardFile } from "../platform_files/board_file_lines.ts";
import { randomFrom, shuffled } from "../random.ts";
import { type Ghost, type Ghosts, homeOf, LETTERS, OF_A_COLOUR } from "./ghost.ts";
import { DEFAULT_SETTINGS, type GeisterPosition, type GeisterSettings } from "./position.ts";
import { readBoardFile } from "./read_board_file.ts";
import { positionOf } from "./records.ts";
import { type Layout, parseSetup } from "./setup.ts";

/**
 * The position that a start describes: a setup, colours from a seed, or the text of a board file or
 * a record, whose moves have been played.
 */
export function start(from: Start): Result<GeisterPosition> {
  const settings = settingsOf(from.settings ?? {});
  if (!settings.ok) return settings;
  if ("setup" in from && isBoardFile(from.setup)) {
    const record = readBoardFile(from.setup, settings.value);
    return record.ok ? ok(positionOf(record.value)) : record;
  }
  const layout = layoutOf(from);
  if (!layout.ok) return layout;
  return ok({ ...layout.value, ply: 0, settings: settings.value, last: undefined });
}

/**
 * The position with the red ghosts that a side chose before the first ply, in any order and case;
 * a letter named twice counts once, as on the Japanese server.
 */
export function withReds(
  position: GeisterPosition,
  { side, letters }: { readonly side: Side; readonly letters: string },
): Result<GeisterPosition> {
  if (position.ply > 0) return err(`Colours are chosen before the first ply: ${position.ply}`);
  if (!/^[A-Ha-h]{4}$/.test(letters)) {
    return err(`The red ghosts are four letters from A to H: "${visible(letters, 20)}"`);
  }
  const reds = letters.toUpperCase();
  const ghosts = position.ghosts[side].map(({ at }, index): Ghost => (
    { colour: reds.includes(LETTERS[index]!) ? "red" : "blue", at }
  ));
  return ok({ ...position, ghosts: { ...position.ghosts, [side]: ghosts } });
}

function settingsOf(given: GameSettings): Result<GeisterSettings> {
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(DEFAULT_SETTINGS, name)) {
      return err(`No such setting of Geister: "${visible(name, 40)}"`);
    }
    if (!Number.isSafeInteger(value) || value < 1) {
      return err(`"${name}" is a whole number from 1 on: ${value}`);
    }
  }
  return ok({ ...DEFAULT_SETTINGS, ...given });
}

function layoutOf(from: Start): Result<Layout> {
  if ("setup" in from) return parseSetup(from.setup);
  if (!Number.isSafeInteger(from.seed)) return err(`A seed is a whole number: ${from.seed}`);
  return ok({ ghosts: dealt(from.seed), turn: "first" });
}

/** The standard formation, each side's red ghosts where the seed puts them. */
function dealt(seed: number): Ghosts {
  const random = randomFrom(seed);
  const formation = (side: Side): readonly Ghost[] => {
    const reds = shuffled([...LETTERS.keys()], random).slice(0, OF_A_COLOUR);
    return LETTERS.map((_, index): Ghost => (
      { colour: reds.includes(index) ? "red" : "blue", at: homeOf(index, side) }
    ));
  };
  return { first: formation("first"), second: formation("second") };
}
