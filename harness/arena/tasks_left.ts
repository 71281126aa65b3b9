/** Which tasks of a contest are still to be played. @module */

import type { ContestFacts, TaskLeft } from "../core/mod.ts";
import { damageText, EVENTS_FILE } from "../ledger/mod.ts";
import { pathAsCalled } from "../surroundings/mod.ts";
import { type ContestFolder, pairingsIn } from "./contest_folder.ts";
import { MatchFolder } from "./match_folder.ts";
import { type MeetingPlace, taskOf } from "./tasks.ts";

/** The tasks of the last round, and then those of earlier rounds whose games are gone. */
export function tasksLeft(
  folder: ContestFolder,
  contest: ContestFacts,
): readonly TaskLeft[] {
  const { open, lost, history: { rounds } } = folder.state(contest);
  const pairings = pairingsIn(rounds);
  const taskAt = ({ round, at }: MeetingPlace) => {
    const { one, other } = pairings.filter((pairing) => pairing.round === round)[at]!;
    return { task: taskOf(rounds, { round, at }), round, one, other };
  };
  return [
    ...open.map((at) => taskAt({ round: rounds.length, at })),
    ...lost.map((place) => {
      const task = taskAt(place);
      return { ...task, lost: lossIn(folder.matchPath(task, contest)) };
    }),
  ];
}

function lossIn(path: string): NonNullable<TaskLeft["lost"]> {
  const [damage] = new MatchFolder(path).damage();
  const file = pathAsCalled(damage?.file ?? `${path}/${EVENTS_FILE}`);
  return { file, ...damage && { why: damageText({ ...damage, file }) } };
}
