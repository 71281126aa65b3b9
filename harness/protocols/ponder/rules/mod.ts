/** The rule catalogue of Ponder; rules to fix first come first. @module */

import type { Rule } from "../../../core/mod.ts";
import { CONNECTION_RULES } from "./connection.ts";
import { DELIVERY_RULES } from "./delivery.ts";
import { END_RULES } from "./end.ts";
import { FRAMING_RULES } from "./framing.ts";
import { TALK_RULES } from "./talk.ts";

/** All rules of Ponder; those of the game are the game's. */
export const PONDER_RULES = [
  ...CONNECTION_RULES,
  ...FRAMING_RULES,
  ...TALK_RULES,
  ...DELIVERY_RULES,
  ...END_RULES,
] as const satisfies readonly Rule[];
