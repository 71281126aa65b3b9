import { assertEquals } from "@std/assert";
import type { Ending } from "../game.ts";
import { ending } from "./ending.ts";
import { after, HEIGHTS_SETUP, NO_CAPTURE_SETUP, SELF_WIPE_SETUP, started } from "./test_kit.ts";

const ALL = ["W 1,1 1 1", "W -3,1 1 2", "W 4,-3 1 3", "B 1,2 1 1", "B -3,2 1 2", "B 4,-2 1 3"];

/** Those stacks without one, white to begin a turn. */
function without(stack: string): string {
  return ["white 1", ...ALL.filter((each) => each !== stack)].join(" / ");
}

Deno.test.each<[string, Ending]>([
  ["W 1,1 1 1", { reason: "NoTott", winner: "second" }],
  ["W -3,1 1 2", { reason: "NoTzarra", winner: "second" }],
  ["W 4,-3 1 3", { reason: "NoTzaar", winner: "second" }],
  ["B 1,2 1 1", { reason: "NoTott", winner: "first" }],
  ["B -3,2 1 2", { reason: "NoTzarra", winner: "first" }],
  ["B 4,-2 1 3", { reason: "NoTzaar", winner: "first" }],
])("without %s the game is over", (stack, expected) => {
  assertEquals(ending(started(without(stack))), expected);
  assertEquals(ending(started(without("none"))), undefined);
});

Deno.test("a win in step 1 ends the game", () => {
  assertEquals(ending(after(started(HEIGHTS_SETUP), ["2,0-2,-1"])), {
    reason: "NoTzaar",
    winner: "first",
  });
});

Deno.test.each<[string, string, string[]]>([
  ["1,1+1,2", "NoTott", []],
  ["1,2+1,1", "NoTzaar", []],
])("a side that covers the last of a kind with %s has lost", (text, reason) => {
  assertEquals(ending(after(started(SELF_WIPE_SETUP), [text])), { reason, winner: "second" });
});

Deno.test("a piece in the middle of a stack does not count", () => {
  const setup =
    "white 2 / W 1,1 1 3 / W 1,2 11 1 / W 3,-4 1 2 / B 1,3 1 1 / B -4,1 1 2 / B -3,-1 1 3";
  assertEquals(ending(after(started(setup), ["1,1+1,2"]))?.reason, "NoTott");
});

Deno.test("nothing to take is a loss at the start of a turn and only there", () => {
  const lost = { reason: "NoCapture", winner: "second" } as const;
  assertEquals(ending(started(NO_CAPTURE_SETUP)), lost);
  assertEquals(ending(started(NO_CAPTURE_SETUP.replace("white 1", "white 2"))), undefined);
  assertEquals(ending(started(NO_CAPTURE_SETUP.replace("white", "black"))), undefined);
});

Deno.test("a missing kind goes before nothing to take", () => {
  const setup = NO_CAPTURE_SETUP.replace(" / B 2,2 2 1", "");
  assertEquals(ending(started(setup)), { reason: "NoTott", winner: "first" });
});

Deno.test("nothing has ended at the start", () => {
  assertEquals(ending(started()), undefined);
});
