import { assert, assertEquals } from "@std/assert";
import { randomFrom } from "../../games/random.ts";
import { gameOf, GAMES } from "./games.ts";
import { PAIRINGS } from "./pairings.ts";

Deno.test("every pairing is about a game that can be played without it", () => {
  for (const { protocol, vocabulary } of PAIRINGS) {
    const kit = gameOf(protocol.game);
    assert(kit, protocol.game);
    for (const opponent of vocabulary.opponents) assert(kit.opponents[opponent], opponent);
  }
});

for (const { game, setup, opponents } of GAMES) {
  Deno.test(`${game.id}: a start that was written is read back as the same`, () => {
    const start = game.start({ seed: 3 });
    assert(start.ok);
    const again = game.start({ setup: setup(start.value) });
    assert(again.ok);
    assertEquals(game.diagram(again.value), game.diagram(start.value));
  });

  Deno.test(`${game.id}: a ply goes through text and back`, () => {
    const start = game.start({ seed: 3 });
    assert(start.ok && opponents.random);
    const move = opponents.random(start.value, randomFrom(1));
    const again = game.read(game.write(move));
    assert(again.ok);
    assertEquals(game.objection(start.value, again.value), undefined);
  });
}

Deno.test("a Geister player's choice of reds changes its own ghosts and no others", () => {
  const kit = gameOf("geister");
  const start = kit?.game.start({ seed: 1 });
  assert(kit?.choose && start?.ok);
  const chosen = kit.choose(start.value, { side: "second", choice: "ABCD" });
  assert(chosen.ok);
  assertEquals(chosen.value.ghosts.first, start.value.ghosts.first);
  assertEquals(
    chosen.value.ghosts.second.map(({ colour }: { colour: string }) => colour).join(""),
    "redredredredblueblueblueblue",
  );
  assert(!kit.choose(start.value, { side: "second", choice: "AB" }).ok);
});

Deno.test("a flip says what it shows", () => {
  const kit = gameOf("dark-chess");
  const start = kit?.game.start({ seed: 1 });
  assert(kit?.shown && start?.ok);
  const flip = kit.shown(start.value, { kind: "flip", at: "a1" });
  assert(/^a1\([KGMRNCPkgmrncp]\)$/.test(kit.game.write(flip)));
  const move = { kind: "move", from: "a1", to: "a2" };
  assertEquals(kit.shown(start.value, move), move);
});

Deno.test("every game has the same simple opponents", () => {
  for (const { game, opponents } of GAMES) {
    for (const name of ["random", "greedy"]) assert(opponents[name], `${game.id}: ${name}`);
  }
  assert(gameOf("dark-chess")?.opponents.search);
  assert(gameOf("dark_chess") === gameOf("dark-chess"), "files of older versions");
});
