/** Everything a class needs before its first submission. @module */

import { fill, inLanguage, type Localized, visible } from "../../core/mod.ts";
import { byName, CONFIG_FILE, fitsPattern, split } from "../../grading/mod.ts";
import { Gate, overlap } from "../../runner/mod.ts";
import { UsageError } from "../command.ts";
import { HOME } from "../home.ts";
import { fromCaller } from "../surroundings.ts";
import { classSeed } from "./class_seed.ts";
import { type Conditions, readConditions, type SeededOptions } from "./conditions.ts";
import { realPath } from "./find_program.ts";
import type { GradeOptions } from "./grade_options.ts";
import { lockFolder } from "./lock_folder.ts";
import { type Plan, PLAN_FILE, readPlan, refuseOthers } from "./plan.ts";
import type { Entry, News, Room } from "./room.ts";
import { slugsOf } from "./slug.ts";
import { Store } from "./store.ts";
import { type Aside, findSubmissions, type Submission } from "./submissions.ts";
import { readTimings } from "./timings.ts";
import { openWorkshop } from "./workshop.ts";

/** A class that is ready to be graded. */
export interface OpenRoom extends AsyncDisposable {
  readonly room: Room;
  /** The submissions of this part of the class. */
  readonly mine: readonly Entry[];
  readonly jobs: number;
  readonly cores: number;
  /** What the grader should know before anything runs. */
  readonly told: readonly string[];
  /** Whose submission cannot be graded as it lies there. */
  readonly ungraded: readonly string[];
}

/** Reads and makes everything; what would go wrong later is refused before anything has run. */
export async function openRoom(
  options: GradeOptions,
  tell: (news: News) => void,
): Promise<OpenRoom> {
  const { submissions: found, aside } = await findSubmissions(fromCaller(options.folder));
  if (found.length === 0) throw nobody(options, aside);
  checkAgain(options, found);
  const conditions = await readConditions(await seeded(options, found));
  const timings = readTimings(options.timings);
  const store = storeFor(options);
  const stack = new AsyncDisposableStack();
  stack.use(lockFolder(store.folder));
  const workshop = stack.use(await openWorkshop());
  const submissions = [...found, ...vanished(found, store)];
  refuseOthers(store.folder, planOf(found, conditions, { ...options, timings }).plan, options.out);
  const { entries, plan } = planOf(submissions, conditions, { ...options, timings });
  store.write(PLAN_FILE, `${JSON.stringify(plan, undefined, 2)}\n`);
  const parts = new Map(plan.class.map(({ name, shard }) => [name, shard]));
  const mine = entries.filter(({ submission }) =>
    parts.get(submission.name) === options.shard.index
  );
  const cores = options.pin ? navigator.hardwareConcurrency : 1;
  return {
    room: {
      ...conditions,
      store,
      workshop: workshop.path,
      closed: [workshop.path, store.folder, ...closedBy(options)].map(realPath),
      gate: new Gate(),
      buildMs: options.buildMs,
      again: options.again,
      jobs: instancesOf(conditions),
      pinned: cores > 1,
      language: options.language,
      tell,
    },
    mine,
    jobs: Math.min(options.jobs, mine.length),
    cores,
    told: [
      inLanguage(fill(SEED, { seed: conditions.terms.seed }), options.language),
      ...aside.map((one) => asideLine(one, options)),
      ...idleWords(conditions, submissions).map((words) => inLanguage(words, options.language)),
    ],
    ungraded: aside.filter(({ ungraded }) => ungraded).map((one) => asideLine(one, options)),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

async function seeded(
  options: GradeOptions,
  submissions: readonly Submission[],
): Promise<SeededOptions> {
  const { out, shard: { count: parts } } = options;
  const old = readPlan(fromCaller(out));
  return { ...options, seed: await classSeed(options.seed, { old, submissions, parts }) };
}

/**
 * How many instances of one submission run side by side: enough to bridge waiting, and no more than
 * a core bears. A program that writes a file with a fixed name may not bear a second instance, so
 * there is one only where a scenario finds out whether the program does.
 */
function instancesOf({ scenarios }: Conditions): number {
  return scenarios.some(({ steps }) => overlap(steps)) ? 2 : 1;
}

function asideLine({ name, why }: Aside, { language }: GradeOptions): string {
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
    .map(({ pattern, where }) => fill(NOBODY_CALLED, { pattern: visible(pattern), where }));
}

const SEED: Localized = {
  en: "Seed {seed}, the same for all submissions",
  zh: "亂數種子 {seed}，所有作業皆相同",
  ja: "乱数シード {seed}（すべての提出物に共通）",
};
const RUBRIC: Localized = { en: "the rubric", zh: "評分標準", ja: "採点基準" };
const NOBODY_CALLED: Localized = {
  en: 'No submission is called "{pattern}", as {where} says',
  zh: "沒有名為「{pattern}」的作業（見 {where}）",
  ja: "「{pattern}」という名前の提出物はない（{where} を参照）",
};

function nobody(options: GradeOptions, aside: readonly Aside[]): UsageError {
  const lines = aside.map((one) => `\n${asideLine(one, options)}`).join("");
  return new UsageError(
    `No submissions in "${options.folder}"`,
    `put each in a folder of its own${lines}`,
  );
}

/** What the grader named, and the suite that comes with us. */
function closedBy({ folder, rubric = folder, config = folder, suites }: GradeOptions) {
  return [...HOME ? [HOME] : [], ...[folder, rubric, config, ...suites].map(fromCaller)];
}

/** Whoever is to be graded anew must be there. */
function checkAgain({ again }: GradeOptions, found: readonly Submission[]): void {
  const idle = again.find((pattern) => !found.some(({ name }) => fitsPattern(name, pattern)));
  if (idle === undefined) return;
  throw new UsageError(
    `No submission is called "${idle}"`,
    "name one as its folder is called, with * for any letters",
  );
}

/** Submissions that were graded here once and are not there any more: their marks stay. */
function vanished(found: readonly Submission[], store: Store): readonly Submission[] {
  const names = new Set(found.map(({ name }) => name));
  return (readPlan(store.folder)?.class ?? [])
    .filter(({ name, slug }) => !names.has(name) && store.state(slug) !== undefined)
    .map(({ name }) => ({ name, path: `${store.folder}/vanished`, isFile: false }));
}

/** Who belongs to the class, and to which part of it. */
function planOf(
  submissions: readonly Submission[],
  { terms, rubricSource }: Conditions,
  { shard, timings }: Pick<GradeOptions, "shard"> & {
    readonly timings: ReadonlyMap<string, number>;
  },
): { readonly entries: readonly Entry[]; readonly plan: Plan } {
  const names = submissions.map(({ name }) => name);
  const parts = split(names, shard.count, timings);
  const slugs = slugsOf(names);
  const slugOf = (name: string): string => slugs.get(name) ?? "";
  const entries = submissions.map((submission, number) => ({
    submission,
    number,
    slug: slugOf(submission.name),
  }));
  const all = names.map((name) => ({ name, slug: slugOf(name), shard: parts.get(name) ?? 1 }));
  const plan: Plan = {
    schema: 1,
    terms,
    rubric: rubricSource,
    shard,
    class: all.sort((a, b) => byName(a.name, b.name)),
  };
  return { entries, plan };
}

function storeFor({ out }: GradeOptions): Store {
  try {
    return new Store(fromCaller(out).replace(/(?<=.)\/+$/, ""));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`Cannot write to "${out}"`, `name another folder with --out (${why})`);
  }
}
