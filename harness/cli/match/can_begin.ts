/** Names the players that cannot be started. @module */

import { inLanguage, visible } from "../../core/mod.ts";
import { contestWord, matchWord } from "../../../reporters/mod.ts";
import { print } from "../../surroundings/mod.ts";
import { absentPrograms, type ContestSetting } from "../../arena/mod.ts";

/** Whether a contest has players enough to begin; says which are missing. */
export function canBegin(setting: ContestSetting): boolean {
  const { names, options: { language } } = setting;
  const { missing, isEnough } = absentPrograms(setting);
  for (const { player, why } of missing) {
    const told = matchWord("unstartable", language, { name: visible(names[player] ?? "", 40) });
    print(`✗ ${told}: ${visible(inLanguage(why, language), 500)}\n`);
  }
  if (missing.length > 0) {
    print(`${contestWord(isEnough ? "willBeWalkovers" : "nothingToPlay", language)}\n`);
  }
  return isEnough;
}
