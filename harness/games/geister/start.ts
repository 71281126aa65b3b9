/** How a game begins. @module */

import { type Localized, ok, type Result } from "../../core/mod.ts";
import type { Side, Start } from "../game.ts";
import { isBoardFile } from "../platform_files/board_file_lines.ts";
import { randomFrom, shuffled } from "../random.ts";
import { type Ghost, type Ghosts, homeOf, LETTERS, OF_A_COLOUR } from "./ghost.ts";
import { DEFAULT_SETTINGS, type GeisterPosition } from "./position.ts";
import { readBoardFile } from "./read_board_file.ts";
import { positionOf } from "./records.ts";
import { type Layout, parseSetup } from "./setup.ts";
import { refused, START } from "../start_words.ts";
import { wholeSettings } from "../whole_settings.ts";
import { GAME, SETUP } from "./setup_words.ts";

/**
 * The position that a start describes: a setup, colours from a seed, or the text of a board file or
 * a record, whose moves have been played.
 */
export function start(from: Start): Result<GeisterPosition, Localized> {
  const settings = wholeSettings(from.settings ?? {}, { usual: DEFAULT_SETTINGS, game: GAME });
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
): Result<GeisterPosition, Localized> {
  if (position.ply > 0) return refused(SETUP.beforeFirst, { ply: position.ply });
  if (!/^[A-Ha-h]{4}$/.test(letters)) {
    return refused(SETUP.reds, { letters });
  }
  const reds = letters.toUpperCase();
  const ghosts = position.ghosts[side].map(({ at }, index): Ghost => (
    { colour: reds.includes(LETTERS[index]!) ? "red" : "blue", at }
  ));
  return ok({ ...position, ghosts: { ...position.ghosts, [side]: ghosts } });
}

function layoutOf(from: Start): Result<Layout, Localized> {
  if ("setup" in from) return parseSetup(from.setup);
  if (!Number.isSafeInteger(from.seed)) return refused(START.seed, { value: from.seed });
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
