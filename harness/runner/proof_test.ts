import { assertEquals } from "@std/assert";
import type { Violation } from "../core/mod.ts";
import { freshSteadiness, noteFirst, proven, runsNeeded, type Steadiness } from "./proof.ts";

const AT = { file: "a.yaml", line: 3, column: 1 };
const BEFORE = { file: "a.yaml", line: 1, column: 1 };
const CLAIM: Violation = {
  ...{ rule: "p/blank-in-path", otherwise: "p/no-crash", expected: ["0"], actual: "SIGSEGV" },
  ...{ evidence: [], times: 1, at: AT },
};
const { otherwise: _, ...PROVEN } = CLAIM;
const CRASH: Violation = { ...PROVEN, rule: "p/no-crash", at: BEFORE };

/** Runs that find these, one after the other. */
function runs(steadiness: Steadiness, ...found: (readonly Violation[] | undefined)[]) {
  const byChance: readonly string[] = [];
  const again = {
    steadiness,
    byChance,
    run: () => Promise.resolve(found[done++]),
    done: () => done,
  };
  let done = 0;
  return again;
}

Deno.test("a failure in three of three runs is blamed on the change", async () => {
  const again = runs(freshSteadiness(), [CLAIM], [CLAIM]);
  assertEquals(await proven([CLAIM], again), [PROVEN]);
  assertEquals(again.done(), 2);
});

Deno.test("a finding that does not blame a change is not repeated", async () => {
  const again = runs(freshSteadiness());
  assertEquals(await proven([CRASH], again), [CRASH]);
  assertEquals(again.done(), 0);
});

const LATE = { ...CLAIM, timing: true } as const;

Deno.test("of a late answer that is tried again alone nothing is proven before", async () => {
  const again = { ...runs(freshSteadiness()), isRetried: () => true };
  assertEquals(await proven([LATE], again), [LATE]);
  assertEquals(again.done(), 0);
});

Deno.test("a late answer is blamed on what was changed after three of three, too", async () => {
  const again = runs(freshSteadiness(), [LATE], [LATE]);
  assertEquals(await proven([LATE], again), [{ ...PROVEN, timing: true }]);
  assertEquals(again.done(), 2);
});

Deno.test("for a late answer that came the next time nothing more is waited for", async () => {
  const again = runs(freshSteadiness(), []);
  assertEquals((await proven([LATE], again)).map(({ rule }) => rule), ["p/no-crash"]);
  assertEquals(again.done(), 1);
});

Deno.test("what was waited for briefly breaks nothing unless it is proven", async () => {
  const brief = { ...LATE, brief: true } as const;
  assertEquals(await proven([brief], runs(freshSteadiness(), [])), []);
  const plain = { ...freshSteadiness(), plain: new Set(["p/no-crash"]) };
  assertEquals(await proven([brief], runs(plain)), []);
  const shown = await proven([brief], runs(freshSteadiness(), [brief], [brief]));
  assertEquals(shown, [{ ...PROVEN, timing: true }]);
});

Deno.test("what a step itself allows is too long whatever the cause", async () => {
  const measured = { ...LATE, measured: true } as const;
  const again = runs(freshSteadiness());
  assertEquals(await proven([measured], again), [measured]);
  assertEquals(again.done(), 0);
});

Deno.test("what fails now and then is a fault of its own, with how often it was seen", async () => {
  const steadiness = freshSteadiness();
  const again = runs(steadiness, [CRASH], [], [CLAIM], [CRASH], []);
  const [told, ...others] = await proven([CLAIM], again);
  assertEquals(others, []);
  assertEquals([told?.rule, told?.otherwise], ["p/no-crash", undefined]);
  assertEquals(
    typeof told?.actual === "object" && told.actual.en,
    "now and then: SIGSEGV (in 2 of 6 runs of the same steps)",
  );
  assertEquals(steadiness.unsteady, true);
});

Deno.test("an engine that was seen to fail by chance has to fail six times alike", async () => {
  assertEquals([runsNeeded({ unsteady: false }), runsNeeded({ unsteady: true })], [3, 6]);
  const five = [CLAIM];
  const again = runs({ ...freshSteadiness(), unsteady: true }, five, five, five, five, five);
  assertEquals(await proven([CLAIM], again), [PROVEN]);
  assertEquals(again.done(), 5);
});

