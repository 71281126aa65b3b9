import { assertEquals } from "@std/assert";
import { BadStart, filledIn, refused, START } from "./start_words.ts";

Deno.test("a refusal is said in every language, with what was written made visible", () => {
  assertEquals(refused(START.tooManyWords, { text: "a\tb" }), {
    ok: false,
    error: {
      en: 'Too many words in the setup: "a␉b"',
      zh: "佈局中多出了文字：「a␉b」",
      ja: "配置に余分な語がある：「a␉b」",
    },
  });
});

Deno.test("what was written is cut", () => {
  const { en } = filledIn(START.tooManyWords, { text: "x".repeat(1000) });
  assertEquals(en.length < 120, true, en);
});

Deno.test("a start that cannot be has its reason in every language", () => {
  assertEquals(new BadStart(START.seed).message, START.seed.en);
  assertEquals(new BadStart(START.seed).why, START.seed);
});
