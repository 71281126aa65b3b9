/** Where a game of Geister begins. @module */

import { type Localized, ok, type Result } from "../../core/mod.ts";
import type { Side } from "../../games/game.ts";
import {
  DEFAULT_SETTINGS,
  geister,
  type GeisterPosition,
  type GeisterRecord,
  readBoardFile,
  withReds,
} from "../../games/geister/mod.ts";
import type { BoutOptions } from "../pairing.ts";
import { isStaged, stagedPlies } from "./staged.ts";
import { BadStart } from "../../games/start_words.ts";

/** What was played before a position came about. */
export type PlayedBefore = Pick<GeisterRecord, "start" | "moves">;

/** A position and how it came about. */
export interface Dealt {
  readonly position: GeisterPosition;
  readonly past: PlayedBefore;
}

/** The engine's side, and the reds that it chose if it has been asked. */
export interface ChosenReds {
  readonly side: Side;
  readonly reds?: string;
}

/**
 * The start that a scenario asks for: the usual one or a wish (see staged.ts), where the engine has
 * the reds that it chose; or a board or the text of a board file, which has colours of its own. What
 * was played before counts for the ply limit.
 */
export function dealt(options: BoutOptions, chosen: ChosenReds): Dealt {
  const past = pastOf(options, chosen);
  if (!past.ok) throw new BadStart(past.error);
  const { start, moves } = past.value;
  return { position: moves.reduce(geister.play, start), past: past.value };
}

function pastOf(
  { seed, setup, settings }: BoutOptions,
  chosen: ChosenReds,
): Result<PlayedBefore, Localized> {
  if (setup === undefined || isStaged(setup)) {
    const start = geister.start({ seed, settings });
    return start.ok ? played(setup, coloured(start.value, chosen), chosen) : start;
  }
  if (!setup.includes("*")) {
    const start = geister.start({ setup, settings });
    return start.ok ? ok({ start: start.value, moves: [] }) : start;
  }
  const record = readBoardFile(setup, { ...DEFAULT_SETTINGS, ...settings });
  if (!record.ok) return record;
  const { start, moves } = record.value;
  return ok({ start, moves });
}

function played(
  setup: string | undefined,
  start: GeisterPosition,
  { side }: ChosenReds,
): Result<PlayedBefore, Localized> {
  const moves = setup === undefined ? ok([]) : stagedPlies(setup, { start, engine: side });
  return moves.ok ? ok({ start, moves: moves.value }) : moves;
}

function coloured(start: GeisterPosition, { side, reds }: ChosenReds): GeisterPosition {
  const own = reds === undefined ? undefined : withReds(start, { side, letters: reds });
  return own?.ok ? own.value : start;
}
