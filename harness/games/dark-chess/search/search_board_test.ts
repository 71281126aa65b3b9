import { assert, assertEquals } from "@std/assert";
import { randomFrom } from "../../random.ts";
import { after, redealt, started } from "../test_kit.ts";
import { moves } from "../moves.ts";
import { play } from "../play.ts";
import { indexOf } from "../square.ts";
import { codeOf, PIECE_CODES } from "./codes.ts";
import { codeOfStep, randomPositions } from "./test_kit.ts";
import { SearchBoard } from "./search_board.ts";

/** All that can be seen of a board. */
function stateOf(board: SearchBoard) {
  const { squares, alive, hidden, turn, quiet, living, low, high } = board;
  const { hiddenCount, redCount, blackCount } = board;
  return {
    squares: [...squares],
    alive: [...alive],
    hidden: [...hidden],
    counts: [hiddenCount, redCount, blackCount],
    ...{ turn, quiet, living, low, high },
  };
}

Deno.test("what is made is unmade to the last bit, and keys stay true on the way", () => {
  for (const position of randomPositions(1).filter((_, index) => index % 5 === 0)) {
    const board = new SearchBoard(position);
    const before = stateOf(board);
    for (const move of moves(position)) {
      if (move.kind === "flip") {
        for (const code of PIECE_CODES.filter((each) => board.hidden[each]! > 0)) {
          board.flip(indexOf(move.at)!, code);
          assertEquals(board.freshKey(), [board.low, board.high]);
          board.unflip(indexOf(move.at)!);
        }
      } else {
        board.make(codeOfStep(move));
        assertEquals(board.freshKey(), [board.low, board.high]);
        board.unmake(codeOfStep(move));
      }
      assertEquals(stateOf(board), before);
    }
    board.pass();
    assertEquals(board.freshKey(), [board.low, board.high]);
    board.unpass();
    assertEquals(stateOf(board), before);
  }
});

Deno.test("a step leads where the rules lead, the key included", () => {
  for (const position of randomPositions(2).filter((_, index) => index % 4 === 0)) {
    for (const move of moves(position).filter(({ kind }) => kind === "move")) {
      const board = new SearchBoard(position);
      board.make(codeOfStep(move));
      assertEquals(stateOf(board), stateOf(new SearchBoard(play(position, move))));
    }
  }
});

Deno.test("a flip leads where the rules lead", () => {
  const position = started(3);
  const opened = play(position, { kind: "flip", at: "b2" });
  const next = play(opened, { kind: "flip", at: "c5" });
  const board = new SearchBoard(opened);
  assert(next.last?.kind === "flip" && next.last.piece);
  board.flip(indexOf("c5")!, codeOf(next.last.piece));
  assertEquals(stateOf(board), stateOf(new SearchBoard(next)));
});

Deno.test("where the dark pieces lie leaves no trace", () => {
  for (const [index, position] of randomPositions(4).slice(0, 20).entries()) {
    const other = redealt(position, randomFrom(index));
    assertEquals(stateOf(new SearchBoard(other)), stateOf(new SearchBoard(position)));
  }
});

Deno.test("a position that comes round is known, also from before the search", () => {
  const start = started("K--k/----/----/----/----/----/----/---- red");
  const round = ["a8-b8", "d8-d7", "b8-a8", "d7-d8"];
  assert(!new SearchBoard(start).isRepeated());
  assert(!new SearchBoard(after(start, round.slice(0, 3))).isRepeated());
  assert(new SearchBoard(after(start, round)).isRepeated());
  const board = new SearchBoard(after(start, round.slice(0, 2)));
  board.make(codeOfStep({ kind: "move", from: "b8", to: "a8" }));
  board.make(codeOfStep({ kind: "move", from: "d7", to: "d8" }));
  assert(board.isRepeated());
});

Deno.test("a long quiet game is remembered as far as it matters", () => {
  const start = started("K--k/----/----/----/----/----/----/---- red", { noEatFlip: 9999 });
  const quiet = Array.from({ length: 250 }, () => [
    { kind: "move", from: "a8", to: "b8" } as const,
    { kind: "move", from: "d8", to: "d7" } as const,
    { kind: "move", from: "b8", to: "a8" } as const,
    { kind: "move", from: "d7", to: "d8" } as const,
  ]).flat();
  const board = new SearchBoard({ ...start, quiet });
  assertEquals(board.quiet, 1000);
  assert(board.isRepeated());
});
