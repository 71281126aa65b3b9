import { assertEquals } from "@std/assert";
import { HIDDEN_KEYS, PLACE_KEYS, TURN_KEYS } from "./zobrist.ts";

Deno.test("no two keys are the same", () => {
  const all = [PLACE_KEYS, HIDDEN_KEYS, TURN_KEYS].flatMap(({ low, high }) =>
    [...low].map((word, index) => `${word} ${high[index]}`)
  );
  assertEquals(new Set(all).size, all.length);
});
