import { assert, assertEquals } from "@std/assert";
import { pick, randomFrom } from "../random.ts";
import { ending } from "./ending.ts";
import { inferStep } from "./infer.ts";
import { MISSTEP_RULES, type MisstepKind } from "./misstep.ts";
import { moves } from "./moves.ts";
import { play } from "./play.ts";
import { TZAAR_RULES } from "./rules.ts";
import { started } from "./test_kit.ts";

/** A board with some stacks taken away and others put there. */
function changed(stacks: string, changes: readonly string[]): string {
  const points = changes.map((change) => change.split(" ").find((word) => word.includes(",")));
  const rest = stacks.split(" / ").filter((stack) => !points.includes(stack.split(" ")[1]));
  return [...rest, ...changes.filter((change) => change.includes(" "))].join(" / ");
}

const STACKS = [
  "W -1,0 1 3",
  "W 2,0 2 1",
  "W 2,1 1 2",
  "W -4,4 12 3",
  "W -3,4 2 2",
  "W -3,-1 1 2",
  "W 1,-4 1 1",
  "B 1,0 1 3",
  "B 2,2 1 1",
  "B 4,0 3 2",
  "B 2,-1 2 3",
  "B -2,4 1 1",
  "B 1,3 1 2",
].join(" / ");

/** What an engine did: a name is a point emptied, a stack is what stands there now. */
const MISSTEPS: readonly [MisstepKind, string, string[], string[]][] = [
  ["nothing-changed", "white 1", [], []],
  ["enhance-in-step-1", "white 1", ["2,0", "W 2,1 3 1"], ["2,0", "2,1"]],
  ["own-stack-taken", "white 1", ["2,0", "W 2,1 2 1"], ["2,0", "2,1"]],
  [
    "two-actions",
    "white 1",
    ["2,0", "2,1", "W 1,0 2 1", "W 2,2 1 2"],
    ["2,1", "2,2", "2,0", "1,0"],
  ],
  ["two-actions", "white 2", ["2,1", "2,0", "W 1,0 3 2"], ["2,1", "2,0", "2,0", "1,0"]],
  [
    "second-step-in-first-turn",
    "white 1 1",
    ["2,0", "2,1", "W 1,0 2 1", "W 2,2 1 2"],
    ["2,1", "2,2", "2,0", "1,0"],
  ],
  ["too-many-changes", "white 1", ["1,0", "2,2", "1,3"], ["1,3", "2,2", "1,0"]],
  ["too-many-changes", "white 2", ["2,0", "B 3,0 2 1"], ["2,0", "3,0"]],
  ["stack-vanished", "white 1", ["1,0"], ["1,0"]],
  ["stack-vanished", "white 1", ["1,0", "W 2,0 3 1"], ["1,0", "2,0"]],
  ["stack-appeared", "white 1", ["W 3,0 2 1"], ["3,0"]],
  ["stack-changed", "white 1", ["W 2,0 3 1"], ["2,0"]],
  ["enemy-stack-moved", "white 1", ["1,0", "B 2,0 1 3"], ["1,0", "2,0"]],
  ["enemy-stack-moved", "white 1", ["4,0", "B 3,0 3 2"], ["4,0", "3,0"]],
  ["onto-empty", "white 1", ["2,0", "W 3,0 2 1"], ["2,0", "3,0"]],
  ["bent-path", "white 1", ["2,1", "W 1,0 1 2"], ["2,1", "1,0"]],
  ["wrapped-edge", "black 1", ["4,0", "B -3,-1 3 2"], ["4,0", "-3,-1"]],
  ["through-hole", "white 1", ["-1,0", "W 1,0 1 3"], ["-1,0", "1,0", "0,0"]],
  ["over-stack", "white 1", ["2,0", "W 2,2 2 1"], ["2,0", "2,2", "2,1"]],
  ["over-stack", "white 2", ["-4,4", "W -2,4 12 3"], ["-4,4", "-2,4", "-3,4"]],
  ["higher-stack-taken", "white 1", ["2,0", "W 4,0 2 1"], ["2,0", "4,0"]],
  ["source-not-emptied", "white 1", ["W 1,0 2 1"], ["2,0", "1,0"]],
  ["source-not-emptied", "white 2", ["W 2,1 3 1"], ["2,0", "2,1"]],
  ["capture-kept-colour", "white 1", ["2,0", "B 1,0 2 1"], ["2,0", "1,0"]],
  ["capture-added-height", "white 1", ["2,0", "W 1,0 3 1"], ["2,0", "1,0"]],
  ["capture-wrong-height", "white 1", ["2,0", "W 1,0 1 1"], ["2,0", "1,0"]],
  ["capture-kept-type", "white 1", ["2,0", "W 1,0 2 3"], ["2,0", "1,0"]],
  ["capture-wrong-type", "white 1", ["2,0", "W 1,0 2 2"], ["2,0", "1,0"]],
  ["enhance-not-summed", "white 2", ["2,0", "W 2,1 2 1"], ["2,0", "2,1"]],
  ["enhance-kept-type", "white 2", ["2,0", "W 2,1 3 2"], ["2,0", "2,1"]],
  ["enhance-wrong-type", "white 2", ["2,0", "W 2,1 3 3"], ["2,0", "2,1"]],
  ["enhance-wrong-colour", "white 2", ["2,0", "B 2,1 3 1"], ["2,0", "2,1"]],
  ["height-cut", "white 1", ["2,0", "W 1,0 2 1", "W -4,4 1 3"], ["-4,4"]],
  ["height-cut", "white 2", ["-4,4", "W -3,4 4 3"], ["-4,4", "-3,4"]],
];

