import { assertEquals } from "@std/assert";
import { ending } from "./ending.ts";
import { after, started } from "./test_kit.ts";

const SHUFFLE = "2h3h 8b7b 3h2h 7b8b";
/** Black's rook follows white's king to and fro in the corner. */
const PERPETUAL = "k8/9/9/9/9/9/9/8R/K8 b - 1";

Deno.test.each<[string, string, ReturnType<typeof ending>]>([
  ["no end at the start", "startpos", undefined],
  ["mate", "8k/8G/8G/9/9/9/9/9/K8 w - 1", { reason: "checkmate", winner: "first" }],
  ["stalemate", "8k/6G2/7G1/9/9/9/9/9/K8 w - 1", { reason: "stalemate", winner: "first" }],
  ["mate of black", "k8/9/9/9/9/9/g8/g8/K8 b - 1", { reason: "checkmate", winner: "second" }],
])("%s", (_, setup, expected) => {
  assertEquals(ending(started(setup)), expected);
});

Deno.test("the fourth occurrence of a position is a draw, the third is not", () => {
  const twice = after(after(started(), SHUFFLE), SHUFFLE);
  assertEquals(ending(twice), undefined);
  assertEquals(ending(after(twice, SHUFFLE)), { reason: "repetition" });
});

Deno.test("hands and turn are part of a position", () => {
  const [one, other] = ["b - 1", "b P 1"].map((rest) => started(`4k4/9/9/9/9/9/9/9/4K4 ${rest}`));
  assertEquals(one!.seen[0]!.key === other!.seen[0]!.key, false);
});

Deno.test("a side that gives check all the time has lost, whichever side repeats", () => {
  let position = after(started(PERPETUAL), "1h9h 9a8a 9h8h 8a9a");
  for (let round = 0; round < 3 && !ending(position); round++) {
    position = after(position, "8h9h 9a8a 9h8h 8a9a");
  }
  assertEquals(ending(position), { reason: "perpetual-check", winner: "second" });
});

Deno.test("white's checks are judged alike", () => {
  let position = after(started("k8/9/9/9/9/9/8r/9/K8 w - 1"), "1g9g 9i8i 9g8g 8i9i");
  while (!ending(position)) position = after(position, "8g9g 9i8i 9g8g 8i9i");
  assertEquals(ending(position), { reason: "perpetual-check", winner: "first" });
});

Deno.test("one quiet move in the cycle, and it is a draw", () => {
  const cycle = "1h9h 9a8a 9h1h 8a9a";
  let position = started(PERPETUAL);
  while (!ending(position)) position = after(position, cycle);
  assertEquals(ending(position), { reason: "repetition" });
});

Deno.test("a game ends at the limit of plies, but mate goes before", () => {
  assertEquals(ending(after(started("startpos", { moveLimit: 2 }), "7g7f 3c3d")), {
    reason: "move-limit",
  });
  const mated = after(started("8k/9/8G/9/9/9/9/9/K8 b G 1", { moveLimit: 1 }), "G*1b");
  assertEquals(ending(mated), { reason: "checkmate", winner: "first" });
});
