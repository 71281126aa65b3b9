import { assertEquals } from "@std/assert";
import { inEnglish } from "../../testing/in_english.ts";
import { STANDARD_POSITION } from "./setup.ts";
import { start } from "./start.ts";

Deno.test("every seed gives the one opening of the specification", () => {
  for (const seed of [0, 1, 99]) {
    assertEquals(start({ seed }), { ok: true, value: STANDARD_POSITION });
  }
});

Deno.test.each<[string, Parameters<typeof start>[0], string]>([
  ["a setting", { seed: 1, settings: { rounds: 3 } }, `No such setting of Tzaar: "rounds"`],
  ["a seed that is none", { seed: NaN }, "A seed is a whole number: NaN"],
  ["a bad setup", { setup: "white 2 1" }, "The first round has one step: 2"],
])("%s is refused", (_, from, error) => {
  assertEquals(inEnglish(start(from)), { ok: false, error });
});
