/** What the rules of a large protocol must say. @module */

import { assert, assertEquals, assertMatch, assertNotEquals } from "@std/assert";
import { inLanguage, type Rule } from "../core/mod.ts";

/** Registers the tests: how many there are, their ids, and what they say in three languages. */
export function testRules(
  rules: readonly Rule[],
  { least, id: form, spec: source }: {
    readonly least: number;
    readonly id: RegExp;
    readonly spec: RegExp;
  },
): void {
  Deno.test(`there are at least ${least} rules, each under an id of its own`, () => {
    assert(rules.length >= least, `${rules.length}`);
    assertEquals(new Set(rules.map(({ id }) => id)).size, rules.length);
  });

  Deno.test.each(rules.map((rule) => [rule.id, rule] as const))(
    "%s says what, where and how in three languages",
    (_id, { id, text, hint, spec }) => {
      assertMatch(id, form);
      assertMatch(inLanguage(spec, "en"), source);
      for (const sentence of [text, hint]) {
        for (const words of Object.values(sentence)) assertMatch(words, /\S/);
        assertNotEquals(sentence.zh, sentence.en);
        assertNotEquals(sentence.ja, sentence.en);
        assertNotEquals(sentence.ja, sentence.zh);
        assert(!sentence.en.endsWith("."), sentence.en);
      }
    },
  );
}
