import { assert, assertEquals } from "@std/assert";
import { started } from "../test_kit.ts";
import { moves } from "../moves.ts";
import { indexOf } from "../square.ts";
import { codeOfStep, randomPositions } from "./test_kit.ts";
import { SearchBoard } from "./search_board.ts";
import { INFINITY, Searcher, SURELY } from "./searcher.ts";

const OPEN = { alpha: -INFINITY, beta: INFINITY };

function searcherOf(setup: string, most = Infinity): Searcher {
  return new Searcher(new SearchBoard(started(setup)), {
    tableBits: 12,
    isOver: (nodes) => nodes > most,
  });
}

function step(text: string): number {
  const [from = "", to = ""] = text.split("-");
  return codeOfStep({ kind: "move", from, to });
}

Deno.test("taking the last piece wins, one ply from here", () => {
  const searcher = searcherOf("k---/P---/----/----/----/----/----/---K red");
  assertEquals(searcher.scoreMove(step("a7-a8"), 3, OPEN), 99_999);
});

Deno.test("a side that cannot move has lost", () => {
  const searcher = searcherOf("pR--/R---/----/----/----/----/----/---K red");
  const score = searcher.scoreMove(step("d1-d2"), 3, OPEN);
  assert(score > SURELY, `${score}`);
});

Deno.test("a window does not change what is within it", () => {
  for (const position of randomPositions(21).filter((_, index) => index % 9 === 0)) {
    for (const move of moves(position).filter(({ kind }) => kind === "move").slice(0, 4)) {
      const fresh = () =>
        new Searcher(new SearchBoard(position), { tableBits: 10, isOver: () => false });
      const score = fresh().scoreMove(codeOfStep(move), 1, OPEN);
      const narrow = { alpha: score - 1, beta: score + 1 };
      assertEquals(fresh().scoreMove(codeOfStep(move), 1, narrow), score);
      assert(fresh().scoreMove(codeOfStep(move), 1, { alpha: score, beta: score + 1 }) <= score);
      assert(fresh().scoreMove(codeOfStep(move), 1, { alpha: score - 1, beta: score }) >= score);
    }
  }
});

Deno.test("the bounds of a flip hold, however early it is cut off", () => {
  const setup =
    "X-pk/----/----/-n--/----/----/----/X--K red deal=C---/----/----/----/----/----/----/p---";
  const square = indexOf("a8")!;
  const score = searcherOf(setup).scoreFlip(square, 2, OPEN);
  assert(searcherOf(setup).scoreFlip(square, 2, { alpha: score, beta: score + 1 }) <= score);
  assert(searcherOf(setup).scoreFlip(square, 2, { alpha: score - 1, beta: score }) >= score);
});

Deno.test("a flip with one outcome is worth that outcome", () => {
  const dark =
    "X-pk/----/----/-n--/----/----/----/---K red deal=N---/----/----/----/----/----/----/----";
  const shown = started("N-pk/----/----/-n--/----/----/----/---K black");
  const replies = moves(shown).map((move) => {
    const other = new Searcher(new SearchBoard(shown), { tableBits: 10, isOver: () => false });
    return -other.scoreMove(codeOfStep(move), 0, OPEN);
  });
  assertEquals(searcherOf(dark).scoreFlip(indexOf("a8")!, 1, OPEN), Math.min(...replies));
});

Deno.test("a search that is stopped leaves the board as it was", () => {
  for (const most of [0, 1, 7, 50]) {
    const searcher = searcherOf("C--c/-P--/k--K/--p-/-c--/P--C/--g-/G--r red", most);
    const { low, high, turn } = searcher.board;
    searcher.scoreMove(step("a8-a7"), 6, OPEN);
    assert(searcher.isStopped && searcher.nodes <= most + 60);
    assertEquals([searcher.board.low, searcher.board.high, searcher.board.turn], [low, high, turn]);
    assertEquals(searcher.board.freshKey(), [low, high]);
  }
});
