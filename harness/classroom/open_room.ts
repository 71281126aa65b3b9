/** Everything a class needs before its first submission. @module */

import { fill, inLanguage, type Localized, UsageError, visible } from "../core/mod.ts";
import { CONFIG_FILE, fitsPattern } from "../grading/mod.ts";
import { Gate, overlap } from "../runner/mod.ts";
import { cannotWriteOut, canPin, fromCaller, HOME } from "../surroundings/mod.ts";
import { arrivals } from "./arrivals.ts";
import { classSeed } from "./class_seed.ts";
import { type Conditions, readConditions, withSeed } from "./conditions.ts";
import { realPath } from "./find_program.ts";
import type { GradeOptions } from "./grade_options.ts";
import { byName, lockFolder, split } from "../ledger/mod.ts";
import { type Plan, PLAN_FILE, readPlan, refuseOthers } from "./plan.ts";
import type { Entry, GradingRoom } from "./room.ts";
import { slugsOf } from "./slug.ts";
import { Store } from "./store.ts";
import type { LeftAside, Submission } from "./submissions.ts";
import { readTimings } from "./timings.ts";
import { openCopiesFolder } from "./copies_folder.ts";

/** A class that is ready to be graded. */
export interface OpenRoom extends AsyncDisposable {
  readonly room: Omit<GradingRoom, "tell">;
  /** The submissions of this part of the class. */
  readonly mine: readonly Entry[];
  readonly jobs: number;
  readonly cores: number;
  /** What the grader should know before anything runs. */
  readonly told: readonly string[];
  /** The submissions that cannot be graded as they lie there. */
  readonly ungraded: readonly string[];
}

