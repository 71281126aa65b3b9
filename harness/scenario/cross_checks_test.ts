/** Steps that do not fit the rest of the world, games and repeats. @module */

import { assertEquals } from "@std/assert";
import { HEAD, read } from "./_sample.ts";

type Row = readonly [name: string, text: string, problems: readonly string[]];

const BAD: readonly Row[] = [
  ["an unlisted rule", "  - expect: success\n    else: mgtp/quit\n", [
    '6:11: Cannot cite unlisted rule "mgtp/quit": add it to the rules at the top',
  ]],
  ["an unknown rule behind else", "  - expect: success\n    else: mgtp/nam\n", [
    '6:11: Cannot find rule "mgtp/nam": did you mean "mgtp/name"?',
  ]],
  ["an instance that does not run", "  - send: 1 name\n    on: 2\n", [
    '6:9: Cannot find instance "2": add "instances: 2" at the top',
  ]],
  ["an unknown side", "  - play: { engine: frist }\n", [
    '5:21: Cannot read engine "frist": use one of first, second (did you mean "first"?)',
  ]],
  ["a play without a side", "  - play: { plies: 3 }\n", [
    '5:11: Cannot find "engine": add "engine: …", which side the engine plays',
  ]],
  ["a bare play", "  - play: first\n", [
    '5:11: Cannot read play "first": write {engine: first} or {engine: second}, with further keys',
  ]],
  ["more plies asked for than made", "  - play: { engine: first, plies: 3, least: 4 }\n", [
    "5:45: Cannot make 4 plies of 3: write at most as many as in plies",
  ]],
  ["something that no engine can offer", "  - needs: Ponder\n", [
    '5:12: Cannot determine whether an engine offers "Ponder": use one of USI_Ponder',
  ]],
  ["an unknown opponent", "  - play: { engine: first, opponent: randm }\n", [
    '5:38: Cannot find opponent "randm": use one of random, greedy (did you mean "random"?)',
  ]],
  [
    "an unknown setting and ending",
    "  - play: { engine: first, settings: { noEatFlop: 1 }, end: Draw }\n",
    [
      '5:40: Cannot find setting "noEatFlop": use one of noEatFlip (did you mean "noEatFlip"?)',
      '5:61: Cannot find ending "Draw": use one of NoEatFlipDraw',
    ],
  ],
  ["an unknown option", '  - greet: { tme: "1" }\n', [
    '5:14: Cannot find option "tme": use one of time, spelling (did you mean "time"?)',
  ]],
  ["a clock without a main time", "  - play: { engine: first, clock: { per-move: 1s } }\n", [
    '5:35: Cannot find "main": add "main: …", the main time of a side',
  ]],
  ["something to do where no person sits", "  - do: 7g7f\n", [
    "5:5: Cannot use do in this protocol: use send, greet or play: an engine of this protocol has no person at it",
  ]],
  ["a bad escape", "  - send: { raw: '1 na\\q' }\n", [
    '5:18: Cannot read raw "1 na\\q": write \\xNN, \\n, \\r, \\t, or \\\\ for a backslash',
  ]],
  ["a line end behind raw bytes", "  - send: { raw: a }\n    line-end: crlf\n", [
    "6:5: Cannot end raw bytes with a line end: write the line end into the raw bytes",
  ]],
  ["pieces of no size", "  - send: a\n    pieces: [0, x]\n", [
    '6:14: Cannot read pieces "0": write a whole number from 1 to 1000000',
    '6:17: Cannot read pieces "x": write a whole number from 1 to 1000000',
  ]],
  ["a repeat without steps", "  - repeat: 3\n", ['5:5: Cannot find "steps": add "steps: …"']],
  ["a repeat that never happens", "  - repeat: 0\n    steps: [close]\n", [
    '5:13: Cannot read repeat "0": write a whole number from 1 to 10000',
  ]],
  ["too many steps", "  - repeat: 10000\n    steps: [close, close]\n", [
    "5:3: Cannot do 20000 steps: repeat less, 10000 is the most",
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
