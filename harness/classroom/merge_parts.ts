/** The parts of a class, graded on several machines, as one. @module */

import {
  type Grade,
  type Gradebook,
  type Language,
  type Report,
  reportOfStream,
  UsageError,
} from "../core/mod.ts";
import { gradeOf } from "../grading/mod.ts";
import { DamagedFile, damageText, lockFolder, type SubmissionState } from "../ledger/mod.ts";
import type { AnyPairing } from "../referee/mod.ts";
import { pairingOf } from "../referee/all/mod.ts";
import {
  availableScenarios,
  cannotRead,
  fromCaller,
  OTHER_OUT,
  unknownProtocol,
} from "../surroundings/mod.ts";
import { type Registry, writeClassPage, writeGradebook } from "./class_results.ts";
import { rubricOf } from "./conditions.ts";
import { realPath } from "./find_program.ts";
import { type ClassPart, joinClassParts } from "./join_parts.ts";
import { type Plan, PLAN_FILE, readPlan, refuseOthers, suiteHash, type Who } from "./plan.ts";
import { Store } from "./store.ts";
import { readTimings, TIMINGS_FILE, writeTimings } from "./timings.ts";
import { inOrder } from "./write_results.ts";

/** How parts are put together. */
export interface MergeOptions {
  /** The scenarios that they were graded by, where those are not the bundled ones. */
  readonly suites: readonly string[];
  /** The folder of the whole, as the user names it. */
  readonly out: string;
  readonly bom: boolean;
  readonly language: Language;
}

/** Writes the results of a class whose parts lie in folders; answers with its gradebook. */
export async function mergeParts(
  names: readonly string[],
  { suites, out, bom, language }: MergeOptions,
): Promise<Gradebook> {
  const parts = names.map(readPart);
  const plan = joined(parts);
  const pairing = pairingFor(plan);
  const scenarios = await availableScenarios(pairing, suites);
  await checkSuite(plan, { pairing, scenarios });
  const rubric = await rubricOf(plan.rubric, { scenarios, rules: pairing.protocol.rules });
  const folder = fromCaller(out).replace(/(?<=.)\/+$/, "");
  const graded: GradedMember[] = [];
  for (const part of parts) graded.push(...await readGraded(part));
  refuseParts(parts, folder, out);
  refuseOthers(folder, plan, out);
  const store = new Store(folder);
  using _lock = lockFolder(store.folder);
  const missing = plan.course?.missing ?? [];
  const registry: Registry = { pairing, terms: plan.terms, rubric, store, language, missing };
  const grades = graded.map((one) => takeOver(one, registry));
  store.write(PLAN_FILE, `${JSON.stringify(plan, undefined, 2)}\n`);
  writeTimings(store, new Map(parts.flatMap(({ folder }) => [...timingsOf(folder)])));
  const book = writeGradebook(grades, registry, { bom });
  await writeClassPage(book, registry);
  return book;
}

function readPart(name: string): ClassPart {
  const folder = fromCaller(name).replace(/(?<=.)\/+$/, "");
  const plan = readPlan(folder);
  if (plan) return { name, folder, plan };
  throw new UsageError(cannotRead(`${name}/${PLAN_FILE}`), {
    en: "name folders that grade has made",
    zh: "請指定 grade 產生的資料夾",
    ja: "grade が作ったフォルダを指定する",
  });
}

function joined(parts: readonly ClassPart[]): Plan {
  const plan = joinClassParts(parts);
  if (plan.ok) return plan.value;
  throw new UsageError(
    {
      en: "These parts are not one class",
      zh: "這些部分不屬於同一個班級",
      ja: "これらの部分は一つのクラスではない",
    },
    {
      en: `grade what is missing or different\n${plan.error.map(({ en }) => en).join("\n")}`,
      zh: `請評分缺少或不一致的部分\n${plan.error.map(({ zh }) => zh).join("\n")}`,
      ja: `不足または相違する部分を採点する\n${plan.error.map(({ ja }) => ja).join("\n")}`,
    },
  );
}

