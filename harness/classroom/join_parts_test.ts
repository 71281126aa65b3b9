import { assertEquals } from "@std/assert";
import { type ClassPart, joinClassParts } from "./join_parts.ts";
import type { Plan } from "./plan.ts";

const CLASS = [
  { name: "a", slug: "a", shard: 1 },
  { name: "b", slug: "b", shard: 2 },
  { name: "c", slug: "c", shard: 1 },
];

const TERMS: Plan["terms"] = {
  version: "1.0.0",
  protocol: "mgtp",
  suite: "5",
  seed: 1,
  strict: false,
  timeScale: 1,
  sandbox: "none",
};

function part(index: number, change: Partial<Plan> = {}, name = `results-${index}`): ClassPart {
  const plan: Plan = {
    schema: 1,
    terms: TERMS,
    rubric: { file: "r.yaml", text: "", hash: "1" },
    shard: { index, of: 2 },
    class: CLASS,
    ...change,
  };
  return { name, folder: `/${name}`, plan };
}

Deno.test("the parts of a class are joined in any order", () => {
  const whole = joinClassParts([part(2), part(1)]);
  assertEquals(whole.ok && whole.value.shard, { index: 1, of: 1 });
  assertEquals(whole.ok && whole.value.class.map(({ name, shard }) => [name, shard]), [
    ["a", 1],
    ["b", 1],
    ["c", 1],
  ]);
});

Deno.test.each<[string, ClassPart[], string[]]>([
  ["a missing part", [part(2)], ["Part 1/2 is missing (2 submissions: a, c)"]],
  [
    "a doubled part",
    [part(1), part(2), part(2, {}, "again")],
    ["Part 2 is there 2 times: results-2, again"],
  ],
  [
    "another suite",
    [part(1), part(2, { terms: { ...TERMS, suite: "6" } })],
    ['"results-1" and "results-2" differ in the scenarios and rules'],
  ],
  [
    "another rubric",
    [part(1), part(2, { rubric: { file: "r.yaml", text: "", hash: "2" } })],
    ['"results-1" and "results-2" differ in the rubric'],
  ],
  [
    "another class",
    [part(1), part(2, { class: CLASS.slice(1) })],
    ['"results-1" and "results-2" differ in the class'],
  ],
  [
    "another sandbox and seed",
    [part(1), part(2, { terms: { ...TERMS, sandbox: "limits", seed: 2 } })],
    [
      '"results-1" and "results-2" differ in the seed',
      '"results-1" and "results-2" differ in the sandbox',
    ],
  ],
  ["nothing", [], ["There are no parts"]],
])("%s is named", (_name, parts, problems) => {
  const whole = joinClassParts(parts);
  assertEquals(whole.ok ? [] : whole.error.map(({ en }) => en), problems);
});
