/** A finished round of a knock-out in words. @module */

import {
  type Advance,
  type KeptContest,
  type KnockOutResult,
  type Language,
  visible,
} from "../harness/core/mod.ts";
import { type ContestWord, contestWord } from "./contest_words.ts";

const ADVANCE_WORDS: Readonly<Record<Advance, ContestWord>> = {
  points: "byPoints",
  "tie-break": "byTieBreak",
  "sudden-death": "bySuddenDeath",
  seed: "asSeed",
  walkover: "byWalkover",
};

/** A line for each result: the player that goes on, and why; the only one that does wins the contest. */
export function roundLines(
  results: readonly KnockOutResult[],
  { contest, language }: {
    readonly contest: Pick<KeptContest, "players"> | undefined;
    readonly language: Language;
  },
): readonly string[] {
  const nameOf = (player: number): string => visible(contest?.players[player]?.name ?? "", 40);
  const isLast = results.filter(({ kind }) => kind !== "neither").length === 1;
  const goesOn = (player: number, why: string): string =>
    contestWord(isLast ? "cupWon" : "goesOn", language, { name: nameOf(player), why });
  return results.map((result) => {
    switch (result.kind) {
      case "bye":
        return goesOn(result.player, contestWord("byBye", language));
      case "neither": {
        const names = { name: nameOf(result.one), other: nameOf(result.other) };
        return contestWord("neitherGoesOn", language, names);
      }
      case "won": {
        const { player, over, by, points: [mine, theirs], moreGames: more } = result;
        const values = { other: nameOf(over), mine, theirs, more };
        return goesOn(player, contestWord(ADVANCE_WORDS[by], language, values));
      }
    }
  });
}
