/** Meetings that were played in copies of a contest's folder. @module */

import { type ContestFacts, UsageError } from "../core/mod.ts";
import { contestDiffers, ContestFolder, keptOf, pairingsIn } from "./contest_folder.ts";
import { copyFolder } from "./merge_contests.ts";
import { noContest } from "../surroundings/mod.ts";

/**
 * Brings finished meetings of the last round in from copies; one that is finished in several places
 * counts once, since each game depends on its number and the seed alone.
 */
export function importMeetings(
  copies: readonly string[],
  folder: ContestFolder,
  contest: ContestFacts,
): void {
  for (const path of copies) {
    const copy = new ContestFolder(path);
    checkSame(copy, folder, contest);
    const isOpen = new Set(folder.state(contest).open);
    const isOpenThere = new Set(copy.state(contest).open);
    const rounds = folder.rounds();
    const pairings = pairingsIn(rounds).filter(({ round }) => round === rounds.length);
    for (const [at, pairing] of pairings.entries()) {
      if (!isOpen.has(at) || isOpenThere.has(at)) continue;
      copyFolder(copy.matchPath(pairing, contest), folder.matchPath(pairing, contest));
    }
  }
}

function checkSame(copy: ContestFolder, folder: ContestFolder, contest: ContestFacts): void {
  const kept = copy.contest();
  if (!kept) {
    throw new UsageError(noContest(copy.path), {
      en: "name copies of the contest's folder",
      zh: "請指定比賽資料夾的副本",
      ja: "大会のフォルダの複製を指定する",
    });
  }
  const other = contestDiffers(keptOf(contest), kept) ??
    (JSON.stringify(copy.rounds()) === JSON.stringify(folder.rounds()) ? undefined : "rounds");
  if (other === undefined) return;
  throw new UsageError(
    {
      en: `"${copy.path}" is a copy of another contest than "${folder.path}" (${other})`,
      zh: `「${copy.path}」不是「${folder.path}」這個比賽的副本（${other}）`,
      ja: `「${copy.path}」は「${folder.path}」とは別の大会の複製（${other}）`,
    },
    {
      en: "copy the folder after its round was planned, and merge before the next is",
      zh: "請在排定該輪之後複製資料夾，並在排定下一輪之前合併",
      ja: "回戦を計画した後にフォルダを複製し、次の回戦を計画する前にまとめる",
    },
  );
}
