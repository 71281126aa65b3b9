import { assertEquals } from "@std/assert";
import { moveOf, started } from "../test_kit.ts";
import { settingsIn } from "./record_settings.ts";

const start = started("K--k/----/----/----/----/----/----/---- red");
const ROUND = ["a8-b8", "d8-d7", "b8-a8", "d7-d8"].map(moveOf);

/** A game of so many quiet plies. */
function quiet(plies: number) {
  return { start, moves: Array.from({ length: plies }, (_, index) => ROUND[index % 4]!) };
}

const DRAW = { reason: "NoEatFlipDraw" };

Deno.test.each(
  [
    ["the platform's limit", 60, DRAW, { result: DRAW }],
    ["another limit", 20, DRAW, { result: DRAW, settings: { noEatFlip: 20 } }],
    ["no draw where there would be one", 70, undefined, { settings: { noEatFlip: 180 } }],
    ["a limit beyond all", 200, undefined, { settings: { noEatFlip: 201 } }],
    ["a game that goes on", 59, undefined, {}],
    ["no quiet ply before the draw", 0, DRAW, { result: DRAW }],
    [
      "moves that came round",
      16,
      { reason: "PositionRepetitionDraw,4,4" },
      { result: { reason: "PositionRepetitionDraw" }, settings: { repetition: 4 } },
    ],
    [
      "moves that cannot have come round",
      4,
      { reason: "PositionRepetitionDraw,1,4" },
      { result: { reason: "PositionRepetitionDraw,1,4" } },
    ],
  ] as const,
)("%s shows the settings", (_, plies, told, found) => {
  assertEquals(settingsIn(quiet(plies), told), found);
});
