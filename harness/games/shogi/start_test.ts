import { assert, assertEquals } from "@std/assert";
import { inEnglish } from "../../testing/in_english.ts";
import { formatSetup, START_SFEN } from "./setup.ts";
import { start } from "./start.ts";
import { started } from "./test_kit.ts";

Deno.test("there is no chance in shogi: every seed is the same start", () => {
  for (const seed of [0, 1, -7]) {
    const begun = start({ seed });
    assert(begun.ok);
    assertEquals(formatSetup(begun.value), START_SFEN);
  }
});

Deno.test("a game ends after 500 plies unless told otherwise", () => {
  assertEquals(started().settings, { moveLimit: 500 });
  assertEquals(started("startpos", { moveLimit: 256 }).settings, { moveLimit: 256 });
});

Deno.test.each<[string, Parameters<typeof start>[0], string]>([
  ["an unknown setting", { seed: 1, settings: { plies: 3 } }, `No such setting of shogi: "plies"`],
  [
    "no plies",
    { seed: 1, settings: { moveLimit: 0 } },
    `"moveLimit" is a whole number from 1 on: 0`,
  ],
  ["a seed that is none", { seed: 1.5 }, "A seed is a whole number: 1.5"],
  ["a bad setup", { setup: "x" }, `A board has 9 rows with "/" between them: 1 in "x"`],
])("%s is refused", (_, from, error) => {
  assertEquals(inEnglish(start(from)), { ok: false, error });
});
