/** Tzaar, for play without a protocol. @module */

import { formatSetup, randomSetup, trays, tzaar, TZAAR_OPPONENTS } from "../../games/tzaar/mod.ts";
import type { GameKit } from "./kit.ts";

/** Tzaar with all that a match needs of it. */
export const tzaarKit: GameKit = {
  game: tzaar,
  opponents: TZAAR_OPPONENTS,
  setup: formatSetup,
  shuffled: randomSetup,
  trays,
};