Deno.test("an engine that broke the rule where nothing was changed has to fail six times, too", async () => {
  const steadiness = freshSteadiness();
  await proven([CRASH], runs(steadiness));
  const again = runs(steadiness, [CLAIM], [CLAIM], [CLAIM], [CLAIM], [CLAIM]);
  assertEquals(await proven([CLAIM], again), [PROVEN]);
  assertEquals(again.done(), 5);
});

Deno.test("without the time to repeat it a cause is not named", async () => {
  const [told] = await proven([CLAIM], runs(freshSteadiness(), undefined));
  assertEquals([told?.rule, told?.actual], ["p/no-crash", "SIGSEGV"]);
});

Deno.test("findings that become the same rule are reported once", async () => {
  const other = { ...CLAIM, rule: "p/letters-in-path" };
  const told = await proven([CLAIM, other], runs(freshSteadiness(), undefined));
  assertEquals(told.map(({ rule }) => rule), ["p/no-crash"]);
});

Deno.test("a crash has to come six times before what was changed is blamed for it", async () => {
  const again = { ...runs(freshSteadiness(), ...Array(5).fill([CLAIM])), byChance: ["p/no-crash"] };
  assertEquals(await proven([CLAIM], again), [PROVEN]);
  assertEquals(again.done(), 5);
});

Deno.test("an illegal ply has to come six times, as an engine may choose its plies by chance", async () => {
  const claim = { ...CLAIM, otherwise: "shogi/king-safe" };
  const again = {
    ...runs(freshSteadiness(), [claim], [claim], [CRASH]),
    byChance: ["shogi/king-safe"],
  };
  const [told] = await proven([claim], again);
  assertEquals(told?.rule, "shogi/king-safe");
  assertEquals(again.done(), 4);
});

Deno.test("an end that the first contact had too is not blamed on what was changed", async () => {
  const steadiness = freshSteadiness();
  noteFirst([{ ...CRASH, cause: "SIGSEGV" }], steadiness);
  const again = runs(steadiness);
  const told = await proven([{ ...CLAIM, cause: "SIGSEGV" }], again);
  assertEquals(told.map(({ rule }) => rule), ["p/no-crash"]);
  assertEquals(again.done(), 0);
});

Deno.test("a rule that the first contact broke too is not broken for what was changed", async () => {
  const steadiness = freshSteadiness();
  noteFirst([CRASH], steadiness);
  const again = runs(steadiness);
  assertEquals((await proven([CLAIM], again)).map(({ rule }) => rule), ["p/no-crash"]);
  assertEquals(again.done(), 0);
});

const LEAVES: Violation = {
  ...PROVEN,
  rule: "p/exit-code",
  unless: { rule: "p/no-crash", cause: "SIGSEGV" },
};

Deno.test("a crash in place of leaving is that of an engine that crashes elsewhere, too", async () => {
  const told = async (steadiness: Steadiness) =>
    (await proven([LEAVES], runs(steadiness))).map(({ rule, cause }) => [rule, cause]);
  assertEquals(await told(freshSteadiness()), [["p/exit-code", undefined]]);
  const known = { ...freshSteadiness(), ends: new Set(["p/no-crash\nSIGSEGV"]) };
  assertEquals(await told(known), [["p/no-crash", "SIGSEGV"]]);
  const chance = { scenario: "a", times: 1, runs: 2, end: "SIGSEGV" };
  assertEquals(await told({ ...freshSteadiness(), chance }), [["p/no-crash", "SIGSEGV"]]);
});

Deno.test("what a control shows explains a claim before it is proven", async () => {
  const steadiness = freshSteadiness();
  const look = () => {
    steadiness.plainOf.set("p/blank-in-path", new Set(["p/no-crash"]));
    return Promise.resolve();
  };
  const again = { ...runs(steadiness), look };
  assertEquals((await proven([CLAIM], again)).map(({ rule }) => rule), ["p/no-crash"]);
  assertEquals(again.done(), 0);
});

Deno.test("a rule that explains what the first contact broke is proven all the same", async () => {
  const steadiness = freshSteadiness();
  noteFirst([CRASH], steadiness);
  const again = runs(steadiness, [CLAIM], [CLAIM], [CLAIM], [CLAIM], [CLAIM]);
  assertEquals(await proven([CLAIM], { ...again, everywhere: [CLAIM.rule] }), [PROVEN]);
});