function pairingFor({ terms: { protocol } }: Plan): AnyPairing {
  const pairing = pairingOf(protocol);
  if (pairing) return pairing;
  throw new UsageError(unknownProtocol(protocol), {
    en: "merge with the version that graded",
    zh: "請以評分時的版本合併",
    ja: "採点したときの版でまとめる",
  });
}

async function checkSuite(
  { terms }: Plan,
  { pairing, scenarios }: {
    readonly pairing: AnyPairing;
    readonly scenarios: Awaited<ReturnType<typeof availableScenarios>>;
  },
): Promise<void> {
  if (terms.suite === await suiteHash(scenarios, pairing.protocol.rules)) return;
  throw new UsageError(
    {
      en: "The parts were graded by other scenarios than these",
      zh: "各份結果是以其他情境評分的",
      ja: "各部分は別のシナリオで採点されている",
    },
    {
      en: "merge with the version that graded, or name your own scenarios with --suite",
      zh: "請以評分時的版本合併，或以 --suite 指定自己的情境",
      ja: "採点したときの版でまとめるか、自作のシナリオを --suite で指定する",
    },
  );
}

interface GradedMember {
  readonly submission: string;
  readonly slug: string;
  readonly source: Store;
  readonly who?: Who;
  readonly state: SubmissionState;
  readonly report: Report | undefined;
}

/** All submissions of a part; a missing or damaged one ends the merge before anything is written. */
async function readGraded({ folder, name, plan }: ClassPart): Promise<readonly GradedMember[]> {
  const source = new Store(folder);
  const mine = plan.class.filter(({ shard }) => shard === plan.shard.index);
  const members: GradedMember[] = [];
  for (const { name: submission, slug, who } of mine) {
    const read = await readMember(source, slug);
    if (!read) {
      throw new UsageError(
        {
          en: `"${submission}" is not graded in "${name}"`,
          zh: `「${name}」中的「${submission}」尚未評分`,
          ja: `「${name}」の「${submission}」は採点されていない`,
        },
        {
          en: "grade that part to its end",
          zh: "請將該份評分完畢",
          ja: "その部分を最後まで採点する",
        },
      );
    }
    members.push({ submission, slug, source, who, ...read });
  }
  return members;
}

async function readMember(
  source: Store,
  slug: string,
): Promise<Pick<GradedMember, "state" | "report"> | undefined> {
  try {
    const state = source.state(slug);
    return state && { state, report: await reportOfStream(source.events(slug)) };
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    throw new UsageError(damageText(error.damage), {
      en: "grade that part again to regrade this submission",
      zh: "請再評分該份，此作業會重新評分",
      ja: "その部分をもう一度採点すると、この提出物が採点し直される",
    });
  }
}

function refuseParts(parts: readonly ClassPart[], folder: string, out: string): void {
  const part = parts.find((one) => realPath(one.folder) === realPath(folder));
  if (!part) return;
  throw new UsageError({
    en: `"${out}" is one of the parts itself`,
    zh: `「${out}」本身就是其中一份`,
    ja: `「${out}」自体が部分の一つになっている`,
  }, OTHER_OUT);
}

/** Copies a submission's journal and pages, and marks it. */
function takeOver(
  { submission, slug, source, state, report, who }: GradedMember,
  registry: Registry,
): Grade {
  registry.store.copy(source, slug);
  const ordered = report && inOrder(report);
  const { trouble, confinement } = state;
  const attempt = { submission, slug, report: ordered, trouble, late: who?.late, told: who?.told };
  const grade = gradeOf(attempt, registry.rubric);
  return { ...grade, confinement };
}

function timingsOf(folder: string): ReadonlyMap<string, number> {
  try {
    return readTimings(`${folder}/${TIMINGS_FILE}`);
  } catch {
    return new Map();
  }
}
