import { assertEquals } from "@std/assert";
import { NO_LIMIT_MS } from "../../match_words.ts";
import { clockText, digits } from "./clock_text.ts";
import { liveWord } from "./words.ts";

const MODES = [
  ["main time runs", { mainLeftMs: 900_000, extraLeftMs: 0 }, 1500, "14:59"],
  ["main time is up", { mainLeftMs: 1000, extraLeftMs: 0 }, 5000, "0:00"],
  ["main time before extra time", { mainLeftMs: 5000, extraLeftMs: 10_000 }, 1000, "0:04"],
  ["extra time for each ply", { mainLeftMs: 0, extraLeftMs: 10_000 }, 2500, "extra 0:08"],
  ["main time ends within a ply", { mainLeftMs: 1000, extraLeftMs: 10_000 }, 3000, "extra 0:08"],
  [
    "extra time that plies share",
    { mainLeftMs: 0, extraLeftMs: 60_000, pliesLeft: 4 },
    1000,
    "extra 0:59, plies left 4",
  ],
  ["no limit", { mainLeftMs: NO_LIMIT_MS, extraLeftMs: 0 }, 1000, "no limit"],
] as const;

for (const [name, face, spentMs, shown] of MODES) {
  Deno.test(`a clock shows ${name}`, () => {
    assertEquals(clockText(face, spentMs, (word, values) => liveWord(word, "en", values)), shown);
  });
}

Deno.test("a clock has hours where there are some", () => {
  assertEquals([digits(3_600_000), digits(59_001)], ["1:00:00", "1:00"]);
});
