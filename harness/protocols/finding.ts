/** Findings about rules that exist. @module */

import type { Finding as AnyFinding } from "../core/mod.ts";
import type { GameRuleId } from "../games/rule_id.ts";
import type { GEISTER_TEXT_RULES } from "./geister/rules/mod.ts";
import type { MGTP_RULES } from "./mgtp/rules/mod.ts";
import type { PONDER_RULES } from "./ponder/rules/mod.ts";
import type { READ_FILE_RULES } from "./readfile/rules/mod.ts";
import type { SHOGI_CONSOLE_RULES } from "./shogi-console/rules/mod.ts";
import type { TZAAR_FILE_RULES } from "./tzaar/rules/mod.ts";
import type { USI_RULES } from "./usi/rules/mod.ts";

/** A rule of a game or a protocol; one that no table has does not compile. */
export type RuleId =
  | GameRuleId
  | (
    | typeof GEISTER_TEXT_RULES
    | typeof MGTP_RULES
    | typeof PONDER_RULES
    | typeof READ_FILE_RULES
    | typeof SHOGI_CONSOLE_RULES
    | typeof TZAAR_FILE_RULES
    | typeof USI_RULES
  )[number]["id"];

/** A rule that was broken, as a referee states it. */
export type Finding = AnyFinding<RuleId>;
