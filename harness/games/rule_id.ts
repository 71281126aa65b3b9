/** The ids of the rules of all games. @module */

import type { DARK_CHESS_RULES } from "./dark-chess/rules.ts";
import type { GEISTER_RULES } from "./geister/rules.ts";
import type { SHOGI_RULES } from "./shogi/rules.ts";
import type { TZAAR_RULES } from "./tzaar/rules.ts";

/** A rule of a game; one that no table has does not compile. */
export type GameRuleId = (
  | typeof DARK_CHESS_RULES
  | typeof GEISTER_RULES
  | typeof SHOGI_RULES
  | typeof TZAAR_RULES
)[number]["id"];
