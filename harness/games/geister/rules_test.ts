import { assert, assertEquals } from "@std/assert";
import { inLanguage, LANGUAGES } from "../../core/mod.ts";
import { GEISTER_RULES } from "./rules.ts";

Deno.test("every rule has its own id", () => {
  const ids = GEISTER_RULES.map(({ id }) => id);
  assertEquals(new Set(ids).size, ids.length);
  for (const id of ids) assert(/^geister(\/[a-z]+(-[a-z]+)*)$/.test(id), id);
});

Deno.test("every rule speaks all languages, in sentences of its own", () => {
  for (const language of LANGUAGES) {
    const said = GEISTER_RULES.flatMap(({ text, hint }) => [text[language], hint[language]]);
    assertEquals(new Set(said).size, said.length);
    for (const each of said) assert(each.length > 0 && !/[.。]$/.test(each), each);
  }
});

Deno.test("every rule says where the manual has it", () => {
  for (const { spec, level } of GEISTER_RULES) {
    assert(/^Geister manual \d+(\.\d+)*$/.test(inLanguage(spec, "en")));
    assertEquals(level, "MUST");
  }
});
