import { assertEquals } from "@std/assert";
import { start } from "./start.ts";
import { started } from "./kit_test.ts";

Deno.test("a game starts with the platform's settings unless told otherwise", () => {
  assertEquals(started(1).settings, { noEatFlip: 60, repetition: 3 });
  assertEquals(started(1, { noEatFlip: 180 }).settings, { noEatFlip: 180, repetition: 3 });
});

Deno.test("the first player is to move, whatever the colour", () => {
  assertEquals(started("K--k/----/----/----/----/----/----/---- black").turn, "first");
});

Deno.test.each<[string, Parameters<typeof start>[0], string]>([
  [
    "an unknown setting",
    { seed: 1, settings: { toString: 3 } as never },
    `No such setting of dark chess: "toString"`,
  ],
  [
    "a broken number",
    { seed: 1, settings: { noEatFlip: 1.5 } },
    `"noEatFlip" is a whole number from 1 on: 1.5`,
  ],
  [
    "one repetition",
    { seed: 1, settings: { repetition: 1 } },
    `"repetition" is a whole number from 2 on: 1`,
  ],
  ["a seed that is none", { seed: NaN }, "A seed is a whole number: NaN"],
  ["a bad setup", { setup: "x" }, `A board has 8 rows with "/" between them: 1 in "x"`],
])("%s is refused", (_, from, error) => {
  assertEquals(start(from), { ok: false, error });
});
