import { assert, assertEquals, assertMatch, assertNotEquals } from "@std/assert";
import { inLanguage } from "../../../core/mod.ts";
import { COMMANDS, CORE } from "../commands.ts";
import { MGTP_RULES } from "./mod.ts";

Deno.test("there are at least 45 rules, each under an id of its own", () => {
  assert(MGTP_RULES.length >= 45, `${MGTP_RULES.length}`);
  assertEquals(new Set(MGTP_RULES.map(({ id }) => id)).size, MGTP_RULES.length);
});

Deno.test.each(MGTP_RULES.map((rule) => [rule.id, rule] as const))(
  "%s says what, where and how in three languages",
  (_id, { id, text, hint, spec }) => {
    assertMatch(id, /^mgtp\/[a-z0-9]+(-[a-z0-9]+)*$/);
    assert(inLanguage(spec, "en").trim() !== "");
    for (const sentence of [text, hint]) {
      for (const words of Object.values(sentence)) assertMatch(words, /\S/);
      assertNotEquals(sentence.zh, sentence.en);
      assertNotEquals(sentence.ja, sentence.en);
      assertNotEquals(sentence.ja, sentence.zh);
      assert(!sentence.en.endsWith("."), sentence.en);
    }
  },
);

Deno.test.each(COMMANDS.map(({ name, rule }) => [name, rule, CORE.has(name) ? "MUST" : "SHOULD"]))(
  "%s is answered under %s, a %s",
  (_name, id, level) => {
    assertEquals(MGTP_RULES.find((rule) => rule.id === id)?.level, level as "MUST" | "SHOULD");
  },
);
