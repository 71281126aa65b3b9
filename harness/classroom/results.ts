/** Results of a class that was graded, read again. @module */

import {
  certainlyBroken,
  fill,
  type Grade,
  type Gradebook,
  isRecord,
  type Localized,
  type Report,
  reportOfStream,
  UsageError,
} from "../core/mod.ts";
import { type Rubric, withoutHidden } from "../grading/mod.ts";
import type { AnyPairing } from "../referee/mod.ts";
import { pairingOf } from "../referee/all/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import { availableScenarios, fromCaller } from "../surroundings/mod.ts";
import { isGradebook } from "../ledger/mod.ts";
import { rubricOf } from "./conditions.ts";
import { type Plan, PLAN_FILE, readPlan, suiteHash } from "./plan.ts";
import { Store } from "./store.ts";

/** A folder of results. */
export interface Results {
  /** As the user calls it. */
  readonly name: string;
  readonly folder: string;
  readonly plan: Plan;
  readonly book: Gradebook;
  readonly store: Store;
}

/** What marks are made by. */
export interface Marking {
  readonly pairing: AnyPairing;
  readonly scenarios: readonly Scenario[];
  readonly rubric: Rubric;
}

const BOOK_FILE = "gradebook.json";

/** Reads a folder that `grade` or `merge` has made. */
export function readResults(name: string): Results {
  const folder = fromCaller(name).replace(/(?<=.)\/+$/, "");
  const plan = readPlan(folder);
  const book = plan && readBook(`${folder}/${BOOK_FILE}`);
  if (plan && book) return { name, folder, plan, book, store: new Store(folder) };
  const file = plan ? BOOK_FILE : PLAN_FILE;
  throw new UsageError(fill(NO_RESULTS, { file: `${name}/${file}` }), NAME_RESULTS);
}

/** A gradebook as data; undefined where there is none. */
export function readBook(path: string): Gradebook | undefined {
  try {
    const book: unknown = JSON.parse(Deno.readTextFileSync(path));
    const isOurs = isRecord(book) && book.schema === "shinpan-gradebook";
    return isOurs && isGradebook(book) ? book : undefined;
  } catch {
    return undefined;
  }
}

/** The rubric and the scenarios that results were graded by; other ones than then are refused. */
export async function markingOf(
  { plan }: Results,
  suites: readonly string[],
): Promise<Marking> {
  const { terms: { protocol, suite }, rubric: source } = plan;
  const pairing = pairingOf(protocol);
  if (!pairing) throw new UsageError(fill(NO_PROTOCOL, { protocol }), SAME_VERSION);
  const scenarios = await availableScenarios(pairing, suites, { short: true });
  if (suite !== await suiteHash(scenarios, pairing.protocol.rules)) {
    throw new UsageError(OTHER_SUITE, SAME_VERSION);
  }
  const rubric = await rubricOf(source, { scenarios, rules: pairing.protocol.rules });
  return { pairing, scenarios, rubric };
}

/** What is known of a submission's run; undefined where nothing ran. */
export function reportIn({ store }: Results, slug: string): Promise<Report | undefined> {
  return reportOfStream(store.events(slug));
}

/** Ids of the rules that a student should fix, what hidden scenarios found left out. */
export async function mendFirst(
  grade: Grade,
  results: Results,
  rubric: Rubric,
): Promise<readonly string[]> {
  if (rubric.hidden.length === 0 || grade.broken.length === 0) return grade.broken;
  const report = await reportIn(results, grade.slug);
  if (!report) return [];
  return certainlyBroken(withoutHidden(report, rubric)).map(({ rule }) => rule.id);
}

const NO_RESULTS: Localized = {
  en: 'Cannot read "{file}"',
  zh: "無法讀取「{file}」",
  ja: "「{file}」を読めない",
};
const NAME_RESULTS: Localized = {
  en: "name a folder that shinpan grade has made",
  zh: "請指定 shinpan grade 產生的資料夾",
  ja: "shinpan grade が作ったフォルダを指定する",
};
const NO_PROTOCOL: Localized = {
  en: 'Unknown protocol "{protocol}"',
  zh: "不認得協定「{protocol}」",
  ja: "不明なプロトコル「{protocol}」",
};
const OTHER_SUITE: Localized = {
  en: "The results were graded by other scenarios than these",
  zh: "結果是以其他情境評分的",
  ja: "この結果は別のシナリオで採点されている",
};
const SAME_VERSION: Localized = {
  en: "use the version that graded, or name your own scenarios with --suite",
  zh: "請使用評分時的版本，或以 --suite 指定自己的情境",
  ja: "採点したときの版を使うか、--suite で自作のシナリオを指定する",
};
