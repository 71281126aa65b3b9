import { assertEquals } from "@std/assert";
import type { Language } from "../../../harness/core/mod.ts";
import { resignation } from "./game.tsx";
import { readerIn } from "./reader.tsx";

Deno.test.each<["engine" | "opponent", Language, string[] | undefined, string]>([
  ["engine", "en", undefined, "The engine has resigned, the opponent has won"],
  ["opponent", "zh", undefined, "對手認負，引擎獲勝"],
  ["engine", "en", ["mine", "theirs"], "mine has resigned, theirs has won"],
  ["opponent", "ja", ["mine", "the\x1birs"], "the␛irs が投了、mine の勝ち"],
])("below a game that the %s gave up one reads so in %s", (by, language, names, expected) => {
  assertEquals(resignation({ by }, readerIn(language), names), expected);
});
