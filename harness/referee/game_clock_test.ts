import { assertEquals } from "@std/assert";
import { type ClockRule, freshClock, type GameClock, leftMs, spend } from "./game_clock.ts";

/** What is left before each ply; "up" where the time was up. */
function run(rule: ClockRule, plies: readonly number[]): (number | "up")[] {
  const left: (number | "up")[] = [];
  let clock: GameClock | undefined = freshClock(rule);
  for (const tookMs of plies) {
    left.push(leftMs(clock));
    clock = spend(clock, tookMs);
    if (!clock) return [...left, "up"];
  }
  return [...left, leftMs(clock)];
}

const MAIN = { mainMs: 100, extraMs: 0, sharedPlies: 0 };
const EXTRA = { mainMs: 100, extraMs: 10, sharedPlies: 0 };
const SHARED = { mainMs: 100, extraMs: 10, sharedPlies: 3 };

Deno.test.each<[string, ClockRule, number[], (number | "up")[]]>([
  ["main time is used up ply by ply", MAIN, [30, 30, 40], [100, 70, 40, 0]],
  ["more than main time is too much", MAIN, [60, 41], [100, 40, "up"]],
  ["no time at all may be used", MAIN, [100, 0, 1], [100, 0, 0, "up"]],
  ["main time left over keeps extra time whole", EXTRA, [50, 40], [110, 60, 20]],
  ["extra time is new for every ply", EXTRA, [100, 10, 10, 10], [110, 10, 10, 10, 10]],
  ["a ply may begin in main time and end in extra time", EXTRA, [95, 15, 10], [110, 15, 10, 10]],
  ["more than extra time is too much", EXTRA, [100, 11], [110, 10, "up"]],
  ["plies that share extra time use it together", SHARED, [105, 2, 3], [110, 5, 3, 10]],
  ["a shared portion may be used up before its plies", SHARED, [105, 5, 1], [110, 5, 0, "up"]],
  ["one shared ply is a ply of its own", { ...EXTRA, sharedPlies: 1 }, [100, 10, 9], [
    110,
    10,
    10,
    10,
  ]],
  ["without main time extra time counts at once", { ...EXTRA, mainMs: 0 }, [10, 10], [10, 10, 10]],
])("%s", (_name, rule, plies, left) => {
  assertEquals(run(rule, plies), left);
});

Deno.test("spending changes only what it returns", () => {
  const clock = Object.freeze(freshClock(EXTRA));
  assertEquals(spend(clock, 105)?.mainLeftMs, 0);
  assertEquals(clock, freshClock(EXTRA));
});
