import { assert, assertEquals } from "@std/assert";
import { KNOWN, read, readGood } from "./_sample.ts";
import { defaultRubric } from "./parse_rubric.ts";
import type { Scope } from "./rubric.ts";

const GAMES = ["mgtp/games/long", "mgtp/games/short"];
const scenarios = (...ids: readonly string[]): Scope => ({ kind: "scenarios", ids });
const rules = (...ids: readonly string[]): Scope => ({ kind: "rules", ids });

Deno.test.each<[string, string, Scope]>([
  ["a scenario", "scenario: mgtp/first", scenarios("mgtp/first")],
  ["a folder", "scenario: mgtp/games", scenarios(...GAMES)],
  ["a folder with a slash", "scenario: mgtp/games/", scenarios(...GAMES)],
  ["several", "scenario: [mgtp/noise, mgtp/first]", scenarios("mgtp/first", "mgtp/noise")],
  ["a rule", "rule: mgtp/answers", rules("mgtp/answers")],
  ["rules by their prefix", "rule: dark-chess", rules("dark-chess/move", "dark-chess/flip")],
  [
    "only rules that can be kept",
    "rule: mgtp",
    rules("mgtp/reply-id", "mgtp/answers", "mgtp/no-noise"),
  ],
  ["a tag", "tag: handshake", scenarios("mgtp/first", "mgtp/noise")],
  ["a level", "level: SHOULD", rules("mgtp/no-noise")],
])("a line may be about %s", async (_name, selector, scope) => {
  const rubric = await readGood(`lines: [{ ${selector}, points: 2.5 }]`);
  assertEquals([rubric.lines[0]?.scope, rubric.lines[0]?.points], [scope, 2.5]);
});

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

const line = (text: string): string => `lines:\n  - ${text}\n`;

Deno.test.each<[string, string, string]>([
  [
    "an unknown scenario",
    line("{ scenario: mgtp/frist, points: 1 }"),
    '2:17: Cannot find scenario "mgtp/frist": did you mean "mgtp/first"?',
  ],
  [
    "an unknown folder",
    line("{ scenario: [mgtp/first, mgtp/gmaes], points: 1 }"),
    '2:30: Cannot find scenario "mgtp/gmaes": did you mean "mgtp/games"?',
  ],
  [
    "half a folder's name",
    line("{ scenario: mgtp/ga, points: 1 }"),
    '2:17: Cannot find scenario "mgtp/ga": did you mean "mgtp/games"?',
  ],
  [
    "an unknown rule",
    line("{ rule: mgtp/replyid, points: 1 }"),
    '2:13: Cannot find rule "mgtp/replyid": did you mean "mgtp/reply-id"?',
  ],
  [
    "a rule that nobody can keep",
    line("{ rule: mgtp/uncited, points: 1 }"),
    '2:13: Cannot grade rule "mgtp/uncited", which no scenario covers: leave it out, or add a scenario that cites it',
  ],
  [
    "a level without rules",
    line("{ level: MAY, points: 1 }"),
    '2:14: Cannot find a rule of level "MAY" that a scenario covers: leave it out',
  ],
  [
    "an unknown level",
    line("{ level: must, points: 1 }"),
    '2:14: Cannot read level "must": use one of MUST, SHOULD, MAY (did you mean "MUST"?)',
  ],
  [
    "an unknown tag",
    line("{ tag: game, points: 1 }"),
    '2:12: Cannot find tag "game": use one of format, games, handshake (did you mean "games"?)',
  ],
  [
    "no selector",
    line("{ points: 1 }"),
    "2:5: Cannot tell what this is about: add one of scenario, rule, tag, level",
  ],
  [
    "two selectors",
    line("{ tag: games, rule: mgtp, points: 1 }"),
    '2:7: Cannot read "rule" and "tag" together: keep one of the two',
  ],
  [
    "a name listed twice",
    line("{ tag: [games, games], points: 1 }"),
    '2:20: Cannot list "games" twice: keep one of the two',
  ],
  [
    "no points",
    line("{ tag: games }"),
    '2:5: Cannot find "points": add "points: …", what it is worth',
  ],
  [
    "points that are no number",
    line("{ tag: games, points: ten }"),
    '2:27: Cannot read points "ten": write a number from 0 to 1000000 with at most two decimals',
  ],
  [
    "points of a thousandth",
    line("{ tag: games, points: 0.125 }"),
    '2:27: Cannot read points "0.125": write a number from 0 to 1000000 with at most two decimals',
  ],
  [
    "points below nothing",
    line("{ tag: games, points: -1 }"),
    '2:27: Cannot read points "-1": write a number from 0 to 1000000 with at most two decimals',
  ],
  [
    "a mistyped key",
    line("{ tag: games, point: 1 }"),
    '2:19: Cannot read key "point": use one of scenario, rule, tag, level, points, partial, id, title, hidden (did you mean "points"?)',
  ],
  [
    "two lines that look alike",
    `${line("{ tag: games, points: 1 }")}  - { tag: games, points: 2 }\n`,
    '3:5: Cannot tell two lines "games" apart: add another "id: …"',
  ],
  [
    "an id that is taken",
    line("{ tag: games, points: 1, id: note }"),
    '2:34: Cannot name a line "note": the gradebook has that column',
  ],
  [
    "a credit above all",
    `credit: { warned: 1.5 }\n${line("{ tag: games, points: 1 }")}`,
    '1:19: Cannot read warned "1.5": write a number from 0 to 1 with at most two decimals',
  ],
  [
    "a cap on nothing",
    `${line("{ tag: games, points: 1 }")}caps:\n  - { when: { rule: nowhere }, most: 1 }\n`,
    '4:21: Cannot find rule "nowhere": see "deno task list" for the rules',
  ],
  [
    "a cap without a condition",
    `${line("{ tag: games, points: 1 }")}caps: [{ most: 1 }]\n`,
    '3:8: Cannot find "when": add "when: …", what must not fail or be broken',
  ],
  [
    "an unknown hidden scenario",
    `${line("{ tag: games, points: 1 }")}hidden: [mgtp/game]\n`,
    '3:10: Cannot find scenario "mgtp/game": did you mean "mgtp/games"?',
  ],
  [
    "an exclude without a reason",
    `${line("{ tag: games, points: 1 }")}excludes: [{ tag: games }]\n`,
    '3:12: Cannot find "reason": add "reason: …", why it does not count',
  ],
  [
    "a title in two languages",
    `title: { en: A, zh: 甲 }\n${line("{ tag: games, points: 1 }")}`,
    '1:8: Cannot find "ja": add "ja: …", in 日本語',
  ],
  ["no lines", "title: A\n", '1:1: Cannot find "lines": add "lines: …", what is worth how much'],
  [
    "an empty list",
    "lines: []\n",
    '1:8: Cannot read "lines", an empty list: write a list of what is worth points',
  ],
  [
    "a key twice",
    `${line("{ tag: games, points: 1 }")}hidden: mgtp\nhidden: mgtp\n`,
    '4:1: Cannot read key "hidden" twice: keep one of the two',
  ],
])("%s is refused with its place and a fix", async (_name, text, problem) => {
  const problems = await read(text);
  assert(Array.isArray(problems) && problems.includes(problem), JSON.stringify(problems, null, 1));
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
