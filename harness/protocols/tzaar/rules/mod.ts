/** The rule catalogue of the files; rules to fix first come first. @module */

import type { Rule } from "../../../core/mod.ts";
import { BYTE_RULES } from "./bytes.ts";
import { FILE_RULES } from "./files.ts";
import { INPUT_RULES } from "./input.ts";
import { MEANING_RULES } from "./meaning.ts";
import { PROCESS_RULES } from "./process.ts";

/** All rules of the files; those of the game are the game's. */
export const TZAAR_FILE_RULES = [
  ...PROCESS_RULES,
  ...FILE_RULES,
  ...INPUT_RULES,
  ...BYTE_RULES,
  ...MEANING_RULES,
] as const satisfies readonly Rule[];
