import { assertEquals } from "@std/assert";
import { weight } from "../harness/core/mod.ts";
import { levelWords } from "./level_words.ts";

Deno.test("a level keeps its name, and says so where --strict makes it count for more", () => {
  const words = (level: "MUST" | "SHOULD" | "MAY", strict: boolean): string =>
    levelWords(level, weight(level, strict), "en");
  assertEquals([words("MUST", true), words("SHOULD", false)], ["MUST", "SHOULD"]);
  assertEquals([words("SHOULD", true), words("MAY", true)], ["SHOULD (strict)", "MAY"]);
  assertEquals(levelWords("SHOULD", "MUST", "zh"), "SHOULD（嚴格）");
});
