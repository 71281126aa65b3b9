/** The rule catalogue of ReadFile; rules to fix first come first. @module */

import type { Rule } from "../../../core/mod.ts";
import { FILE_RULES } from "./files.ts";
import { FORMAT_RULES } from "./format.ts";
import { INPUT_RULES } from "./input.ts";
import { PROCESS_RULES } from "./process.ts";

/** All rules of ReadFile; those of the game are the game's. */
export const READ_FILE_RULES = [
  ...PROCESS_RULES,
  ...FILE_RULES,
  ...FORMAT_RULES,
  ...INPUT_RULES,
] as const satisfies readonly Rule[];
