import { assertEquals } from "@std/assert";
import { gameLaws } from "../../testing/game_laws.ts";
import { geister } from "./mod.ts";
import { CANDIDATES, recoloured } from "./test_kit.ts";

const laws = gameLaws({
  game: geister,
  starts: [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({ seed })),
    { seed: 9, settings: { plyLimit: 300 } },
    { setup: "00B51B34R44R15R25B99b45B41r55b21r11r40b10r20b99b" },
    { setup: "50B12R34R44R99r99r99b01B02r55b53b99r40b99r99b31r second" },
  ],
  plies: 200,
  candidates: () => CANDIDATES,
  disguises: (position, options) => [recoloured(position, options), recoloured(position, options)],
});

for (const { name, hold } of laws) Deno.test(`geister: ${name}`, hold);

Deno.test("Geister has a name in every language", () => {
  assertEquals(geister.title, { en: "Geister", zh: "鬼棋", ja: "ガイスター" });
});
