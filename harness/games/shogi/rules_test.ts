import { assert, assertEquals } from "@std/assert";
import { inLanguage, LANGUAGES } from "../../core/mod.ts";
import { SHOGI_RULES } from "./rules.ts";

Deno.test("every rule has its own id", () => {
  const ids = SHOGI_RULES.map(({ id }) => id);
  assertEquals(new Set(ids).size, ids.length);
  for (const id of ids) assert(/^shogi(\/[a-z]+(-[a-z]+)*)$/.test(id), id);
});

Deno.test("every rule speaks all languages, in sentences of its own", () => {
  for (const language of LANGUAGES) {
    const said = SHOGI_RULES.flatMap(({ text, hint }) => [text[language], hint[language]]);
    assertEquals(new Set(said).size, said.length);
    for (const each of said) assert(each.length > 0 && !/[.。]$/.test(each), each);
  }
});

Deno.test("every rule says where the rules have it, and binds", () => {
  for (const { spec, level } of SHOGI_RULES) {
    assert(/^Shogi rules, [a-z ]+$/.test(inLanguage(spec, "en")));
    assertEquals(level, "MUST");
  }
});
