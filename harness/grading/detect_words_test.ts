import { assertEquals } from "@std/assert";
import { LANGUAGES } from "../core/mod.ts";
import { DETECT_WORDS } from "./detect_words.ts";

Deno.test("every sentence leaves the same places open in all languages", () => {
  for (const words of Object.values(DETECT_WORDS)) {
    const [en, ...others] = LANGUAGES.map((language) =>
      (words[language].match(/\{\w+\}/g) ?? []).sort()
    );
    for (const other of others) assertEquals(other, en);
  }
});
