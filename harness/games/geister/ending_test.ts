import { assert, assertEquals } from "@std/assert";
import { ending, winOf } from "./ending.ts";
import { after, randomGame, setup, STANDARD, started } from "./test_kit.ts";

/** Each side is left with what the next capture or escape decides. */
const THREE_BLUES = "00B11R22R33R99b99b99b44R12b13b14b15b52r53r54r55r";
const THREE_REDS = "00R11B22B33B99r99r99r44B01b13b14b15b52r53r54r55r";

/** Ghosts that only keep the game going. */
const REDS = { A: "42R", a: "12r" };

Deno.test.each<[string, string, string[], string, "first" | "second"]>([
  ["the first escapes", setup({ ...REDS, B: "00B", b: "33b" }), ["B,WEST"], "ChessEscape", "first"],
  [
    "the second escapes",
    setup({ ...REDS, B: "33B", b: "55b" }, "second"),
    ["B,NORTH"],
    "ChessEscape",
    "second",
  ],
  [
    "the first loses its last blue",
    THREE_BLUES.replace("12b", "01b") + " second",
    ["A,SOUTH"],
    "NoBlueGhost",
    "second",
  ],
  ["the first loses its last red", `${THREE_REDS} second`, ["A,SOUTH"], "NoRedGhost", "first"],
  [
    "the second loses its last blue",
    "11B12B13B14B52R53R54R55R10b99b99b99b22r33r44r43r",
    ["A,NORTH"],
    "NoBlueGhost",
    "first",
  ],
  [
    "the second loses its last red",
    "11B12B13B14B52R53R54R55R10r99r99r99r22b33b44b43b",
    ["A,NORTH"],
    "NoRedGhost",
    "second",
  ],
])("when %s the game is over", (_, text, moves, reason, winner) => {
  const position = started(text);
  assertEquals(ending(position), undefined);
  assertEquals(ending(after(position, moves)), { reason, winner });
});

/** Two ghosts that walk to and fro. */
function wanderings(plies: number): string[] {
  const circle = ["A,NORTH", "A,NORTH", "A,SOUTH", "A,SOUTH"];
  return Array.from({ length: plies }, (_, ply) => circle[ply % 4]!);
}

Deno.test.each<[number, number, string | undefined]>([
  [200, 199, undefined],
  [200, 200, "GamePlyLimitDraw"],
  [300, 299, undefined],
  [300, 300, "GamePlyLimitDraw"],
  [7, 6, undefined],
  [7, 7, "GamePlyLimitDraw"],
])("with a limit of %d, %d plies end in: %s", (plyLimit, plies, reason) => {
  const position = after(started(STANDARD, { plyLimit }), wanderings(plies));
  assertEquals(ending(position), reason ? { reason } : undefined);
  assertEquals(winOf(position), undefined);
});

Deno.test("a win on the last ply goes before the draw", () => {
  const position = started(setup({ ...REDS, B: "00B", b: "33b" }), { plyLimit: 1 });
  assertEquals(ending(after(position, ["B,NORTH"]))?.reason, "ChessEscape");
  assertEquals(ending(after(position, ["B,SOUTH"]))?.reason, "GamePlyLimitDraw");
});

Deno.test("a blue ghost that has only reached the corner has won nothing", () => {
  const position = after(started(setup({ ...REDS, B: "10B", b: "33b" })), ["B,WEST"]);
  assertEquals(ending(position), undefined);
});

Deno.test("random games come to every end, and no side is ever without a move", () => {
  const reasons = new Set<string>();
  for (let seed = 0; seed < 400; seed++) {
    const { positions } = randomGame(started(seed), seed);
    reasons.add(ending(positions.at(-1)!)!.reason);
  }
  assertEquals([...reasons].sort(), [
    "ChessEscape",
    "GamePlyLimitDraw",
    "NoBlueGhost",
    "NoRedGhost",
  ]);
  assert(!ending(started(1)));
});
