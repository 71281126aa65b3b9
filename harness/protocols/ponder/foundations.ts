/** Rules from whose breach illegal plies follow. @module */

import { isWrongPicture } from "../../games/dark-chess/mod.ts";
import type { Foundation } from "../protocol.ts";

/** Whether a rule is about a ply in a position, so that another position may be the cause. */
function isLegality(rule: string): boolean {
  return rule.startsWith("dark-chess/");
}

/** Rules that an engine only seems to break, because its ply out of turn is read as the next one. */
const OUT_OF_TURN: ReadonlySet<string> = new Set(["ponder/own-ply-echo", "ponder/ends-quietly"]);

/** What a crash is told under where a game begins in the middle. */
const IN_MIDGAME: ReadonlySet<string> = new Set(["ponder/midgame-start", "ponder/stays-alive"]);

/**
 * An engine that crashes in a usual game crashes in one from the middle; plies out of turn are taken
 * for the next ones; a wrong board makes wrong plies.
 */
export function foundations(suite: "ponder-v1" | "ponder-v2"): readonly Foundation[] {
  return [
    ...["first", "second"].map((side): Foundation => ({
      rule: "ponder/stays-alive",
      scenario: `ponder/games/whole_game_${side}`,
      explains: (rule, _sent, ended) => ended && IN_MIDGAME.has(rule),
    })),
    {
      rule: "ponder/in-turn",
      scenario: "ponder/plies/opponents_time",
      explains: (rule) => isLegality(rule) || OUT_OF_TURN.has(rule),
    },
    {
      rule: "ponder/own-ply-echo",
      scenario: "ponder/plies/own_ply_echo",
      // The first ply after /turn follows none of its own.
      explains: (rule, sent) => isLegality(rule) && /^\/(move|flip)\b/m.test(sent),
    },
    {
      rule: "ponder/midgame-start",
      scenario: `${suite}/handshake/midgame_first`,
      explains: isWrongPicture,
    },
  ];
}