/** Reads and makes everything; what would go wrong later is refused before anything has run. */
export async function openRoom(options: GradeOptions): Promise<OpenRoom> {
  await using stack = new AsyncDisposableStack();
  const read = await readConditions(options);
  const copies = stack.use(await openCopiesFolder());
  const arrived = await arrivals(options, { rubric: read.rubric, copies: copies.path });
  const { submissions: found, aside, course } = arrived;
  if (found.length === 0) throw noSubmission(options, aside);
  checkAgain(options, found);
  const conditions = withSeed(read, await seedFor(options, found));
  const timings = readTimings(options.timings);
  const store = storeFor(options);
  stack.use(lockFolder(store.folder));
  const submissions = [...found, ...vanished(found, store)];
  const how = { ...options, timings, course };
  refuseOthers(store.folder, planOf(found, conditions, how).plan, options.out);
  const { entries, plan } = planOf(submissions, conditions, how);
  store.write(PLAN_FILE, `${JSON.stringify(plan, undefined, 2)}\n`);
  const mine = mineOf(entries, plan);
  const cores = options.pin && canPin() ? navigator.hardwareConcurrency : 1;
  const held = stack.move();
  return {
    room: {
      ...conditions,
      store,
      copies: copies.path,
      closed: [copies.path, store.folder, ...closedBy(options)].map(realPath),
      gate: new Gate(),
      buildMs: options.buildMs,
      again: options.again,
      jobs: instancesOf(conditions),
      pinned: cores > 1,
      language: options.language,
      ...besides(options, submissions, course),
    },
    mine,
    jobs: Math.min(options.jobs, mine.length),
    cores,
    told: [
      ...beforehand(conditions, submissions, options),
      ...aside.map((one) => asideLine(one, options)),
      ...found.flatMap((one) => toldOf(one, options)),
    ],
    ungraded: aside.filter(({ ungraded }) => ungraded).map((one) => asideLine(one, options)),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

/** The students that handed in nothing; what Gradescope wants, which grades one at a time. */
function besides(
  { gradescope }: GradeOptions,
  submissions: readonly Submission[],
  course: Plan["course"],
): Pick<GradingRoom, "gradescope" | "missing"> {
  const missing = course?.missing ?? [];
  if (gradescope === undefined) return { missing };
  if (submissions.length === 1) {
    return { missing, gradescope: { ...gradescope, file: fromCaller(gradescope.file) } };
  }
  throw new UsageError(ONLY_ONE, ONE_FOLDER);
}

const ONLY_ONE: Localized = {
  en: "--gradescope is for a class of one submission",
  zh: "--gradescope 只適用於一份作業",
  ja: "--gradescope は提出物が一つのときだけ使える",
};
const ONE_FOLDER: Localized = {
  en: "leave it out, or grade a folder that holds one submission",
  zh: "請拿掉它，或只評一份作業的資料夾",
  ja: "外すか、提出物が一つだけのフォルダを採点する",
};

function mineOf(entries: readonly Entry[], { class: all, shard }: Plan): readonly Entry[] {
  const parts = new Map(all.map(({ name, shard }) => [name, shard]));
  return entries.filter(({ submission }) => parts.get(submission.name) === shard.index);
}

function beforehand(
  conditions: Conditions,
  submissions: readonly Submission[],
  { language }: GradeOptions,
): readonly string[] {
  const seed = fill(SEED, { seed: conditions.terms.seed });
  return [seed, ...idleWords(conditions, submissions)].map((words) => inLanguage(words, language));
}

async function seedFor(
  { out, seed, shard: { of: parts } }: GradeOptions,
  submissions: readonly Submission[],
): Promise<number> {
  return await classSeed(seed, { old: readPlan(fromCaller(out)), submissions, parts });
}

/** What a course site or a roster says about a submission. */
function toldOf({ name, who }: Submission, { language }: GradeOptions): readonly string[] {
  return (who?.told ?? []).map((what) => `${visible(name)}: ${inLanguage(what, language)}`);
}

/**
 * How many instances of one submission run side by side: enough to bridge waiting, and no more than
 * a core bears. A program that writes a file with a fixed name may not bear a second instance, so
 * there is one only where a scenario finds out whether the program does.
 */
function instancesOf({ scenarios }: Conditions): number {
  return scenarios.some(({ steps }) => overlap(steps)) ? 2 : 1;
}

function asideLine({ name, why }: LeftAside, { language }: GradeOptions): string {
  return `${visible(name)}: ${inLanguage(why, language)}`;
}

/** What is said of submissions by a pattern that fits none: a slip, or meant for another class. */
function idleWords(
  { ofClass, rubric }: Conditions,
  submissions: readonly Submission[],
): readonly Localized[] {
  const said: readonly { readonly pattern: string; readonly where: string | Localized }[] = [
    ...ofClass.some.map(({ pattern }) => ({ pattern, where: CONFIG_FILE })),
    ...rubric.excludes.flatMap(({ only = [] }) => only)
      .map((pattern) => ({ pattern, where: RUBRIC })),
  ];
  return said.filter(({ pattern }) => !submissions.some(({ name }) => fitsPattern(name, pattern)))
    .map(({ pattern, where }) => fill(NO_MATCH, { pattern: visible(pattern), where }));
}

const SEED: Localized = {
  en: "Seed {seed}, the same for all submissions",
  zh: "亂數種子 {seed}，所有作業皆相同",
  ja: "乱数シード {seed}（すべての提出物に共通）",
};
const RUBRIC: Localized = { en: "the rubric", zh: "評分標準", ja: "採点基準" };
const NO_MATCH: Localized = {
  en: 'No submission is called "{pattern}", as {where} says',
  zh: "沒有名為「{pattern}」的作業（見 {where}）",
  ja: "「{pattern}」という名前の提出物はない（{where} を参照）",
};

function noSubmission(options: GradeOptions, aside: readonly LeftAside[]): UsageError {
  const lines = aside.map((one) => `\n${asideLine(one, options)}`).join("");
  return new UsageError(
    {
      en: `No submissions in "${options.folder}"`,
      zh: `「${options.folder}」中沒有作業`,
      ja: `「${options.folder}」に提出物がない`,
    },
    {
      en: `put each in a folder of its own${lines}`,
      zh: `請將每份作業各放在一個資料夾${lines}`,
      ja: `提出物ごとに一つのフォルダに入れる${lines}`,
    },
  );
}

/** What the grader named, and the suite that comes with us. */
function closedBy({ folder, rubric = folder, config = folder, suites }: GradeOptions) {
  return [...HOME ? [HOME] : [], ...[folder, rubric, config, ...suites].map(fromCaller)];
}

/** A submission that is to be graded again must be there. */
function checkAgain({ again }: GradeOptions, found: readonly Submission[]): void {
  const idle = again.find((pattern) => !found.some(({ name }) => fitsPattern(name, pattern)));
  if (idle === undefined) return;
  throw new UsageError(
    {
      en: `No submission is called "${idle}"`,
      zh: `沒有名為「${idle}」的作業`,
      ja: `「${idle}」という名前の提出物はない`,
    },
    {
      en: "name one as its folder is called, with * for any letters",
      zh: "請寫資料夾的名稱，* 代表任意字元",
      ja: "フォルダの名前を書く。* は任意の文字を表す",
    },
  );
}

/** Submissions that were graded here once and are not there any more: their marks stay. */
function vanished(found: readonly Submission[], store: Store): readonly Submission[] {
  const names = new Set(found.map(({ name }) => name));
  return (readPlan(store.folder)?.class ?? [])
    .filter(({ name, slug }) => !names.has(name) && store.state(slug) !== undefined)
    .map(({ name, who }) => ({
      name,
      path: `${store.folder}/vanished`,
      isFile: false,
      ...who && { who },
    }));
}

/** The submissions of the class, and the part that each belongs to. */
function planOf(
  submissions: readonly Submission[],
  { terms, rubricSource }: Conditions,
  { shard, timings, course }: Pick<GradeOptions, "shard"> & {
    readonly timings: ReadonlyMap<string, number>;
    readonly course: Plan["course"];
  },
): { readonly entries: readonly Entry[]; readonly plan: Plan } {
  const names = submissions.map(({ name }) => name);
  const parts = split(names, shard.of, timings);
  const slugs = slugsOf(names);
  const slugOf = (name: string): string => slugs.get(name) ?? "";
  const entries = submissions.map((submission, number) => ({
    submission,
    number,
    slug: slugOf(submission.name),
  }));
  const all = submissions.map(({ name, who }) => ({
    name,
    slug: slugOf(name),
    shard: parts.get(name) ?? 1,
    ...who && { who },
  }));
  const plan: Plan = {
    schema: 1,
    terms,
    rubric: rubricSource,
    shard,
    class: all.sort((a, b) => byName(a.name, b.name)),
    ...course && { course },
  };
  return { entries, plan };
}

function storeFor({ out }: GradeOptions): Store {
  try {
    return new Store(fromCaller(out).replace(/(?<=.)\/+$/, ""));
  } catch (error) {
    throw cannotWriteOut(out, error);
  }
}
