import { assert } from "@std/assert";
import { read } from "./_sample.ts";

const line = (text: string): string => `lines:\n  - ${text}\n`;

Deno.test.each<[string, string, string]>([
  [
    "an unknown level",
    line("{ level: must, points: 1 }"),
    '2:14: Cannot read level "must": use one of MUST, SHOULD, MAY (did you mean "MUST"?)',
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
    "a credit above all",
    `credit: { warned: 1.5 }\n${line("{ tag: games, points: 1 }")}`,
    '1:19: Cannot read warned "1.5": write a number from 0 to 1 with at most two decimals',
  ],
  [
    "a cap without a condition",
    `${line("{ tag: games, points: 1 }")}caps: [{ most: 1 }]\n`,
    '3:8: Cannot find "when": add "when: …", what must not fail or be broken',
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
