import { assert, assertEquals } from "@std/assert";
import { LANGUAGES } from "../../core/mod.ts";
import { objection } from "./objection.ts";
import { MISSTEP_RULES } from "./misstep.ts";
import { TZAAR_RULES } from "./rules.ts";
import { moveOf, started } from "./test_kit.ts";

/** White to move, with everything that can go wrong within reach; one stack is 12 high. */
const STACKS = [
  "W -1,0 1 3",
  "W -2,0 1 1",
  "W 2,0 2 1",
  "W 2,1 1 2",
  "B 1,0 1 3",
  "B 2,2 1 1",
  "B 4,0 12 2",
  "B 2,-1 2 1",
].join(" / ");

const BROKEN: readonly [string, 1 | 2, string, string][] = [
  ["pass", 1, "step-1-captures", "It is step 1, which cannot be passed"],
  ["5,0-4,0", 1, "on-board", "The board has no point 5,0"],
  ["2,0-3,3", 1, "on-board", "The board has no point 3,3"],
  ["-1,0-0,0", 1, "on-board", "The centre 0,0 is a hole, not a point"],
  ["0,0-1,0", 1, "on-board", "The centre 0,0 is a hole, not a point"],
  ["3,0-4,0", 1, "source-exists", "3,0 is empty"],
  ["1,0-2,0", 1, "own-stack", "The stack on 1,0 is black, and white is to move"],
  ["1,0+2,0", 2, "own-stack", "The stack on 1,0 is black, and white is to move"],
  ["2,0-2,0", 1, "straight-line", "The stack on 2,0 stays where it is"],
  ["2,1-1,0", 1, "straight-line", "No straight line leads from 2,1 to 1,0"],
  ["-1,0-2,-1", 1, "straight-line", "No straight line leads from -1,0 to 2,-1"],
  [
    "-1,0-1,0",
    1,
    "not-through-centre",
    "The line from -1,0 to 1,0 crosses the hole in the centre",
  ],
  [
    "-2,0-1,0",
    1,
    "not-through-centre",
    "The line from -2,0 to 1,0 crosses the hole in the centre",
  ],
  ["2,0-2,2", 1, "no-jump", "The stack on 2,1 is in the way from 2,0 to 2,2"],
  ["2,0+-3,0", 2, "not-through-centre", "The line from 2,0 to -3,0 crosses the hole in the centre"],
  ["2,0-3,0", 1, "target-occupied", "3,0 is empty"],
  ["2,0+3,-1", 2, "target-occupied", "3,-1 is empty"],
  ["2,0-2,1", 1, "capture-enemy", "The stack on 2,1 is white"],
  ["2,0-2,1", 2, "capture-enemy", "The stack on 2,1 is white"],
  ["2,0+1,0", 2, "enhance-own", "The stack on 1,0 is black"],
  [
    "2,0+2,1",
    1,
    "step-1-captures",
    "It is step 1, and 2,0 goes on top of 2,1 instead of capturing",
  ],
  ["2,0-4,0", 1, "not-higher", "The stack on 4,0 is 12 high, the one on 2,0 only 2"],
];

Deno.test.each(BROKEN)("%s in step %d breaks %s", (text, step, rule, why) => {
  const found = objection(started(`white ${step} / ${STACKS}`), moveOf(text));
  assertEquals(found?.rule, `tzaar/${rule}`);
  assert(typeof found?.why === "object");
  assertEquals(found.why.en, why);
  for (const language of LANGUAGES) assert(!found.why[language].includes("{"));
});

Deno.test.each<[string, 1 | 2]>([
  ["2,0-1,0", 1],
  ["2,0-2,-1", 1],
  ["2,1-2,2", 2],
  ["2,0+2,1", 2],
  ["2,1+2,0", 2],
  ["pass", 2],
])("%s in step %d breaks nothing", (text, step) => {
  assertEquals(objection(started(`white ${step} / ${STACKS}`), moveOf(text)), undefined);
});

Deno.test("a stack takes one of its own height, beyond nine too", () => {
  const position = started("white 1 / W 2,0 12 1 / B 4,0 12 2 / B 2,2 13 2");
  assertEquals(objection(position, moveOf("2,0-4,0")), undefined);
  assertEquals(objection(position, moveOf("2,0-2,2"))?.rule, "tzaar/not-higher");
});

Deno.test("every rule is broken by a step above or by a board that a step left", () => {
  const broken = new Set<string>([
    ...BROKEN.map(([, , rule]) => `tzaar/${rule}`),
    ...Object.values(MISSTEP_RULES),
  ]);
  assertEquals([...broken].sort(), TZAAR_RULES.map(({ id }) => id).sort());
});
