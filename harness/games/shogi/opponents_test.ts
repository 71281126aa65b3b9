import { assertEquals } from "@std/assert";
import { randomFrom } from "../random.ts";
import { ending } from "./ending.ts";
import { write } from "./notation.ts";
import { objection } from "./objection.ts";
import { SHOGI_OPPONENTS } from "./opponents.ts";
import { play } from "./play.ts";
import { started } from "./test_kit.ts";

Deno.test("both play legal moves to the end of a game, always the same ones", () => {
  for (const name of ["random", "greedy"] as const) {
    const [one, other] = [1, 1].map(() => {
      const random = randomFrom(5);
      let position = started("startpos", { moveLimit: 40 });
      while (!ending(position)) {
        const move = SHOGI_OPPONENTS[name](position, random);
        assertEquals(objection(position, move), undefined);
        position = play(position, move);
      }
      return position.seen.at(-1)?.key;
    });
    assertEquals(one, other);
  }
});

Deno.test.each([
  ["mates", "8k/9/8G/9/9/9/9/9/K8 b G 1", "G*1b"],
  ["takes what is worth more", "4k4/9/9/p7r/P7P/9/9/9/4K4 b - 1", "1e1d"],
])("greedy %s", (_, setup, expected) => {
  assertEquals(write(SHOGI_OPPONENTS.greedy(started(setup), randomFrom(1))), expected);
});
