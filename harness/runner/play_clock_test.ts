import { assertEquals } from "@std/assert";
import { opponentLeftMs } from "./play_clock.ts";

const CLOCK = { mainMs: 900_000, perMoveMs: 0, sharedPlies: 1, byoyomiMs: 0 };

Deno.test.each<[number | undefined, number]>([
  [undefined, 900_000],
  [1, 900_000],
  [2, 3_000],
  [3, 4_000],
  [9, 4_000],
])("after %s plies of the engine its opponent has %i ms left", (own, expected) => {
  const left = [{ after: 2, leftMs: 3_000 }, { after: 3, leftMs: 4_000 }];
  assertEquals(opponentLeftMs({ left, clock: CLOCK }, own), expected);
});

Deno.test("where no clock is set in mid-game the opponent has all its time", () => {
  assertEquals(opponentLeftMs({ clock: CLOCK }, 5), 900_000);
});
