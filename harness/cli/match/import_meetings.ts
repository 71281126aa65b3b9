/** Meetings that were played in copies of a contest's folder. @module */

import type { ContestFacts } from "../../core/mod.ts";
import { UsageError } from "../command.ts";
import { contestDiffers, ContestFolder, keptOf, pairingsIn } from "./contest_folder.ts";
import { copyFolder } from "./merge_contests.ts";

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
    throw new UsageError(`No contest in "${copy.path}"`, "name copies of the contest's folder");
  }
  const other = contestDiffers(keptOf(contest), kept) ??
    (JSON.stringify(copy.rounds()) === JSON.stringify(folder.rounds()) ? undefined : "rounds");
  if (other === undefined) return;
  throw new UsageError(
    `"${copy.path}" is a copy of another contest than "${folder.path}" (${other})`,
    "copy the folder after its round was planned, and merge before the next is",
  );
}
