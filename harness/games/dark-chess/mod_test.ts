import { assertEquals } from "@std/assert";
import { gameLaws } from "../../testing/game_laws.ts";
import { darkChess } from "./mod.ts";
import { CANDIDATES, redealt } from "./test_kit.ts";

const laws = gameLaws({
  game: darkChess,
  starts: [
    ...[1, 2, 3, 4, 5].map((seed) => ({ seed })),
    { setup: "C-Xk/X---/g---/--c-/--X-/--K-/p--P/N--r red" },
    { setup: "KpGp/pGpM/MpRc/kRgN/NgCm/mCrP/PrnP/PnPc black" },
  ],
  plies: 120,
  candidates: () => CANDIDATES,
  disguises: (position, { random }) => [redealt(position, random), redealt(position, random)],
});

for (const { name, hold } of laws) Deno.test(`dark chess: ${name}`, hold);

Deno.test("dark chess has a name in every language", () => {
  assertEquals(darkChess.title, { en: "Chinese dark chess", zh: "暗棋", ja: "中国暗棋" });
});
