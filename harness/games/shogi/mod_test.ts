import { assertEquals } from "@std/assert";
import { gameLaws } from "../../testing/game_laws.ts";
import { shogi } from "./mod.ts";
import { candidates, started } from "./test_kit.ts";

const laws = gameLaws({
  game: shogi,
  starts: [
    { seed: 1 },
    { setup: "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1" },
    { setup: "6snk/9/7G1/9/9/9/9/9/K8 b P 1" },
  ],
  plies: 24,
  candidates,
});

for (const { name, hold } of laws) Deno.test(`shogi: ${name}`, hold);

Deno.test("shogi hides nothing", () => {
  const position = started();
  assertEquals(shogi.view(position, "second"), position);
});

Deno.test("black begins, unless the setup says otherwise", () => {
  assertEquals(shogi.turn(started()), "first");
  assertEquals(shogi.turn(started("4k4/9/9/9/9/9/9/9/4K4 w - 1")), "second");
});
