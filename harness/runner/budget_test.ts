import { assertEquals } from "@std/assert";
import { fakeClock } from "../testing/fake_clock.ts";
import { Budget } from "./budget.ts";
import { playing, scenarioOf } from "./test_kit.ts";

const GAMES = ["a", "b", "c"].map((id) => scenarioOf([], { id, game: true }));
const LATER = scenarioOf([playing({ plies: 5 })], { id: "later" });

function budgetOf({ budgetMs = 300_000, slowestMs = 0, waitedMs = 0, slow = false } = {}) {
  const clock = fakeClock();
  const scenarios = [...GAMES, LATER];
  const course = {
    gate: { waitedMs: () => waitedMs },
    thinkTimes: { plies: 1, ms: slowestMs, slowestMs },
    isKnownSlow: () => slow,
  };
  return { clock, budget: new Budget({ clock, budgetMs, scenarios }, course) };
}

const [FIRST, SECOND] = GAMES as [typeof LATER, typeof LATER];

Deno.test("a game that runs alone gets an equal share of the time left", () => {
  const { budget } = budgetOf();
  assertEquals(budget.partOf(FIRST, { alone: true })?.(), 100_000);
  budget.close(FIRST);
  assertEquals(budget.partOf(SECOND, { alone: true })?.(), 150_000);
});

Deno.test("games beside each other share what is left", () => {
  const { budget } = budgetOf();
  assertEquals(budget.partOf(FIRST, { alone: false })?.(), 300_000);
});

Deno.test("a game leaves time for the plies that are asked for after it, until these were made", () => {
  const { budget } = budgetOf({ slowestMs: 10_000 });
  const part = budget.partOf(FIRST, { alone: false });
  assertEquals(part?.(), 260_000);
  budget.close(LATER);
  assertEquals(part?.(), 300_000);
});

Deno.test("a very slow engine's games have half of the time all the same", () => {
  const { budget } = budgetOf({ slowestMs: 60_000 });
  assertEquals(budget.partOf(FIRST, { alone: false })?.(), 150_000);
});

Deno.test("a very slow engine's games that begin late have half of what is left", async () => {
  const { budget, clock } = budgetOf({ slowestMs: 60_000 });
  await clock.sleep(160_000);
  assertEquals(budget.partOf(FIRST, { alone: false })?.(), 70_000);
});

Deno.test("the games of an engine that fails by its time have all of it", () => {
  const { budget } = budgetOf({ slowestMs: 61_000, slow: true });
  assertEquals(budget.partOf(FIRST, { alone: false })?.(), 300_000);
});

Deno.test("a game's share shrinks with time, except for time spent waiting at the gate", async () => {
  const { budget, clock } = budgetOf({ waitedMs: 5_000 });
  const part = budget.partOf(FIRST, { alone: false });
  await clock.sleep(20_000);
  assertEquals([part?.(), budget.leftMs(), budget.elapsedMs()], [285_000, 285_000, 15_000]);
});

Deno.test("nothing is divided where no time is set, nor for scenarios that are no games", () => {
  assertEquals(budgetOf({ budgetMs: Infinity }).budget.partOf(FIRST, { alone: true }), undefined);
  assertEquals(budgetOf().budget.partOf(LATER, { alone: true }), undefined);
});
