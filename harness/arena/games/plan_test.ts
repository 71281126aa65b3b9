import { assertEquals } from "@std/assert";
import { planOf } from "./plan.ts";

Deno.test("a plan depends on the match's seed and on nothing else", () => {
  const plan = planOf({ games: 3, swap: true, seed: 2 });
  assertEquals(plan, planOf({ games: 3, swap: true, seed: 2 }));
  assertEquals(plan.map(({ number, pair, first }) => [number, pair, first]), [
    [1, 1, 0],
    [2, 1, 1],
    [3, 2, 0],
  ]);
});

Deno.test("a longer match begins with the same games", () => {
  const short = planOf({ games: 4, swap: true, seed: 9 });
  assertEquals(planOf({ games: 10, swap: true, seed: 9 }).slice(0, 4), short);
});

Deno.test("matches with other seeds share no deal", () => {
  const seeds = [1, 2, 3].flatMap((seed) =>
    planOf({ games: 50, swap: false, seed }).map((game) => game.seed)
  );
  assertEquals(new Set(seeds).size, 150);
});
