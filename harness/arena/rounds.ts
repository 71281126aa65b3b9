/** Contests in rounds step by step: planned, played as tasks that others schedule, and folded. @module */

import { type ContestFacts, type JobEvent, type Localized, UsageError } from "../core/mod.ts";
import { holdsOtherContest, noContest } from "../surroundings/mod.ts";
import { addRound } from "./contest.ts";
import { contestDiffers, type ContestFolder, keptOf } from "./contest_folder.ts";
import { type ContestSetting, factsOfContest } from "./contest_setting.ts";
import { knockOutResults } from "./knock_out_results.ts";

/** Takes a contest in: a new one, one that goes on, or one that begins anew. */
export function beginContest(setting: ContestSetting): ContestFacts {
  const { folder, shard, options: { fresh } } = setting;
  const contest = factsOfContest(setting);
  folder.begin(contest, { fresh, shard });
  return contest;
}

/** The same for a contest in rounds, of which nothing is left where it begins anew. */
export function beginRounds(setting: ContestSetting): ContestFacts {
  const contest = beginContest(setting);
  if (setting.options.fresh) setting.folder.clearRounds();
  return contest;
}

/** The players that go on from the round before, and the next round, if it is drawn now. */
export function* nextRound(
  folder: ContestFolder,
  contest: ContestFacts,
  withdrawn: readonly number[],
): Generator<JobEvent, void, undefined> {
  yield { kind: "contest-started", contest: keptOf(contest) };
  yield { kind: "round-finished", results: knockOutResults(contest, folder.state(contest)) };
  const round = addRound(folder, contest, withdrawn);
  if (round) yield { kind: "round-started", round };
}

/** The contest that was planned in a folder. */
export function plannedContest(folder: ContestFolder): ContestFacts {
  const contest = folder.facts();
  if (!contest) throw new UsageError(noContest(folder.path), PLAN_FIRST);
  return contest;
}

/** The contest of a task, which is the one that was planned. */
export function contestOfTask(setting: ContestSetting): ContestFacts {
  const { folder } = setting;
  const contest = factsOfContest(setting);
  const kept = folder.contest();
  if (!kept) throw new UsageError(noContest(folder.path), PLAN_FIRST);
  const other = contestDiffers(kept, keptOf(contest));
  if (other !== undefined) throw new UsageError(holdsOtherContest(folder.path, other), AS_PLANNED);
  return contest;
}

const PLAN_FIRST: Localized = {
  en: "plan it first with --plan",
  zh: "請先以 --plan 排定",
  ja: "先に --plan で計画する",
};

const AS_PLANNED: Localized = {
  en: "use the same options as with --plan",
  zh: "請使用與 --plan 相同的參數",
  ja: "--plan と同じ引数を使う",
};
