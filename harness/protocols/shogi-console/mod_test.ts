import { assert, assertEquals } from "@std/assert";
import { SEED_DIALOGUE, shogiConsole } from "./mod.ts";

const { rules, looksLikeAnswer } = shogiConsole(SEED_DIALOGUE);

Deno.test("there are 71 rules, each once and in three languages", () => {
  assertEquals(new Set(rules.map(({ id }) => id)).size, 71);
  assertEquals(rules.length, 71);
  for (const { id, text, hint, spec } of rules) {
    assert(/^shogi-console\/[a-z]+(-[a-z]+)*$/.test(id), id);
    assert(spec !== "" && text.zh !== text.en && text.ja !== text.en, id);
    for (const said of [...Object.values(text), ...Object.values(hint)]) {
      assert(said !== "" && !/[.。]$/.test(said), `${id}: ${said}`);
    }
  }
});

Deno.test("what such a program says is known as its words", () => {
  assert(looksLikeAnswer("第1手 玩家X的回合"));
  assert(!looksLikeAnswer("usiok"));
  assert(!looksLikeAnswer("對局過程已記錄完成\n"));
});
