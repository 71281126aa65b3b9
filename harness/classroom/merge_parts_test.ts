import { assert, assertEquals, assertRejects } from "@std/assert";
import type { Fixture } from "../../fixtures/engines/fixture.ts";
import breaker from "../../fixtures/engines/mgtp/breaks_empty_text.ts";
import conforming from "../../fixtures/engines/mgtp/conforming.ts";
import { type Grade, type Gradebook, reportOf, type RunEvent, type Shard } from "../core/mod.ts";
import { gradeOf } from "../grading/mod.ts";
import { split, type SubmissionState, WHOLE } from "../ledger/mod.ts";
import { type TempFolder, tempFolder } from "../testing/temp_folder.ts";
import { writeGradebook } from "./class_results.ts";
import { rubricOf } from "./conditions.ts";
import { mergeParts } from "./merge_parts.ts";
import { hashOfText, type Plan, PLAN_FILE, suiteHash } from "./plan.ts";
import { SAMPLE_PAIRING, SAMPLE_SCENARIOS, SAMPLE_SUITE, sampleEvents } from "./sample_run_kit.ts";
import { SAMPLE_TERMS } from "./test_kit.ts";
import { Store } from "./store.ts";
import { inOrder } from "./write_results.ts";

const { rules: RULES } = SAMPLE_PAIRING.protocol;
const SOURCE = { file: "", text: "" };
const RUBRIC = await rubricOf(SOURCE, { scenarios: SAMPLE_SCENARIOS, rules: RULES });
const TERMS = { ...SAMPLE_TERMS, suite: await suiteHash(SAMPLE_SCENARIOS, RULES) };
const TROUBLE = { standing: "unbuildable", why: "The build failed" } as const;

/** What each of the class has handed in; the fourth cannot be built. */
const CLASS: ReadonlyMap<string, Fixture | undefined> = new Map([
  ...[["ada", conforming], ["bo", breaker], ["cy", conforming]] as const,
  ...[["di", undefined], ["ed", breaker]] as const,
]);

const EVENTS = new Map<string, readonly RunEvent[]>();
for (const [name, fixture] of CLASS) {
  EVENTS.set(name, fixture ? await sampleEvents(fixture, name) : []);
}

/** Grades a part of the class into a folder, as the job does: journals, plan, gradebook. */
async function grade(path: string, shard: Shard): Promise<Gradebook> {
  const store = new Store(path);
  const parts = split([...CLASS.keys()], shard.of);
  const grades: Grade[] = [];
  for (const [slug, part] of parts) {
    if (part === shard.index) grades.push(await gradeInto(store, slug));
  }
  const plan: Plan = {
    schema: 1,
    terms: TERMS,
    rubric: { ...SOURCE, hash: await hashOfText("") },
    shard,
    class: [...CLASS.keys()].map((name) => ({ name, slug: name, shard: parts.get(name) ?? 0 })),
  };
  store.write(PLAN_FILE, JSON.stringify(plan));
  const registry = { pairing: SAMPLE_PAIRING, terms: TERMS, rubric: RUBRIC, store };
  return writeGradebook(grades, { ...registry, language: "en" }, { bom: false });
}

async function gradeInto(store: Store, slug: string): Promise<Grade> {
  const events = EVENTS.get(slug) ?? [];
  const trouble = events.length === 0 ? TROUBLE : undefined;
  const facts = { name: slug, slug, key: "k", hash: "h", confinement: "none" };
  const state: SubmissionState = { ...facts, ...trouble ? { trouble } : {} };
  store.begin(state);
  using journal = await store.journal(slug);
  for (const event of events) journal.add(event);
  const report = reportOf(events);
  const attempt = { submission: slug, slug, report: report && inOrder(report), trouble };
  return { ...gradeOf(attempt, RUBRIC), confinement: state.confinement };
}

async function merged({ path }: TempFolder, of: number): Promise<string> {
  const parts = Array.from({ length: of }, (_, at) => `${path}/${of}-${at + 1}`);
  const out = `${path}/all-${of}`;
  await mergeParts(parts.toReversed(), { suites: [SAMPLE_SUITE], out, bom: false, language: "en" });
  return out;
}

Deno.test("ledger law: parts of a class put together equal one run, however many there are", async () => {
  await using temp = await tempFolder();
  const whole = await grade(`${temp.path}/whole`, WHOLE);
  assertEquals(whole.grades.map(({ standing }) => standing), [
    ...["graded", "graded", "graded", "unbuildable", "graded"] as const,
  ]);
  assert(whole.grades.some(({ broken }) => broken.length > 0));
  for (const count of [1, 2, 3, 5, 7]) {
    for (let index = 1; index <= count; index++) {
      await grade(`${temp.path}/${count}-${index}`, { index, of: count });
    }
    const out = await merged(temp, count);
    for (const file of ["gradebook.csv", "gradebook.json"]) {
      const text = (folder: string): string => Deno.readTextFileSync(`${folder}/${file}`);
      assertEquals(text(out), text(`${temp.path}/whole`), `${count} parts, ${file}`);
    }
  }
});

Deno.test("ledger law: a spoilt byte of a part is an error with file and line, never other marks", async () => {
  await using temp = await tempFolder();
  for (const index of [1, 2]) await grade(`${temp.path}/2-${index}`, { index, of: 2 });
  const file = `${temp.path}/2-1/journals/ada.jsonl`;
  const bytes = await Deno.readFile(file);
  for (const part of [0, 0.2, 0.5, 0.9]) {
    const at = Math.floor(part * bytes.length);
    await Deno.writeFile(file, bytes.with(at, (bytes[at] ?? 0) ^ 1));
    await assertRejects(() => merged(temp, 2), Error, "journals/ada.jsonl:");
  }
});
