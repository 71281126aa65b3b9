/** Whether a contest has players enough to begin. @module */

import type { ContestSetting } from "./contest_setting.ts";
import { missingPrograms } from "./players.ts";

/** The players that cannot be started, and whether two of the others would meet. */
export interface AbsentPrograms {
  readonly missing: ReturnType<typeof missingPrograms>;
  readonly isEnough: boolean;
}

/** Looks for the players' programs: a slip in a name is found before hours of games, not after them. */
export function absentPrograms(
  { players, format, withdrawn }: Pick<ContestSetting, "players" | "format" | "withdrawn">,
): AbsentPrograms {
  const missing = missingPrograms(players).filter(({ player }) => !withdrawn.includes(player));
  const isChallengerGone = format === "gauntlet" && missing.some(({ player }) => player === 0);
  const left = players.length - withdrawn.length - missing.length;
  return { missing, isEnough: missing.length === 0 || left >= 2 && !isChallengerGone };
}
