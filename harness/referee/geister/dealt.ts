/** Where a game of Geister begins. @module */

import {
  DEFAULT_SETTINGS,
  geister,
  type GeisterPosition,
  type GeisterRecord,
  positionOf,
  readBoardFile,
} from "../../games/geister/mod.ts";
import type { BoutOptions } from "../pairing.ts";

/** What was played before a position came about. */
export type Past = Pick<GeisterRecord, "start" | "moves">;

/** A position and how it came about. */
export interface Dealt {
  readonly position: GeisterPosition;
  readonly past: Past;
}

/** The start that a scenario asks for: the usual one, a setup, or the text of a board file. */
export function dealt({ seed, setup, settings }: BoutOptions): Dealt {
  if (setup?.includes("*")) return fromBoardFile(setup, settings);
  const start = geister.start(setup === undefined ? { seed, settings } : { setup, settings });
  if (!start.ok) throw new Error(`Cannot set up: ${start.error}`);
  return { position: start.value, past: { start: start.value, moves: [] } };
}

/** Its moves count for the ply limit, and stay in the file when the game goes on. */
function fromBoardFile(text: string, settings: BoutOptions["settings"]): Dealt {
  const record = readBoardFile(text, { ...DEFAULT_SETTINGS, ...settings });
  if (!record.ok) throw new Error(`Cannot set up from a board file: ${record.error}`);
  const { start, moves } = record.value;
  return { position: positionOf(record.value), past: { start, moves } };
}
