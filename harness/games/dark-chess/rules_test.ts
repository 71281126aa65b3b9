import { assert, assertEquals } from "@std/assert";
import { LANGUAGES } from "../../core/mod.ts";
import { DARK_CHESS_RULES } from "./rules.ts";

Deno.test("every rule has its own id", () => {
  const ids = DARK_CHESS_RULES.map(({ id }) => id);
  assertEquals(new Set(ids).size, ids.length);
  for (const id of ids) assert(/^dark-chess(\/[a-z]+(-[a-z]+)*)$/.test(id), id);
});

Deno.test("every rule speaks all languages, in sentences of its own", () => {
  for (const language of LANGUAGES) {
    const said = DARK_CHESS_RULES.flatMap(({ text, hint }) => [text[language], hint[language]]);
    assertEquals(new Set(said).size, said.length);
    for (const each of said) assert(each.length > 0 && !/[.。]$/.test(each), each);
  }
});
