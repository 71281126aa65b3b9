import { assertEquals } from "@std/assert";
import { inLanguage, type Violation } from "../core/mod.ts";
import { fakeClock } from "../testing/fake_clock.ts";
import { counted } from "./chance.ts";
import { freshSteadiness, type Steadiness } from "./proof.ts";

const CRASH: Violation = {
  ...{ rule: "p/no-crash", expected: ["0"], actual: "SIGSEGV", evidence: [3], times: 1 },
  at: { file: "a.yaml", line: 3, column: 1 },
};
const ELSEWHERE: Violation = { ...CRASH, evidence: [5] };

interface Runs {
  readonly found: readonly (readonly Violation[])[];
  readonly steadiness?: Steadiness;
  readonly takesMs?: number;
  readonly crash?: Violation;
}

/** What is told of a crash where further runs find these, and how many of them were made. */
async function told({ found, steadiness = freshSteadiness(), takesMs = 0, crash = CRASH }: Runs) {
  const clock = fakeClock();
  let done = 0;
  const { violations, byChance } = await counted([crash], {
    ...{ steadiness, clock, crashes: ["p/no-crash"], scenario: "p/first" },
    run: async () => {
      await clock.sleep(takesMs);
      return found[done++];
    },
  });
  return { actual: violations.map(({ actual }) => inLanguage(actual, "en")), byChance, done };
}

const times = (count: number, one: readonly Violation[]) =>
  Array.from({ length: count }, () => one);

Deno.test("a crash in every run of the same steps is reported as it was seen", async () => {
  const { actual, byChance, done } = await told({ found: times(20, [CRASH]) });
  assertEquals([actual, byChance, done], [["SIGSEGV"], false, 11]);
});

Deno.test("a crash in some runs says in how many", async () => {
  const steadiness = freshSteadiness();
  const found = [...times(8, [CRASH]), ...times(3, [])];
  const { actual, byChance } = await told({ found, steadiness });
  assertEquals(actual, ["now and then: SIGSEGV (in 9 of 12 runs of the same steps)"]);
  assertEquals([byChance, steadiness.unsteady], [true, true]);
  // What is known is not counted again.
  const other = await told({ found: [], steadiness });
  assertEquals(other.done, 0);
  assertEquals(other.actual, [
    "now and then: SIGSEGV (p/first: in 9 of 12 runs of the same steps)",
  ]);
});

Deno.test("a crash that comes at other places says so", async () => {
  const { actual } = await told({ found: times(20, [ELSEWHERE]) });
  assertEquals(actual, [
    "SIGSEGV (in each of 12 runs of the same steps, but not always at the same place)",
  ]);
});

Deno.test("once a crash was steady, the others are done three times", async () => {
  const steadiness = freshSteadiness();
  await told({ found: times(20, [CRASH]), steadiness });
  assertEquals((await told({ found: times(20, [CRASH]), steadiness })).done, 2);
});

Deno.test("steps that take long are done twice, and not at all without time", async () => {
  assertEquals((await told({ found: times(20, [CRASH]), takesMs: 60_000 })).done, 1);
  assertEquals((await told({ found: [] })).actual, ["SIGSEGV"]);
});

const NAMED: Violation = { ...CRASH, rule: "p/boardsize", cause: "SIGSEGV" };

Deno.test("a crash by chance is reported as one, though the step that met it names another rule", async () => {
  const { violations, byChance } = await counted([NAMED], {
    ...{ steadiness: freshSteadiness(), clock: fakeClock(), crashes: ["p/no-crash"] },
    scenario: "p/first",
    run: () => Promise.resolve([]),
  });
  assertEquals([violations.map(({ rule }) => rule), byChance], [["p/no-crash"], true]);
});

Deno.test("a crash at what a step asks for, in every run of it, breaks the rule that the step names", async () => {
  const steadiness = freshSteadiness();
  const first = await told({ found: times(20, [NAMED]), crash: NAMED, steadiness });
  assertEquals([first.actual, first.byChance, first.done], [["SIGSEGV"], false, 11]);
  const crash = { ...NAMED, rule: "p/other" };
  assertEquals((await told({ found: times(20, [crash]), crash, steadiness })).done, 2);
});

Deno.test("an engine that is known to crash by chance is not asked again about the same end", async () => {
  const steadiness = freshSteadiness();
  await told({ found: times(20, []), crash: { ...CRASH, cause: "SIGSEGV" }, steadiness });
  const same = await told({ found: [], crash: NAMED, steadiness });
  assertEquals([same.byChance, same.done], [true, 0]);
  const other = { ...NAMED, cause: "SIGABRT\nterminate called" };
  const steady = await told({ found: times(20, [other]), crash: other, steadiness });
  assertEquals([steady.actual, steady.byChance], [["SIGSEGV"], false]);
});

Deno.test("a program that leaves with a code and without a word is not taken for a crash", async () => {
  const crash = { ...NAMED, cause: "exit 1" };
  assertEquals((await told({ found: times(20, []), crash })).done, 0);
});

Deno.test("a program that is known to leave so by chance is told that, whatever it was asked", async () => {
  const steadiness = freshSteadiness();
  const left = { ...CRASH, cause: "exit 1", actual: "exit 1" };
  await told({ found: [...times(8, [left]), ...times(3, [])], steadiness, crash: left });
  const again = await told({
    found: [],
    steadiness,
    crash: { ...NAMED, ...left, rule: NAMED.rule },
  });
  assertEquals(again.byChance, true);
  assertEquals(again.actual, [
    "now and then: exit 1 (p/first: in 9 of 12 runs of the same steps)",
  ]);
});

Deno.test("a crash that is blamed on a change, and any other rule, is left alone", async () => {
  for (const crash of [{ ...CRASH, otherwise: "p/x" }, { ...CRASH, rule: "p/other" }]) {
    assertEquals((await told({ found: times(20, []), crash })).done, 0);
  }
});
