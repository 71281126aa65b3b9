/** The rule catalogue of USI; rules to fix first come first. @module */

import type { Rule } from "../../../core/mod.ts";
import { BESTMOVE_RULES } from "./bestmove.ts";
import { HANDSHAKE_RULES } from "./handshake.ts";
import { POSITION_RULES } from "./position.ts";
import { ROBUSTNESS_RULES } from "./robustness.ts";
import { TALK_RULES } from "./talk.ts";
import { TIME_RULES } from "./time.ts";

/** All rules of the protocol; those of the game are the game's. */
export const USI_RULES = [
  ...TALK_RULES,
  ...HANDSHAKE_RULES,
  ...POSITION_RULES,
  ...BESTMOVE_RULES,
  ...TIME_RULES,
  ...ROBUSTNESS_RULES,
] as const satisfies readonly Rule[];
