import { assert, assertEquals, assertThrows } from "@std/assert";
import { GAME_IDS, refereeGame } from "./referee_game.ts";

Deno.test.each(GAME_IDS.map((id) => [id] as const))("%s can be played through", (id) => {
  const game = refereeGame(id, { seed: 3 });
  const first = game.turn;
  for (let ply = 0; ply < 12 && !game.ending; ply++) {
    const [move] = game.moves();
    assert(move);
    assertEquals(game.play(move), undefined);
  }
  assert(game.rules.length > 0 && first === "first");
  const again = refereeGame(id, { setup: game.position });
  assertEquals(again.moves(), game.moves());
});

Deno.test("a move that is not legal is not played, and its rule is named", () => {
  const game = refereeGame("shogi", { seed: 1 });
  const before = game.position;
  const objection = game.play("7g7d");
  assert(objection && game.rules.some(({ id }) => id === objection.rule), objection?.rule);
  assertEquals([game.position, game.turn], [before, "first"]);
  assertEquals(game.play("7g7f"), undefined);
  assertEquals(game.turn, "second");
});

Deno.test("what does not exist or cannot be read is refused", () => {
  assertThrows(() => refereeGame("chess", { seed: 1 }), TypeError, "Unknown game");
  assertThrows(() => refereeGame("shogi", { setup: "nonsense" }), TypeError);
  assertThrows(() => refereeGame("shogi", { seed: 1 }).play("nonsense"), TypeError);
});
