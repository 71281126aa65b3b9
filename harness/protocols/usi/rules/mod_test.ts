import { assert, assertEquals, assertMatch, assertNotEquals } from "@std/assert";
import { inLanguage } from "../../../core/mod.ts";
import { USI_RULES } from "./mod.ts";

Deno.test("there are at least 45 rules, each under an id of its own", () => {
  assert(USI_RULES.length >= 45, `${USI_RULES.length}`);
  assertEquals(new Set(USI_RULES.map(({ id }) => id)).size, USI_RULES.length);
});

Deno.test.each(USI_RULES.map((rule) => [rule.id, rule] as const))(
  "%s says what, where and how in three languages",
  (_id, { id, text, hint, spec }) => {
    assertMatch(id, /^usi\/[a-z0-9]+(-[a-z0-9]+)*$/);
    assertMatch(inLanguage(spec, "en"), /^(USI: [a-z, ]+|Shinpan)$/);
    for (const sentence of [text, hint]) {
      for (const words of Object.values(sentence)) assertMatch(words, /\S/);
      assertNotEquals(sentence.zh, sentence.en);
      assertNotEquals(sentence.ja, sentence.en);
      assertNotEquals(sentence.ja, sentence.zh);
      assert(!sentence.en.endsWith("."), sentence.en);
    }
  },
);

Deno.test("what real engines do besides is never a MUST", () => {
  const levels = ["usi/only-usi", "usi/no-blank-line", "usi/info-format"].map((id) =>
    USI_RULES.find((rule) => rule.id === id)?.level
  );
  assertEquals(levels, ["MAY", "MAY", "MAY"]);
});
