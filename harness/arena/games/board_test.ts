import { assert, assertEquals, assertThrows } from "@std/assert";
import { randomFrom } from "../../games/random.ts";
import { GameBoard } from "./board.ts";
import { builtin, matchContext } from "./test_kit.ts";

const { kit, match } = matchContext([builtin("random"), builtin("random")]);

Deno.test("a flip is kept with what it showed", () => {
  const board = new GameBoard(kit, match, 1);
  assertEquals(board.turn, "first");
  const move = board.play({ by: 0, move: "a1", thinkMs: 5 });
  assert(/^a1\(\w\)$/.test(move));
  assertEquals(board.plies, [{ by: 0, move, thinkMs: 5 }]);
  assertEquals([board.turn, board.ending], ["second", undefined]);
});

Deno.test("playing plies does not change a board's start", () => {
  const board = new GameBoard(kit, match, 1);
  const { setup } = board;
  board.play({ by: 0, move: board.proposal("greedy", randomFrom(1)) });
  assertEquals(board.setup, setup);
  assertEquals(new GameBoard(kit, { ...match, start: { setup, opening: [] } }, 9).setup, setup);
});

Deno.test("a ply that cannot be played is thrown, since only the harness can be to blame", () => {
  const board = new GameBoard(kit, match, 1);
  for (const move of ["a1-a2", "nonsense"]) assertThrows(() => board.play({ by: 0, move }));
  assertThrows(() => board.proposal("nobody", randomFrom(1)));
  const start = { setup: "nonsense", opening: [] };
  assertThrows(() => new GameBoard(kit, { ...match, start }, 1));
});

Deno.test("a choice changes the start where the game knows choices, and nothing elsewhere", () => {
  const board = new GameBoard(kit, match, 1);
  const { setup } = board;
  board.choose({ side: "first", choice: "ABCD" });
  assertEquals(board.setup, setup);
  const { kit: ghosts, match: game } = matchContext([builtin("random"), builtin("random")], {
    game: "geister",
  });
  const haunted = new GameBoard(ghosts, game, 1);
  assertThrows(() => haunted.choose({ side: "first", choice: "XYZ" }));
  haunted.choose({ side: "first", choice: "ABCD" });
  assert(/^(..R){4}(..B){4}/.test(haunted.setup), haunted.setup);
});

Deno.test("an opponent that counts positions looks at as many as it was given", () => {
  const board = new GameBoard(kit, match, 1);
  assert(/^[a-d][1-8]/.test(board.proposal("search@20", randomFrom(1))));
  assertThrows(() => board.proposal("nobody@20", randomFrom(1)));
});
