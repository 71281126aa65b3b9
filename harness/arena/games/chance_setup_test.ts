import { assert, assertEquals } from "@std/assert";
import { gameOf } from "../../referee/all/mod.ts";
import { isLostAtOnce } from "./chance_opening.ts";
import { chanceSetup } from "./chance_setup.ts";
import { builtin, matchContext, played } from "./test_kit.ts";

Deno.test("random boards of Tzaar differ by seed, and none is lost at once", () => {
  const kit = gameOf("tzaar");
  assert(kit);
  const boards = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const made = chanceSetup(kit, { seed, settings: {} });
    assert(made.ok && !isLostAtOnce(kit, made.value));
    boards.add(kit.setup(made.value));
  }
  assertEquals(boards.size, 40);
});

Deno.test("no seeded Geister setup is lost on the first ply", () => {
  const kit = gameOf("geister");
  assert(kit);
  for (let seed = 1; seed <= 100; seed++) {
    const made = kit.game.start({ seed });
    assert(made.ok && !isLostAtOnce(kit, made.value));
  }
});

Deno.test("a game that has no boards by chance says so", () => {
  const kit = gameOf("shogi");
  assertEquals(kit && chanceSetup(kit, { seed: 1, settings: {} }).ok, false);
});

for (const [game, facts] of [["tzaar", { randomSetup: true }], ["geister", {}]] as const) {
  Deno.test(`${game}: both players get each start, and pairs have different ones`, async () => {
    const players = [builtin("random", "a"), builtin("random", "b")] as const;
    const { games } = await played(
      matchContext([...players], { game, games: 4, settings: {}, ...facts }),
    );
    const [one, two, three, four] = games;
    assertEquals([one?.setup, three?.setup], [two?.setup, four?.setup]);
    assertEquals([one?.first, two?.first, three?.first, four?.first], [0, 1, 0, 1]);
    assert(one?.setup !== three?.setup);
  });
}
