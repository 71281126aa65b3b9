import { assertEquals } from "@std/assert";
import { LEVELS, weight } from "./rule.ts";

Deno.test("weight raises a SHOULD under strict and nothing else", () => {
  assertEquals(LEVELS.map((level) => weight(level, false)), ["MUST", "SHOULD", "MAY"]);
  assertEquals(LEVELS.map((level) => weight(level, true)), ["MUST", "MUST", "MAY"]);
});
