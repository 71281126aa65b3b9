import { assertEquals } from "@std/assert";
import type { MisstepKind } from "./misstep.ts";
import type { PieceType } from "./position.ts";
import { judgeTarget } from "./target.ts";
import { started } from "./test_kit.ts";

const STACKS = "W 2,0 12 3 / W 2,1 5 1 / B 1,0 3 2";

Deno.test.each<[string, 1 | 2, number, PieceType, MisstepKind | undefined]>([
  ["1,0", 1, 12, 3, undefined],
  ["1,0", 1, 15, 3, "capture-added-height"],
  ["1,0", 1, 1, 3, "height-cut"],
  ["1,0", 1, 2, 3, "height-cut"],
  ["1,0", 1, 3, 3, "capture-wrong-height"],
  ["1,0", 1, 12, 2, "capture-kept-type"],
  ["1,0", 1, 12, 1, "capture-wrong-type"],
  ["2,1", 2, 17, 3, undefined],
  ["2,1", 2, 7, 3, "height-cut"],
  ["2,1", 2, 6, 3, "height-cut"],
  ["2,1", 2, 1, 3, "height-cut"],
  ["2,1", 2, 12, 3, "enhance-not-summed"],
  ["2,1", 2, 17, 1, "enhance-kept-type"],
  ["2,1", 1, 17, 3, "enhance-in-step-1"],
  ["2,1", 1, 12, 3, "own-stack-taken"],
])("on %s in step %d a stack %d high of type %d is judged: %s", (to, step, height, type, kind) => {
  const position = started(`white ${step} / ${STACKS}`);
  const actual = { owner: "first", height, type } as const;
  assertEquals(judgeTarget(position, { from: "2,0", to, actual })?.kind, kind);
});
