import { assertEquals } from "@std/assert";
import { loadPairing, PROTOCOL_IDS } from "./pairings.ts";

Deno.test("every id of the registry loads the pairing of its protocol, about its game", async () => {
  for (const id of PROTOCOL_IDS) {
    const pairing = await loadPairing(id);
    assertEquals(pairing?.protocol.id, id);
    assertEquals(pairing?.kit.game.id, pairing?.protocol.game);
  }
});

Deno.test("an id that no protocol has loads nothing", async () => {
  assertEquals(await loadPairing("nonsense"), undefined);
});
