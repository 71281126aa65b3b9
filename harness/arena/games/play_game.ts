/** One game of a match. @module */

import { otherPlayer, type PlayerIndex, type WireEntry } from "../../core/mod.ts";
import type { Side } from "../../games/game.ts";
import { cappedLog } from "../../transports/mod.ts";
import type { Dealing } from "./deal.ts";
import { guarded, type PlayedGame } from "./game_end.ts";
import { GAME_LOG_LIMITS } from "./log_limits.ts";
import type { GamePlan } from "./plan.ts";
import { type Hall, type PlayerPlace, taggedLog } from "./seat.ts";
import { type Attendance, GameAtTable } from "./game_at_table.ts";

/** Plays one game at a table; whatever happens, it has an outcome. */
export async function playGame(
  plan: GamePlan,
  { hall, table, isFinal, resumed, left }: {
    readonly hall: Hall;
    readonly table: number;
    /** Whether this attempt decides the game, however busy the machine is. */
    readonly isFinal?: boolean;
  } & Pick<Attendance, "resumed" | "left">,
): Promise<PlayedGame> {
  const wire: WireEntry[] = [];
  const watcher = hall.watch?.(plan);
  const tag: { of: PlayerIndex } = { of: 0 };
  const { log, finish } = cappedLog((entry) => {
    wire.push(entry);
    watcher?.wire?.(entry);
  }, { clock: hall.clock, limits: GAME_LOG_LIMITS, of: () => tag.of });
  const note: Dealing["note"] = ({ index }, text) =>
    void taggedLog(log, tag, index)("note", text, hall.clock.now());
  await using game = new GameAtTable(hall, plan, { watcher, resumed, left, note });
  const placeOf = (side: Side): PlayerPlace => {
    const index = side === "first" ? plan.first : otherPlayer(plan.first);
    return { hall, plan, side, index, table, isFinal, watcher, log: taggedLog(log, tag, index) };
  };
  const end = await guarded(() => game.play(placeOf));
  finish();
  watcher?.ended?.();
  return { ...game.story(), ...end, wire };
}
