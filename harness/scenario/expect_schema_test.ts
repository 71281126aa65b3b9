/** Steps that talk and cannot be read. @module */

import { assertEquals } from "@std/assert";
import { HEAD, read } from "./_sample.ts";

type Row = readonly [name: string, text: string, problems: readonly string[]];

const BAD: readonly Row[] = [
  ["a misspelt verb", "  - snd: 1 name\n", [
    '5:5: Cannot read step "snd": use one of greet, start, send, expect, do, play, needs, inspect, bye, close, wait, repeat (did you mean "send"?)',
  ]],
  ["a bare misspelt verb", "  - gret\n", [
    '5:5: Cannot read step "gret": use one of greet, start, send, expect, do, play, needs, inspect, bye, close, wait, repeat (did you mean "greet"?)',
  ]],
  ["a bare verb that needs an object", "  - send\n", [
    '5:5: Cannot read step "send": write "send: …"',
  ]],
  ["a step that is a list", "  - [a]\n", [
    "5:5: Cannot read a step without a verb: use one of greet, start, send, expect, do, play, needs, inspect, bye, close, wait, repeat",
  ]],
  ["an empty step", "  -\n  - close\n", [
    "5:3: Cannot read a step without a verb: use one of greet, start, send, expect, do, play, needs, inspect, bye, close, wait, repeat",
  ]],
  ["an unknown key of a step", "  - send: 1 name\n    wihtin: 10s\n    foo: 1\n", [
    '6:5: Cannot read key "wihtin": use one of send, delivery, pieces, pause, line-end, on',
    '7:5: Cannot read key "foo": use one of send, delivery, pieces, pause, line-end, on',
  ]],
  ["two verbs in one step", "  - send: 1 name\n    expect: success\n", [
    '5:5: Cannot read "send" and "expect" in one step: start each with its own dash',
  ]],
  ["a duration without a unit", "  - expect: success\n    within: 10\n", [
    '6:13: Cannot read within "10": add the unit: 10ms, 10s or 10m',
  ]],
  ["a duration that is a word", "  - expect: success\n    within: soon\n", [
    '6:13: Cannot read within "soon": write a number with its unit, such as 250ms, 1.5s or 15m',
  ]],
  ["a duration that is too long", "  - expect: success\n    within: 99999m\n", [
    '6:13: Cannot read within "99999m": write at most 1440m',
  ]],
  ["an empty value", "  - send:\n", [
    '5:5: Cannot read "send" without a value: write one frame, a list, or {raw: bytes}',
  ]],
  ["an empty list of frames", "  - send: []\n", [
    '5:11: Cannot read "send", an empty list: write a list of frames',
  ]],
  ["an unknown word behind expect", "  - expect: sucess\n", [
    '5:13: Cannot read expect "sucess": use one of success, failure, reply, exit, silence, idle (did you mean "success"?)',
  ]],
  ["a list behind expect", "  - expect: [success]\n", [
    '5:13: Cannot read "expect" as a list: use one of success, failure, reply, exit, silence, idle, any-of, all-of',
  ]],
  ["an unknown field", "  - expect: { txt: a }\n", [
    '5:15: Cannot find field "txt": use one of status, text, id (did you mean "text"?)',
  ]],
  ["an unknown matcher", "  - expect: { text: { match: a } }\n", [
    '5:21: Cannot read matcher "match": use one of matches, one-of, includes, any-order (did you mean "matches"?)',
  ]],
  ["two matchers", "  - expect: { text: { matches: a, one-of: [a] } }\n", [
    "5:21: Cannot read two matchers in one field: use one of matches, one-of, includes, any-order",
  ]],
  ["a pattern that does not compile", "  - expect: { text: { matches: '(' } }\n", [
    '5:32: Cannot read matches "(": fix the pattern: unterminated group',
  ]],
  [
    "an example that its pattern does not find",
    "  - expect: { text: { matches: '^b', like: a1 } }\n",
    [
      "5:44: Cannot find the pattern in its example: write an example in which the pattern is found",
    ],
  ],
  ["an example of nothing", "  - expect: { text: { like: a1 } }\n", [
    '5:21: Cannot read matcher "like": use one of matches, one-of, includes, any-order',
  ]],
  ["a pattern that may take ages", "  - expect: { text: { matches: '^(a+)+$' } }\n", [
    '5:32: Cannot read matches "^(a+)+$": do not repeat a group that can match in several ways',
  ]],
  ["a group inside a group", "  - expect: { any-of: [{ all-of: [reply] }] }\n", [
    '5:24: Cannot read "all-of" inside a group: write success, failure, reply or the fields of an answer',
  ]],
  ["an exit code that is none", "  - expect: { exit: 256 }\n", [
    '5:21: Cannot read exit "256": write a whole number from 0 to 255',
  ]],
];

for (const [name, text, problems] of BAD) {
  Deno.test(`A step with ${name} is refused with its place and a fix`, async () => {
    assertEquals(
      await read(`${HEAD}steps:\n${text}`),
      problems.map((problem) => `x.yaml:${problem}`),
    );
  });
}
