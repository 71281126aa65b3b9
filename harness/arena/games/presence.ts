/** Whether a player is there at all, found out without its opponent. @module */

import { type MatchReport, otherPlayer, type PlayerIndex } from "../../core/mod.ts";
import { withChanceSetup } from "./chance_setup.ts";
import type { PlayedGame } from "./game_end.ts";
import { planOf } from "./plan.ts";
import { playGame } from "./play_game.ts";
import { MOST_ATTEMPTS } from "./run_match.ts";
import type { MatchContext } from "./seat.ts";

/**
 * What keeps a player from playing; nothing, once it has made a ply against a built-in opponent. The
 * game is not kept.
 */
export async function absenceAlone(
  context: MatchContext,
  player: PlayerIndex,
): Promise<Pick<MatchReport, "unstartable" | "silent">> {
  if (context.players[player].kind !== "engine") return {};
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const played = await firstPly(context, player, attempt);
    if (!played) return {};
    const { trouble, mute, overdrawn, outcome } = played;
    if (trouble) return { unstartable: trouble };
    if (mute && !overdrawn) return { silent: mute };
    if (outcome.kind === "over" && !overdrawn) return {};
  }
  return {};
}

/** The game as far as it went; undefined where the player made a ply, which ended it. */
async function firstPly(
  context: MatchContext,
  player: PlayerIndex,
  table: number,
): Promise<PlayedGame | undefined> {
  const other = { kind: "builtin", name: "random", opponent: "random" } as const;
  const mine = context.players[player];
  const left = new AbortController();
  const alone: MatchContext = {
    ...context,
    players: otherPlayer(player) === 1 ? [mine, other] : [other, mine],
    // Plies of the opening took no time: the player has not made them.
    watch: () => ({
      made: ({ by, thinkMs }) => {
        if (by === player && thinkMs !== undefined) left.abort();
      },
    }),
  };
  const plan = { ...planOf({ ...context.match, games: 1 })[0]!, first: player };
  const played = await playGame(plan, {
    context: withChanceSetup(alone, plan),
    table,
    left: left.signal,
  });
  return left.signal.aborted ? undefined : played;
}
