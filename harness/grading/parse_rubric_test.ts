import { assert, assertEquals } from "@std/assert";
import { KNOWN, read, readGood } from "./_sample.ts";
import { defaultRubric } from "./parse_rubric.ts";
import type { Scope } from "./rubric.ts";

const GAMES = ["mgtp/games/long", "mgtp/games/short"];
const scenarios = (...ids: readonly string[]): Scope => ({ kind: "scenarios", ids });
const rules = (...ids: readonly string[]): Scope => ({ kind: "rules", ids });

Deno.test("what is not said has a sensible value", async () => {
  const rubric = await readGood("lines:\n  - level: [MUST, SHOULD]\n    points: 1\n");
  const [line] = rubric.lines;
  assertEquals([line?.id, line?.title, line?.partial, line?.hidden], [
    "MUST, SHOULD",
    "MUST, SHOULD",
    true,
    false,
  ]);
  assertEquals([rubric.credit, rubric.caps, rubric.hidden, rubric.excludes], [
    { warned: 1 },
    [],
    [],
    [],
  ]);
});

Deno.test("everything that can be said is read", async () => {
  const rubric = await readGood(`
title: { en: Homework, zh: 作業, ja: 課題 }
credit: { warned: 0.25 }
lines:
  - { scenario: mgtp/games, points: 10, id: games }
  - { tag: games, points: 10, id: again, title: Games, partial: false }
  - { level: MUST, points: 10, hidden: true }
caps:
  - { when: { rule: mgtp/answers }, most: 3, reason: mute }
hidden: mgtp/games
excludes:
  - { scenario: mgtp/noise, reason: later, for: [a*, b] }
`);
  assertEquals(rubric.title, { en: "Homework", zh: "作業", ja: "課題" });
  assertEquals(rubric.credit.warned, 0.25);
  assertEquals(rubric.lines.map(({ id, title, partial, hidden }) => [id, title, partial, hidden]), [
    ["games", "games", true, true],
    ["again", "Games", false, true],
    ["MUST", "MUST", true, true],
  ]);
  assertEquals(rubric.caps, [{ scope: rules("mgtp/answers"), most: 3, reason: "mute" }]);
  assertEquals(rubric.hidden, GAMES);
  assertEquals(rubric.excludes, [
    { scope: scenarios("mgtp/noise"), reason: "later", only: ["a*", "b"] },
  ]);
  assertEquals(rubric.citations["mgtp/reply-id"], ["mgtp/first", "mgtp/games/long"]);
});

Deno.test.each<[string, string]>([
  ["an empty file", ""],
  ["a list", "- a\n"],
  ["no YAML", "lines: [{{{\n"],
  ["bytes", "lines: \udcff\u0000\n"],
  ["references", "lines: &a [{ level: MUST, points: 1 }]\nhidden: *a\n"],
  [
    "a doubling bomb",
    `a: &a [x]\n${
      "bcdefgh".split("").map((c, at) => `${c}: &${c} [*${"abcdefg"[at]}, *${"abcdefg"[at]}]\n`)
        .join("")
    }`,
  ],
  ["deep nesting", `lines: ${"[".repeat(10_000)}`],
  ["a foreign key", "lines: [{ __proto__: { points: 1 }, level: MUST, points: 1 }]\n"],
  ["a thousand faults", `lines:\n${"  - { tag: x, points: y }\n".repeat(1000)}`],
  [
    "wrong kinds everywhere",
    "title: []\ncredit: x\nlines: {}\ncaps: [x, {when: []}]\nhidden: {}\nexcludes: 1\n",
  ],
])("hostile input is refused in little time and space: %s", async (_name, text) => {
  const problems = await read(text);
  assert(Array.isArray(problems) && problems.length > 0 && problems.length <= 50);
  assert(problems.every((problem) => /^\d+:\d+: .+: .+/s.test(problem)), problems.join("\n"));
});

Deno.test("without a rubric, what is required weighs nine times what is recommended", () => {
  const rubric = defaultRubric(KNOWN);
  assertEquals(rubric.lines.map(({ id, points, scope }) => [id, points, scope.ids.length]), [
    ["MUST", 90, 4],
    ["SHOULD", 10, 1],
  ]);
  const { scenarios, rules } = KNOWN;
  const bound = defaultRubric({ scenarios, rules: rules.filter(({ level }) => level === "MUST") });
  assertEquals(bound.lines.map(({ id, points }) => [id, points]), [["MUST", 100]]);
});

Deno.test("an empty rubric is told what a rubric needs", async () => {
  for (const text of ["", " \n"]) {
    assertEquals(await read(text), [
      "1:1: Cannot read an empty file: write a list of what is worth points, under the key lines",
    ]);
  }
});
