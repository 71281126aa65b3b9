import { assert, assertEquals } from "@std/assert";
import { randomFrom } from "../../random.ts";
import { after, redealt, started } from "../test_kit.ts";
import { write } from "../notation.ts";
import { objection } from "../objection.ts";
import { type DarkChessPosition, pieceAt } from "../position.ts";
import { chooseMove } from "./choose_move.ts";
import { randomPositions } from "./test_kit.ts";
import { SURELY } from "./searcher.ts";

const REST = "----/----/----/----/----";

function chosen(position: DarkChessPosition, nodes = 3000): string {
  return write(chooseMove(position, randomFrom(1), { nodes }).move);
}

Deno.test.each([
  ["takes what stands there for nothing", `pRn-/-c--/----/${REST} red`, "b8-b7"],
  ["shoots over a screen", `k-pC/----/---g/${REST} red`, "d8-a8"],
  ["takes the last piece", "k---/P---/----/----/----/----/----/---K red", "a7-a8"],
  ["runs from what would take it", `Rk--/----/----/${REST} red`, "a8-a7"],
])("it %s", (_, setup, move) => {
  assertEquals(chosen(started(setup)), move);
});

Deno.test("it leaves a piece alone that is defended by a stronger one", () => {
  const move = chosen(started(`np--/K---/----/--M-/----/----/----/---- red`));
  assert(move !== "a7-a8", move);
});

Deno.test("it attacks two pieces at once where only one can run", () => {
  const { score } = chooseMove(
    started("n-n-/----/-G--/----/----/----/----/---- red"),
    randomFrom(1),
    { nodes: 20_000 },
  );
  assert(score > 0, `${score}`);
});

Deno.test("it wins a won endgame by force", () => {
  const found = chooseMove(started("k---/----/P---/-P--/----/----/----/---- red"), randomFrom(1), {
    nodes: 50_000,
  });
  assert(found.score > SURELY, JSON.stringify(found));
});

Deno.test("when ahead, it avoids a third repetition", () => {
  const round = ["a8-a7", "d1-d2", "a7-a8", "d2-d1"];
  const start = started("G---/----/--M-/----/----/----/----/R--n red");
  const position = after(start, [...round, ...round, ...round.slice(0, 2)]);
  assert(chosen(position) !== "a7-a8", chosen(position));
});

/** A position one quiet ply before the draw, red to move. */
function almostDrawn(setup: string, round: readonly string[]): DarkChessPosition {
  const plies = Array.from({ length: 59 }, (_, index) => round[index % round.length]!);
  return after(started(setup, { repetition: 99 }), plies);
}

Deno.test("when ahead, it flips before the limit of quiet plies", () => {
  const position = almostDrawn(
    "X---/----/----/----/G---/----/--G-/n--- black deal=M---/----/----/----/----/----/----/----",
    ["a1-b1", "a4-a5", "b1-a1", "a5-a4"],
  );
  assertEquals(chosen(position), "a8");
});

Deno.test("when behind, it lets the limit of quiet plies be reached", () => {
  const position = almostDrawn(
    "X---/----/----/----/g---/----/--g-/N--- black deal=m---/----/----/----/----/----/----/----",
    ["a4-a5", "a1-b1", "a5-a4", "b1-a1"],
  );
  assert(chosen(position) !== "a8");
});

Deno.test("what lies dark does not change its mind", () => {
  for (const [index, position] of randomPositions(31).entries()) {
    if (index % 6 !== 0) continue;
    const other = redealt(position, randomFrom(index));
    assertEquals(chosen(other, 800), chosen(position, 800));
  }
});

Deno.test("with any budget its move is legal, and the same again", () => {
  for (const [index, position] of randomPositions(32).entries()) {
    if (index % 7 !== 0) continue;
    for (const nodes of [0, 1, 30, 700]) {
      const { move } = chooseMove(position, randomFrom(index), { nodes });
      assertEquals(objection(position, move), undefined);
      assertEquals(chooseMove(position, randomFrom(index), { nodes }).move, move);
    }
  }
});

Deno.test("the first move is a flip", () => {
  const { move } = chooseMove(started(5), randomFrom(5));
  assert(move.kind === "flip" && pieceAt(started(5), move.at)?.dark);
});

Deno.test("with a clock it stops when its time is up", () => {
  let asked = 0;
  const now = () => 10 * asked++;
  const position = started("C--c/-P--/k--K/--p-/-c--/P--C/--g-/G--r red");
  const found = chooseMove(position, randomFrom(1), { withinMs: 100, now });
  assertEquals(asked, 11);
  assert(found.nodes < 2600 && found.depth >= 3, JSON.stringify(found));
});
