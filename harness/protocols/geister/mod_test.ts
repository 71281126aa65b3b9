import { assert, assertEquals } from "@std/assert";
import { geisterStdio, geisterTcp } from "./mod.ts";

for (const protocol of [geisterTcp, geisterStdio]) {
  Deno.test(`${protocol.id} has at least 35 rules, each once and in three languages`, () => {
    const ids = protocol.rules.map(({ id }) => id);
    assertEquals(new Set(ids).size, ids.length);
    assert(ids.length >= 35, `${ids.length}`);
    for (const { id, text, hint, spec } of protocol.rules) {
      assert(/^geister\/[a-z-]+$/.test(id), id);
      assert(spec !== "" && text.zh !== text.en && text.ja !== text.en, id);
      assert(hint.en !== "" && hint.zh !== "" && hint.ja !== "", id);
    }
  });

  Deno.test(`${protocol.id} ends every message with CRLF but /exit`, () => {
    assertEquals(protocol.encode?.("OK "), "OK \r\n");
    assertEquals(protocol.encode?.("/exit"), "/exit\n");
  });
}

Deno.test("each transport has rules of its own, and both have the flush rule", () => {
  const has = (protocol: typeof geisterTcp, rule: string): boolean =>
    protocol.rules.some(({ id }) => id === rule);
  assert(has(geisterTcp, "geister/connects") && !has(geisterStdio, "geister/connects"));
  assert(has(geisterTcp, "geister/line-end-tcp") && has(geisterStdio, "geister/line-end"));
  assert(!has(geisterTcp, "geister/line-end") && !has(geisterStdio, "geister/line-end-tcp"));
  assert(has(geisterTcp, "geister/flush") && has(geisterStdio, "geister/flush"));
});
