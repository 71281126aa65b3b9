import { assertEquals, assertNotEquals, assertThrows } from "@std/assert";
import { tempFolder } from "../testing/temp_folder.ts";
import { UsageError } from "../core/mod.ts";
import { SITES } from "../course/mod.ts";
import { SAMPLE_TERMS } from "./test_kit.ts";
import {
  gradingKey,
  type Plan,
  PLAN_FILE,
  readPlan,
  refuseOthers,
  suiteHash,
  whoseElse,
} from "./plan.ts";

const PLAN: Plan = {
  schema: 1,
  terms: SAMPLE_TERMS,
  rubric: { file: "", text: "", hash: "" },
  shard: { index: 1, of: 2 },
  class: [{ name: "a", slug: "a", shard: 1 }, { name: "b", slug: "b", shard: 2 }],
};
/** With all that a course site and a roster may say. */
const COURSE_PLAN: Plan = {
  ...PLAN,
  class: SITES.map((site, at) => ({
    name: site,
    slug: `${site} ${at}`,
    shard: 1,
    who: {
      students: [{
        id: "b05901001",
        name: "王",
        group: "1",
        email: "a@b",
        siteId: "7",
        language: "zh",
      }, {}],
      late: ([{ kind: "by", ms: 1 }, { kind: "unknown" }, { kind: "unread" }] as const)[at % 3],
      uploads: [{ file: "main.c", upload: 3 }],
      told: [{ en: "a", zh: "b", ja: "c" }],
    },
  })),
  course: { site: "moodle", missing: [{ id: "b05901002" }] },
};
const OTHERS = [{ name: "c", slug: "c", shard: 1 }];

Deno.test.each<[string, Plan, string | undefined]>([
  ["the same", PLAN, undefined],
  ["another rubric", { ...PLAN, rubric: { file: "r", text: "x", hash: "h" } }, undefined],
  ["another seed", { ...PLAN, terms: { ...PLAN.terms, seed: 2 } }, undefined],
  ["one student more", { ...PLAN, class: [...PLAN.class, ...OTHERS] }, undefined],
  ["one student less", { ...PLAN, class: PLAN.class.slice(1) }, undefined],
  ["another part", { ...PLAN, shard: { index: 2, of: 2 } }, "part 1/2 of a class"],
  ["the whole", { ...PLAN, shard: { index: 1, of: 1 } }, "part 1/2 of a class"],
  [
    "another protocol",
    { ...PLAN, terms: { ...PLAN.terms, protocol: "usi" } },
    "a class graded by mgtp",
  ],
  ["other names", { ...PLAN, class: OTHERS }, "another class"],
])("results that stand in the way of %s", (_name, now, wanted) => {
  assertEquals(whoseElse(PLAN, now)?.en, wanted);
});

Deno.test("a plan is read back, and what is none is none", async () => {
  await using folder = await tempFolder();
  assertEquals(readPlan(folder.path), undefined);
  folder.write(PLAN_FILE, JSON.stringify(PLAN));
  assertEquals(readPlan(folder.path), PLAN);
  folder.write(PLAN_FILE, JSON.stringify(COURSE_PLAN));
  assertEquals(readPlan(folder.path), COURSE_PLAN);
  const spoilt: readonly unknown[] = [
    ...["{", null, [], { ...PLAN, schema: 2 }, { ...PLAN, class: [{}] }, { ...PLAN, terms: {} }],
    { ...PLAN, class: [{ name: "a", slug: "../a", shard: 1 }] },
    { ...PLAN, class: [{ name: "a", slug: "..", shard: 1 }] },
    { ...PLAN, shard: { index: "1", of: 2 } },
    { ...PLAN, rubric: null },
    { ...PLAN, terms: { ...SAMPLE_TERMS, seed: "1" } },
    { ...PLAN, terms: { ...SAMPLE_TERMS, sandbox: undefined } },
    { ...PLAN, course: { site: "elsewhere", missing: [] } },
    { ...PLAN, class: [{ ...PLAN.class[0], who: { students: [{ id: 7 }] } }] },
    { ...PLAN, class: [{ ...PLAN.class[0], who: { students: [], late: { kind: "by" } } }] },
    { ...PLAN, class: [{ ...PLAN.class[0], shard: 1.5 }] },
  ];
  for (const value of spoilt) {
    folder.write(PLAN_FILE, value === "{" ? "{" : JSON.stringify(value));
    assertEquals(readPlan(folder.path), undefined, JSON.stringify(value));
  }
});

Deno.test("the results of another class are not overwritten", async () => {
  await using folder = await tempFolder();
  refuseOthers(folder.path, PLAN, "out");
  folder.write(PLAN_FILE, JSON.stringify(PLAN));
  refuseOthers(folder.path, PLAN, "out");
  const other = { ...PLAN, class: OTHERS };
  assertThrows(
    () => refuseOthers(folder.path, other, "out"),
    UsageError,
    '"out" holds the results',
  );
});

Deno.test("the key changes with everything that marks depend on", async () => {
  const key = await gradingKey(PLAN.terms, { hash: "h" });
  assertEquals(await gradingKey({ ...PLAN.terms }, { hash: "h" }), key);
  assertNotEquals(await gradingKey({ ...PLAN.terms, seed: 2 }, { hash: "h" }), key);
  assertNotEquals(await gradingKey(PLAN.terms, { hash: "other" }), key);
});

Deno.test("another text of a scenario is another suite", async () => {
  const scenario = (source: string) => [{ id: "a", source } as never];
  assertEquals(await suiteHash(scenario("x"), []), await suiteHash(scenario("x"), []));
  assertNotEquals(await suiteHash(scenario("x"), []), await suiteHash(scenario("y"), []));
});
