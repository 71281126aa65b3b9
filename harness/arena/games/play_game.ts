/** One game of a match. @module */

import { otherPlayer, type PlayerIndex, type WireEntry } from "../../core/mod.ts";
import type { Side } from "../../games/game.ts";
import { cappedLog } from "../../transports/mod.ts";
import type { Dealing } from "./deal.ts";
import { guarded, type PlayedGame } from "./game_end.ts";
import { GAME_LOG_LIMITS } from "./log_limits.ts";
import type { GamePlan } from "./plan.ts";
import { type MatchContext, type PlayerPlace, taggedLog } from "./seat.ts";
import { GameAtTable, type TableOptions } from "./game_at_table.ts";

/** Plays one game at a table; whatever happens, it has an outcome. */
export async function playGame(
  plan: GamePlan,
  { context, table, isFinal, resumed, left }: {
    readonly context: MatchContext;
    readonly table: number;
    /** Whether this attempt decides the game, however busy the machine is. */
    readonly isFinal?: boolean;
  } & Pick<TableOptions, "resumed" | "left">,
): Promise<PlayedGame> {
  const wire: WireEntry[] = [];
  const watcher = context.watch?.(plan);
  const tag: { of: PlayerIndex } = { of: 0 };
  const { log, finish } = cappedLog((entry) => {
    wire.push(entry);
    watcher?.wire?.(entry);
  }, { clock: context.clock, limits: GAME_LOG_LIMITS, of: () => tag.of });
  const note: Dealing["note"] = ({ index }, text) =>
    void taggedLog(log, tag, index)("note", text, context.clock.now());
  await using game = new GameAtTable(context, plan, { watcher, resumed, left, note });
  const placeOf = (side: Side): PlayerPlace => {
    const index = side === "first" ? plan.first : otherPlayer(plan.first);
    return { context, plan, side, index, table, isFinal, watcher, log: taggedLog(log, tag, index) };
  };
  const end = await guarded(() => game.play(placeOf));
  finish();
  watcher?.ended?.();
  return { ...game.story(), ...end, wire };
}
