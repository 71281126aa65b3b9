/** A disturbed game that goes on where it stood. @module */

import type { PlayedGame } from "./game_end.ts";
import type { Resumed } from "./resumed.ts";
import type { MatchContext } from "./seat.ts";

/** A game as far as it came, and the plies of its opening. */
export type Disturbed = Pick<PlayedGame, "outcome" | "setup" | "plies" | "opening" | "clocks">;

/** What a further attempt begins with. */
export interface Continuation {
  readonly context: MatchContext;
  readonly resumed?: Resumed;
}

/**
 * The position and the clocks of a disturbed game, so that a further attempt is no better for the
 * player that was behind. What players chose for themselves stands. A game begins anew if no player
 * has made a ply, or if the harness itself failed.
 */
export function goOn(context: MatchContext, disturbed: Disturbed | undefined): Continuation {
  if (!disturbed) return { context };
  const { outcome, setup, plies, opening, clocks } = disturbed;
  const isOurFault = outcome.kind === "inconclusive" && outcome.because.kind === "harness-error";
  if (isOurFault || plies.length <= opening) return { context };
  const { openings: _, randomPlies: __, ...match } = context.match;
  const chosen = context.kit.choose !== undefined && match.start?.setup === undefined;
  const opened = plies.map(({ move }) => move);
  const start = { ...match.start, ...chosen && { setup }, opening: opened };
  // The log of the earlier attempt, into which entries point, is not kept.
  const made = plies.map(({ entry: _, ...ply }) => ply);
  return {
    context: { ...context, match: { ...match, start } },
    resumed: { plies: made, clocks, ...chosen && { chosen } },
  };
}
