/** Shogi, for play without a protocol. @module */

import { formatSetup, shogi, SHOGI_OPPONENTS } from "../../games/shogi/mod.ts";
import type { GameKit } from "./kit.ts";

/** Shogi with all that a match needs of it. */
export const shogiKit: GameKit = {
  game: shogi,
  opponents: SHOGI_OPPONENTS,
  setup: formatSetup,
};
