/** Games in which a search steers by the opponent's moves alone. @module */

import { situationsIn as inGeister } from "../../games/geister/mod.ts";
import { situationsIn as inShogi } from "../../games/shogi/mod.ts";
import { situationsIn as inTzaar } from "../../games/tzaar/mod.ts";
import type { GameKit } from "../../referee/mod.ts";
import { gameOf } from "../../referee/all/mod.ts";
import type { GameModel } from "../model.ts";

/** Geister. */
export const GEISTER: GameModel = { kit: kitOf("geister"), situations: inGeister };

/** Tzaar. */
export const TZAAR: GameModel = { kit: kitOf("tzaar"), situations: inTzaar };

/** Shogi; to make and look at a move costs far more than in the other games. */
export const SHOGI: GameModel = { kit: kitOf("shogi"), situations: inShogi, candidates: 6 };

function kitOf(id: string): GameKit {
  const kit = gameOf(id);
  if (!kit) throw new Error(`${id} is gone`);
  return kit;
}
