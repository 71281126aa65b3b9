/** Whether a contest has players enough to begin. @module */

import { inLanguage, visible } from "../../core/mod.ts";
import { contestWord, matchWord } from "../../../reporters/mod.ts";
import { print } from "../../surroundings/mod.ts";
import { type ContestSetting, missingPrograms } from "../../arena/mod.ts";

/**
 * Names the programs that are not there: a slip in a name is told before hours of games, not after
 * them. The others play all the same, if two of them would meet.
 */
export function canBegin({ players, names, options, format, withdrawn }: ContestSetting): boolean {
  const { language } = options;
  const missing = missingPrograms(players).filter(({ player }) => !withdrawn.includes(player));
  for (const { player, why } of missing) {
    const told = matchWord("unstartable", language, { name: visible(names[player] ?? "", 40) });
    print(`✗ ${told}: ${visible(inLanguage(why, language), 500)}\n`);
  }
  if (missing.length === 0) return true;
  const isChallengerGone = format === "gauntlet" && missing.some(({ player }) => player === 0);
  const left = players.length - withdrawn.length - missing.length;
  const isEnough = left >= 2 && !isChallengerGone;
  print(`${contestWord(isEnough ? "willBeWalkovers" : "nothingToPlay", language)}\n`);
  return isEnough;
}
