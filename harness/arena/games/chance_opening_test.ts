import { assert, assertEquals } from "@std/assert";
import { GAMES } from "../../referee/all/mod.ts";
import { chanceOpening, isLostAtOnce } from "./chance_opening.ts";

const KITS = GAMES.map((kit) => [kit.game.id, kit] as const);

for (const [id, kit] of KITS) {
  Deno.test(`${id}: no opening by chance is lost at once, and a seed has its own`, () => {
    const openings = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) {
      const started = kit.game.start({ seed });
      assert(started.ok);
      const plies = chanceOpening(kit, started.value, { plies: 8, seed });
      assertEquals(chanceOpening(kit, started.value, { plies: 8, seed }), plies);
      assertEquals(plies.length, 8);
      let position = started.value;
      for (const text of plies) {
        const read = kit.game.read(text);
        assert(read.ok);
        assertEquals(kit.game.objection(position, read.value), undefined);
        position = kit.game.play(position, kit.shown?.(position, read.value) ?? read.value);
      }
      assert(!isLostAtOnce(kit, position));
      openings.add(plies.join());
    }
    assertEquals(openings.size, 6);
  });
}

Deno.test("a mate in one for either side is lost at once", () => {
  const shogi = GAMES.find(({ game }) => game.id === "shogi");
  assert(shogi);
  const position = (setup: string): unknown => {
    const started = shogi.game.start({ setup });
    assert(started.ok, setup);
    return started.value;
  };
  // A gold dropped before the king, which a pawn guards.
  const mate = "4k4/9/4P4/9/9/9/9/9/4K4";
  assertEquals(isLostAtOnce(shogi, position(`${mate} b G 1`)), true);
  assertEquals(isLostAtOnce(shogi, position(`${mate} b - 1`)), false);
  assertEquals(
    isLostAtOnce(
      shogi,
      position("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"),
    ),
    false,
  );
});
