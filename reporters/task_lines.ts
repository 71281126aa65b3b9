/** The tasks of a round that are left, in words. @module */

import {
  type ContestFacts,
  inLanguage,
  type Language,
  type TaskLeft,
  visible,
} from "../harness/core/mod.ts";
import { contestWord } from "./contest_words.ts";

/** How the tasks are told. */
export interface TaskLinesOptions {
  readonly contest: Pick<ContestFacts, "players">;
  readonly language: Language;
  /** Whether the tasks of the last round should have been played by now. */
  readonly areMissing: boolean;
}

/** A line for each task that is missing, and for each meeting that must be played again. */
export function taskLines(
  tasks: readonly TaskLeft[],
  { contest, language, areMissing }: TaskLinesOptions,
): readonly string[] {
  return tasks.flatMap(({ task, round, one, other, lost }) => {
    const names = namesOf([one, other], contest);
    if (!lost) {
      return areMissing ? `? ${contestWord("missingTask", language, { task, round, names })}` : [];
    }
    const { file, why } = lost;
    const told = why === undefined
      ? contestWord("gamesGone", language, { file })
      : inLanguage(why, language);
    const words = { task, round, names, why: visible(told, 500) };
    return `? ${contestWord("lostTask", language, words)}`;
  });
}

function namesOf(
  numbers: readonly number[],
  { players }: TaskLinesOptions["contest"],
): string {
  return numbers.map((player) => visible(players[player]?.name ?? "", 40)).join(" – ");
}
