import { assertEquals } from "@std/assert";
import { LANGUAGES } from "../harness/core/mod.ts";
import { GRADEBOOK_WORDS, STANDING_WORDS } from "./gradebook_words.ts";

const placesIn = (text: string): readonly string[] => [...text.match(/\{\w+\}/g) ?? []].sort();

Deno.test("the words of a gradebook say the same in every language", () => {
  for (const words of Object.values({ ...GRADEBOOK_WORDS, ...STANDING_WORDS })) {
    for (const language of LANGUAGES) {
      assertEquals(placesIn(words[language]), placesIn(words.en), words[language]);
    }
  }
});

Deno.test("every standing has a word of its own", () => {
  for (const language of LANGUAGES) {
    const told = Object.values(STANDING_WORDS).map((words) => words[language]);
    assertEquals(new Set(told).size, told.length);
  }
});
