import { assertEquals } from "@std/assert";
import type { Violation } from "../core/mod.ts";
import type { Unanswered } from "../referee/mod.ts";
import { areOpen, areProof, type Silence, silenceIn, triesNeeded } from "./silences.ts";

const SILENT: Violation = {
  rule: "geister/answers-set",
  expected: [],
  actual: "",
  evidence: [],
  timing: true,
  times: 1,
};
const WHY: Unanswered = { kind: "silent", waitedMs: 15_000, partial: "" };
const ON = { kind: "stop" } as const;

const seen = (violation: Partial<Violation>, why: Partial<typeof WHY> = {}) =>
  silenceIn([{ ...SILENT, ...violation }], {
    going: ON,
    unanswered: { ...WHY, ...why } as Unanswered,
  });

/** A silence from one second to another. */
function lasting(fromMs: number, toMs: number, full = true): Silence {
  return { rule: "x", full, waitedMs: toMs - fromMs, forPly: false, fromMs, toMs };
}

const silences = (beside: readonly Silence[], alone: readonly Silence[] = []) => ({
  ...{ rule: "x", beside, alone },
});

Deno.test("a silence stands under the rule that is broken whatever was changed", () => {
  assertEquals(seen({})?.rule, "geister/answers-set");
  assertEquals(seen({ rule: "a", otherwise: "b" })?.rule, "b");
});

Deno.test("a short wait, and one that a step measures, is no silence", () => {
  assertEquals(seen({ brief: true }), undefined);
  assertEquals(seen({ measured: true }), undefined);
  assertEquals(seen({}, { cutShort: true }), undefined);
});

Deno.test("what the machine took from the engine, and one that a signal stopped, is not held against it", () => {
  assertEquals(seen({}, { hinderedMs: 1_000 })?.full, true);
  assertEquals(seen({}, { hinderedMs: 2_000 })?.full, false);
  assertEquals(seen({}, { doing: "stopped" })?.full, false);
});

Deno.test("three silences of which one came with the engine alone are proof", () => {
  const [one, two, three] = [lasting(0, 1), lasting(2, 3), lasting(4, 5)];
  assertEquals(areProof(silences([one, two], [three])), true);
  assertEquals(areProof(silences([one], [two, three])), true);
  assertEquals(areProof(silences([one, two, three])), false);
  assertEquals(areProof(silences([one], [three])), false);
  assertEquals(areProof(silences([one, two], [lasting(4, 5, false)])), false);
});

Deno.test("silences that lasted at the same time count once", () => {
  const together = [lasting(0, 10), lasting(1, 11), lasting(2, 12)];
  assertEquals(areProof(silences(together, [lasting(20, 30)])), false);
  assertEquals(areProof(silences([...together, lasting(13, 15)], [lasting(20, 30)])), true);
});

Deno.test("what was seen twice and could not be tried enough is open; what only comes beside others is not", () => {
  const two = silences([lasting(0, 1), lasting(2, 3)]);
  assertEquals([areOpen(two, false), areOpen(two, true)], [true, false]);
  assertEquals(areOpen(silences([lasting(0, 1)]), false), false);
  assertEquals(areOpen(silences([], [lasting(0, 1)]), true), true);
});

Deno.test("the rarer a silence was, the more tries it takes to say that it does not come again", () => {
  const one = silences([lasting(0, 1)]);
  assertEquals([1, 2, 5, 10, 20, 40].map((runs) => triesNeeded(one, runs)), [2, 5, 14, 29, 59, 60]);
  assertEquals(triesNeeded(silences([lasting(0, 1, false)]), 40), 12);
});
