import { assertEquals } from "@std/assert";
import { LANGUAGES } from "../core/mod.ts";
import { MARK_WORDS } from "./mark_words.ts";

const placesIn = (text: string): readonly string[] => [...text.match(/\{\w+\}/g) ?? []].sort();

Deno.test("a sentence says the same in every language", () => {
  for (const words of Object.values(MARK_WORDS)) {
    for (const language of LANGUAGES) {
      assertEquals(placesIn(words[language]), placesIn(words.en), words[language]);
      assertEquals(words[language].trim() !== "", true);
    }
  }
});
