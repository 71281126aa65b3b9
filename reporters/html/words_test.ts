import { assert, assertEquals } from "@std/assert";
import { LANGUAGES } from "../../harness/core/mod.ts";
import { LANGUAGE_NAMES, word } from "./words.ts";

Deno.test("words take values, in every language", () => {
  for (const language of LANGUAGES) {
    const text = word("shown", language, { count: 3, all: 7 });
    assert(text.includes("3") && text.includes("7") && !text.includes("{"), text);
    assert(LANGUAGE_NAMES[language].tag.startsWith(language));
  }
  assertEquals(word("toBoard", "en", { ply: 4 }), "Position 4");
});
