import { assert, assertEquals } from "@std/assert";
import { pieceAt } from "../position.ts";
import { moves } from "../moves.ts";
import { addCaptures, addQuietSteps } from "./generate.ts";
import { codeOfStep, randomPositions } from "./test_kit.ts";
import { SearchBoard } from "./search_board.ts";

Deno.test("the quick generator finds what the rules find, captures first", () => {
  const out = new Int32Array(256);
  let captures = 0;
  for (const seed of [11, 12, 13, 14]) {
    for (const position of randomPositions(seed)) {
      const board = new SearchBoard(position);
      const middle = addCaptures(board, out, 7);
      const end = addQuietSteps(board, out, middle);
      const steps = moves(position).flatMap((move) => move.kind === "move" ? [move] : []);
      const taking = steps.filter(({ to }) => pieceAt(position, to));
      assertEquals([...out.slice(7, middle)].toSorted(), taking.map(codeOfStep).toSorted());
      assertEquals([...out.slice(7, end)].toSorted(), steps.map(codeOfStep).toSorted());
      captures += taking.length;
    }
  }
  assert(captures > 100, "the games are too tame to show anything");
});
