import { assertEquals } from "@std/assert";
import { gameLaws } from "../../testing/game_laws.ts";
import { randomSetup, tzaar } from "./mod.ts";
import {
  CANDIDATES,
  HEIGHTS_SETUP,
  HOLE_SETUP,
  NO_CAPTURE_SETUP,
  SELF_WIPE_SETUP,
  started,
} from "./test_kit.ts";

const laws = gameLaws({
  game: tzaar,
  starts: [
    { seed: 1 },
    ...[randomSetup(5), HOLE_SETUP, HEIGHTS_SETUP, NO_CAPTURE_SETUP, SELF_WIPE_SETUP].map(
      (setup) => ({ setup }),
    ),
  ],
  plies: 109,
  candidates: () => CANDIDATES,
});

for (const { name, hold } of laws) Deno.test(`tzaar: ${name}`, hold);

Deno.test("tzaar hides nothing", () => {
  const position = started();
  assertEquals(tzaar.view(position, "second"), position);
});

Deno.test("white begins", () => {
  assertEquals([tzaar.id, tzaar.turn(started())], ["tzaar", "first"]);
});
