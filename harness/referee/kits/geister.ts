/** Geister, for play without a protocol. @module */

import {
  diagramFor,
  formatSetup,
  geister,
  GEISTER_OPPONENTS,
  type GeisterPosition,
  readRecord,
  renamed,
  withReds,
  writeRecord,
} from "../../games/geister/mod.ts";
import type { GameKit } from "./kit.ts";

/** Geister with all that a match needs of it. */
export const geisterKit: GameKit = {
  game: geister,
  opponents: GEISTER_OPPONENTS,
  setup: formatSetup,
  choose: (position: GeisterPosition, { side, choice }) =>
    withReds(position, { side, letters: choice }),
  renamed: (position: GeisterPosition, { side, choice }) =>
    renamed(position, { side, letters: choice }),
  seenBy: diagramFor,
  records: { writeRecord, readRecord },
};
