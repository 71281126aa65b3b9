/** A disturbed game that goes on where it stood. @module */

import type { PlayedGame } from "./game_end.ts";
import type { Resumed } from "./resumed.ts";
import type { Hall } from "./seat.ts";

/** A game as far as it came, and the plies of its opening. */
export type Disturbed = Pick<PlayedGame, "outcome" | "plies" | "opening" | "clocks">;

/** What a further attempt begins with. */
export interface Continuation {
  readonly hall: Hall;
  readonly resumed?: Resumed;
}

/**
 * The position and the clocks of a disturbed game, so that a further attempt is no better for the
 * player that was behind. A game begins anew if no player has made a ply, if the players choose
 * their start themselves and may choose another, or if the harness itself failed.
 */
export function goOn(hall: Hall, disturbed: Disturbed | undefined): Continuation {
  if (!disturbed || hall.kit.choose) return { hall };
  const { outcome, plies, opening, clocks } = disturbed;
  const isOurFault = outcome.kind === "inconclusive" && outcome.because.kind === "harness-error";
  if (isOurFault || plies.length <= opening) return { hall };
  const { openings: _, randomPlies: __, ...match } = hall.match;
  const start = { ...match.start, opening: plies.map(({ move }) => move) };
  // The log of the earlier attempt, into which entries point, is not kept.
  const made = plies.map(({ entry: _, ...ply }) => ply);
  return { hall: { ...hall, match: { ...match, start } }, resumed: { plies: made, clocks } };
}
