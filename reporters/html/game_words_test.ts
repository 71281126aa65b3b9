import { assert } from "@std/assert";
import { GAME_WORDS } from "./game_words.ts";

Deno.test("the words of games have the same places in all languages", () => {
  const places = (text: string): string => text.match(/\{\w+\}/g)?.toSorted().join() ?? "";
  for (const [name, { en, zh, ja }] of Object.entries(GAME_WORDS)) {
    assert(places(en) === places(zh) && places(en) === places(ja), name);
  }
});
