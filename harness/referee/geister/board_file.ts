/** The game so far as the platform lays it beside an engine (manual 8.12). @module */

import { recordOf, writeBoardFile } from "../../games/geister/mod.ts";
import type { PlacedFile } from "../pairing.ts";
import type { GeisterBout } from "./bout.ts";

const ENGINE = "engine";
const OTHER = "opponent";
const MANUAL_SECONDS = 900;

/** `board.txt`; nothing where a scenario does not want it, or where such a file cannot say it. */
export function boardFiles({ manners, past, side }: GeisterBout): readonly PlacedFile[] {
  if (!manners.boardFile || !past) return [];
  const record = recordOf({
    ...past,
    players: side === "first" ? { first: ENGINE, second: OTHER } : { first: OTHER, second: ENGINE },
    // A referee has no clock: the same game makes the same file, a second for each ply.
    startedAt: "12:00am Jan 1, 1970",
    timeSeconds: MANUAL_SECONDS,
    timestampsMs: [0, ...past.moves.map((_, index) => 1000 * (index + 1))],
  });
  return record.ok ? [{ name: "board.txt", text: writeBoardFile(record.value) }] : [];
}
