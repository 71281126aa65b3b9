/** The rule catalogue of the Geister protocol; rules to fix first come first. @module */

import type { Rule } from "../../../core/mod.ts";
import { DELIVERY_RULES } from "./delivery.ts";
import { LINE_END_RULES } from "./line_ends.ts";
import { MANNERS_RULES } from "./manners.ts";
import { MOV_RULES } from "./mov.ts";
import { SET_RULES } from "./set.ts";
import { TALK_RULES } from "./talk.ts";

/** All rules of the protocol; those of the game are the game's. */
export const GEISTER_TEXT_RULES = [
  ...TALK_RULES,
  ...SET_RULES,
  ...MOV_RULES,
  ...DELIVERY_RULES,
  ...LINE_END_RULES,
  ...MANNERS_RULES,
] as const satisfies readonly Rule[];
