import { assertEquals } from "@std/assert";
import type { Step } from "../scenario/mod.ts";
import { caseKind } from "./case_kind.ts";
import { instancesIn, overlap } from "./instances.ts";

function close(on: number): Step {
  return { at: { file: "x", line: 1, column: 1 }, on, verb: "close" };
}

function repeat(steps: readonly Step[]): Step {
  return { at: { file: "x", line: 1, column: 1 }, on: 1, verb: "repeat", times: 2, steps };
}

Deno.test.each([
  ["one instance", [1, 1, 1], false],
  ["one instance after the other", [1, 1, 2, 2, 3], false],
  ["two by turns", [1, 2, 1], true],
  ["the first again at the end", [1, 2, 3, 1], true],
])("%s: whether they overlap", (_name, turns, expected) => {
  assertEquals(overlap(turns.map(close)), expected);
});

Deno.test("a repetition speaks to all instances of its steps", () => {
  assertEquals(instancesIn(repeat([close(1), close(2)])), [1, 2]);
  assertEquals(overlap([close(1), repeat([close(2), close(1)])]), true);
});

Deno.test("only instances that overlap make a case that runs alone", () => {
  const kind = (turns: readonly number[]) =>
    caseKind({ preflight: false, game: false, stimulus: "client", steps: turns.map(close) });
  assertEquals([kind([1, 2]), kind([1, 2, 1])], ["light", "crowd"]);
});
