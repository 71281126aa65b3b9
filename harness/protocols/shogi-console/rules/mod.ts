/** The rule catalogue of console programs; rules to fix first come first. @module */

import type { Rule } from "../../../core/mod.ts";
import { DROP_RULES } from "./drops.ts";
import { ENDS_RULES } from "./ends.ts";
import { MOVES_RULES } from "./moves.ts";
import { PROMOTION_RULES } from "./promotion.ts";
import { RECORD_RULES } from "./record.ts";
import { REFUSAL_RULES } from "./refusals.ts";
import { REPLAY_RULES } from "./replay.ts";
import { TALK_RULES } from "./talk.ts";
import { UNDO_RULES } from "./undo.ts";

/** All rules. */
export const SHOGI_CONSOLE_RULES = [
  ...TALK_RULES,
  ...MOVES_RULES,
  ...REFUSAL_RULES,
  ...DROP_RULES,
  ...PROMOTION_RULES,
  ...UNDO_RULES,
  ...ENDS_RULES,
  ...RECORD_RULES,
  ...REPLAY_RULES,
] as const satisfies readonly Rule[];
