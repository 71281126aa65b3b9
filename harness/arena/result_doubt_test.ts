import { assertEquals } from "@std/assert";
import { resultDoubt } from "./result_doubt.ts";

const over = (reason: string, winner?: 0 | 1) =>
  ({
    outcome: { kind: "over", reason, ...winner === undefined ? {} : { winner } },
    first: 1,
  }) as const;

Deno.test.each(
  [
    ["NoMove", 1, { reason: "NoMove", winner: "first" }, undefined],
    ["NoMove", 0, { reason: "NoMove", winner: "first" }, "otherwise"],
    ["Resign", 0, undefined, undefined],
    ["TimeOut", 0, undefined, undefined],
    ["NoMove", 0, undefined, "unexplained"],
    ["PositionRepetitionDraw", undefined, undefined, "unexplained"],
    ["NoEatFlipDraw,60", undefined, undefined, "unexplained"],
    ["NoEatFlipDraw,60", undefined, { reason: "NoEatFlipDraw" }, undefined],
    ["Resign", 0, { reason: "NoMove", winner: "second" }, "otherwise"],
  ] as const,
)("%s by %s against the board", (reason, winner, ending, kind) => {
  assertEquals(resultDoubt(over(reason, winner), ending)?.kind, kind);
});

Deno.test("a different winner is reported, and a game without a result is not compared", () => {
  const doubt = resultDoubt(over("NoMove", 0), { reason: "NoMove", winner: "first" });
  assertEquals([doubt?.told, doubt?.ending], ["NoMove, second wins", "NoMove, first wins"]);
  const open = {
    outcome: { kind: "inconclusive", because: { kind: "cut-short" } },
    first: 0,
  } as const;
  assertEquals(resultDoubt(open, { reason: "NoMove" }), undefined);
});
