/** How much of what is said in a game is kept. @module */

import { LOG_LIMITS, type LogLimits } from "../../transports/mod.ts";

/** Two engines say twice as much as one, and their games are long. */
export const GAME_LOG_LIMITS: LogLimits = Object.fromEntries(
  Object.entries(LOG_LIMITS).map((
    [source, { entries, characters }],
  ) => [source, { entries: 3 * entries, characters: 2 * characters }]),
) as LogLimits;
