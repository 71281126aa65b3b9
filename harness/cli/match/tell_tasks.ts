/** Which tasks of a contest are to be played. @module */

import { type ContestFacts, type ContestPairing, inLanguage, visible } from "../../core/mod.ts";
import { contestWord } from "../../../reporters/mod.ts";
import { EXIT, type ExitCode } from "../command.ts";
import { damageText, EVENTS_FILE } from "../../ledger/mod.ts";
import { pathAsCalled, print } from "../../surroundings/mod.ts";
import {
  type ContestFolder,
  MatchFolder,
  type MeetingPlace,
  pairingsIn,
  type PlayOptions,
  taskOf,
  writeTasks,
} from "../../arena/mod.ts";

/**
 * Lists the tasks that are left, in a file too. Those of a round that was not just planned are
 * missing; a meeting of an earlier round is named in any case, with what is wrong with its games.
 */
export function tellTasks(
  folder: ContestFolder,
  contest: ContestFacts,
  { options: { language, quiet }, areMissing = false }: {
    readonly options: PlayOptions;
    readonly areMissing?: boolean;
  },
): ExitCode {
  const { open, lost, history: { rounds } } = folder.state(contest);
  const last = open.map((at) => ({ round: rounds.length, at }));
  const tasks = [...last, ...lost].map((place) => taskOf(rounds, place));
  writeTasks(folder.path, tasks);
  const pairings = pairingsIn(rounds);
  const meetingAt = ({ round, at }: MeetingPlace): ContestPairing =>
    pairings.filter((one) => one.round === round)[at]!;
  for (const place of areMissing ? last : []) {
    const names = namesOf(meetingAt(place), contest);
    const told = { task: taskOf(rounds, place), round: place.round, names };
    print(`? ${contestWord("missingTask", language, told)}\n`);
  }
  for (const place of lost) {
    const names = namesOf(meetingAt(place), contest);
    const path = folder.matchPath(meetingAt(place), contest);
    const [damage] = new MatchFolder(path).damage();
    const file = pathAsCalled(damage?.file ?? `${path}/${EVENTS_FILE}`);
    const why = damage
      ? inLanguage(damageText({ ...damage, file }), language)
      : contestWord("gamesGone", language, { file });
    const told = { task: taskOf(rounds, place), round: place.round, names, why: visible(why, 500) };
    print(`? ${contestWord("lostTask", language, told)}\n`);
  }
  if (!quiet && tasks.length > 0) {
    const file = pathAsCalled(`${folder.path}/tasks.txt`);
    print(`${contestWord("tasks", language, { count: tasks.length, file })}\n`);
  }
  return areMissing && tasks.length > 0 ? EXIT.inconclusive : EXIT.conforms;
}

function namesOf({ one, other }: ContestPairing, { players }: ContestFacts): string {
  return [one, other].map((player) => visible(players[player]?.name ?? "", 40)).join(" – ");
}
