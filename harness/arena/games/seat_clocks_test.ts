import { assertEquals } from "@std/assert";
import { freshClock, leftMs, spend } from "../../referee/mod.ts";
import type { PersonSeat } from "./person.ts";
import type { Seat } from "./seat.ts";
import { clocksOf, setClocks } from "./seat_clocks.ts";

const RULE = { mainMs: 10_000, extraMs: 0, sharedPlies: 0, incrementMs: 0 };
const FRESH = freshClock(RULE);
const USED = spend(FRESH, 3_000) ?? FRESH;

function seats(): readonly Seat[] {
  const player = { kind: "person", name: "p", decide: () => Promise.reject() } as const;
  const person: PersonSeat = { kind: "person", side: "second", index: 1, player, clock: USED };
  const opponent = { kind: "builtin", side: "first", index: 0 } as unknown as Seat;
  return [opponent, person];
}

Deno.test("clocks are shown in the order of the players, and a built-in opponent's never runs", () => {
  assertEquals(clocksOf(seats(), RULE).map(leftMs), [10_000, 7_000]);
});

Deno.test("a game that goes on has the clocks that it had", () => {
  const some = seats();
  setClocks(some, undefined);
  assertEquals(clocksOf(some, RULE).map(leftMs), [10_000, 7_000]);
  setClocks(some, [USED, spend(USED, 1_000) ?? USED]);
  assertEquals(clocksOf(some, RULE).map(leftMs), [10_000, 6_000]);
});
