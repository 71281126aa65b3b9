import { assertEquals } from "@std/assert";
import { inLanguage } from "../core/mod.ts";
import { blankText } from "./blank_line.ts";

Deno.test.each([
  ["", "an empty line"],
  ["\r", "\r"],
  ["  ", "  "],
  ["=1 x", "=1 x"],
])("a line %j is shown as %j", (line, shown) => {
  assertEquals(inLanguage(blankText(line), "en"), shown);
});
