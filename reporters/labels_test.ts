import { assert, assertEquals } from "@std/assert";
import { LANGUAGES } from "../harness/core/mod.ts";
import { CONCLUSION_WORDS, label, OUTCOME_WORDS } from "./labels.ts";

Deno.test("labels are filled in", () => {
  assertEquals(label("more", "en", { count: 3 }), "and 3 more");
  assertEquals(label("more", "ja", { count: 3 }), "ほか 3 件");
});

Deno.test("every outcome and conclusion has a word of its own in every language", () => {
  for (const words of [OUTCOME_WORDS, CONCLUSION_WORDS]) {
    for (const language of LANGUAGES) {
      const told = Object.values(words).map((word) => word[language]);
      assertEquals(new Set(told).size, told.length);
      assert(told.every((word) => word !== ""));
    }
  }
});
