import { assertEquals } from "@std/assert";
import { copyOf } from "./copy_state.ts";
import { randomGame, started } from "./test_kit.ts";
import { moves } from "./moves.ts";
import { moveIn } from "./play.ts";

Deno.test("a copy is what the package's own is, in every part", () => {
  for (const { state } of randomGame(started(), { seed: 3, plies: 60 })) {
    const copy = copyOf(state);
    assertEquals(copy, state.clone());
    assertEquals(Object.keys(copy).sort(), Object.keys(state).sort());
    assertEquals(copy.getSFEN(1), state.getSFEN(1));
  }
});

Deno.test("what is done to a copy leaves the position as it is", () => {
  const setup = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1";
  const position = started(setup);
  const before = position.state.getSFEN(1);
  for (const move of moves(position)) {
    const copy = copyOf(position.state);
    assertEquals(copy.doMove(moveIn(copy, move)!), true);
  }
  assertEquals(position.state.getSFEN(1), before);
});
