import { assert, assertEquals } from "@std/assert";
import { geister } from "../../games/geister/mod.ts";
import { positionSeen } from "./seen_board.ts";

const SEEN = "14R24R34R44R15B25B35B45B41u31u21u11u40u30u20u10u";

Deno.test("a board that one side sees becomes a position in which that side moves its ghosts", () => {
  const seen = positionSeen(SEEN);
  assert(seen.ok, "it is read");
  const { first, second } = seen.value.ghosts;
  assertEquals([seen.value.turn, first.length, second.length], ["first", 8, 8]);
  assertEquals(second.filter(({ colour }) => colour === "blue").length, 4);
  assert(geister.moves(seen.value).length > 0);
});

Deno.test("a board of another length is refused in every language", () => {
  const seen = positionSeen(SEEN.slice(3));
  assert(!seen.ok);
  assertEquals(seen.error, {
    en: "A board has 48 characters, not 45",
    zh: "盤面應為 48 個字元，而非 45 個",
    ja: "盤面は 48 文字で、45 文字ではない",
  });
});
