/** The rule catalogue of MGTP; rules to fix first come first. @module */

import type { Rule } from "../../../core/mod.ts";
import { CORE_COMMAND_RULES } from "./core_commands.ts";
import { FORMAT_RULES } from "./format.ts";
import { GENMOVE_RULES } from "./genmove.ts";
import { OTHER_COMMAND_RULES } from "./other_commands.ts";
import { ROBUSTNESS_RULES } from "./robustness.ts";
import { TALK_RULES } from "./talk.ts";

/** All rules of the protocol; those of the game are the game's. */
export const MGTP_RULES = [
  ...TALK_RULES,
  ...FORMAT_RULES,
  ...CORE_COMMAND_RULES,
  ...GENMOVE_RULES,
  ...OTHER_COMMAND_RULES,
  ...ROBUSTNESS_RULES,
] as const satisfies readonly Rule[];
