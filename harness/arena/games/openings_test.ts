import { assertEquals } from "@std/assert";
import { builtin, matchContext, played } from "./test_kit.ts";

Deno.test("pairs of games take the openings of a list in turn, both games of a pair the same", async () => {
  const openings = [["7g7f", "8c8d"], ["2g2f", "3c3d"]];
  const facts = { game: "shogi", games: 6, openings, settings: {} };
  const context = matchContext([builtin("random", "a"), builtin("random", "b")], facts);
  const { games } = await played(context);
  const begun = games.map(({ plies, opening }) => plies.slice(0, opening).map(({ move }) => move));
  assertEquals(begun, [0, 0, 1, 1, 0, 0].map((at) => openings[at]));
});
