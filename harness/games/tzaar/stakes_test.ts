import { assert, assertEquals } from "@std/assert";
import { started } from "./test_kit.ts";
import { tzaar } from "./mod.ts";
import { STAKED, stakes } from "./stakes.ts";

/** Rules about steps that cannot be said by files: they are found under another one. */
const UNSAYABLE = ["tzaar/on-board", "tzaar/source-exists", "tzaar/enhance-own"];

Deno.test("every rule that a board can break may be at stake, and no other", () => {
  const breakable = tzaar.rules.map(({ id }) => id).filter((id) => !UNSAYABLE.includes(id));
  assertEquals([...STAKED].sort(), [...breakable].sort());
});

Deno.test("on the full board of the first turn no point is empty and no stack is high", () => {
  const at = stakes(started());
  assert(at.includes("tzaar/first-turn-one-step") && at.includes("tzaar/step-1-captures"));
  for (const rule of ["target-occupied", "whole-heights", "enhance-adds", "not-higher"]) {
    assert(!at.includes(`tzaar/${rule}`), rule);
  }
});

Deno.test("after a capture a point is empty, and black's second step may enhance", () => {
  const [first] = tzaar.moves(started());
  const black = tzaar.play(started(), first!);
  const [capture] = tzaar.moves(black);
  const second = stakes(tzaar.play(black, capture!));
  assert(!second.includes("tzaar/step-1-captures") && !second.includes("tzaar/capture-enemy"));
  assert(second.includes("tzaar/target-occupied") && second.includes("tzaar/enhance-adds"));
});