Deno.test.each(MISSTEPS)("%s of %s is named, with the points", (kind, head, changes, points) => {
  const before = started(`${head} / ${STACKS}`);
  const after = started(`${head} / ${changed(STACKS, changes)}`).board;
  const inference = inferStep(before, after);
  assert(!inference.ok);
  assertEquals([inference.error.kind, inference.error.points], [kind, points]);
});

Deno.test("every kind of misstep is in the table and breaks a rule of the game", () => {
  assertEquals(
    [...new Set(MISSTEPS.map(([kind]) => kind))].sort(),
    (Object.keys(MISSTEP_RULES) as MisstepKind[]).sort(),
  );
  const rules = TZAAR_RULES.map(({ id }) => id);
  for (const rule of Object.values(MISSTEP_RULES)) assert(rules.includes(rule), rule);
});

Deno.test("the expected stack on the target is shown", () => {
  const before = started(`white 2 / ${STACKS}`);
  const after = started(`white 2 / ${changed(STACKS, ["2,0", "W 2,1 3 2"])}`).board;
  assertEquals(inferStep(before, after), {
    ok: false,
    error: {
      kind: "enhance-kept-type",
      points: ["2,0", "2,1"],
      expected: { owner: "first", height: 3, type: 1 },
      actual: { owner: "first", height: 3, type: 2 },
    },
  });
});

Deno.test("every legal step is inferred from the board that it leaves", () => {
  for (let seed = 0; seed < 3; seed++) {
    const random = randomFrom(seed);
    let position = started();
    while (!ending(position)) {
      for (const move of moves(position)) {
        const inference = inferStep(position, play(position, move).board);
        assertEquals(inference, { ok: true, value: move });
      }
      position = play(position, pick(moves(position), random)!);
    }
  }
});

Deno.test.each<[string, MisstepKind, string[]]>([
  ["white 2", "enhance-not-summed", ["2,1", "3,1"]],
  ["white 1", "stack-vanished", ["2,1"]],
])("%s: a stack that is gone beside its like is %s", (head, kind, points) => {
  const stacks = `${STACKS} / W 3,1 1 2`;
  const { board } = started(`${head} / ${changed(stacks, ["2,1"])}`);
  const step = inferStep(started(`${head} / ${stacks}`), board);
  assert(!step.ok);
  assertEquals([step.error.kind, step.error.points], [kind, points]);
});
