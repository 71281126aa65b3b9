import { assert, assertEquals } from "@std/assert";
import { boardOf, mirrorMove, MIRRORS, mirrorSetup, mirrorSquare, rowsOf } from "./mirror.ts";
import { moves } from "./moves.ts";
import { write } from "./notation.ts";
import { formatSetup, START_SFEN } from "./setup.ts";
import { randomGame, started } from "./test_kit.ts";

const FILES = { files: true, sides: false };
const SIDES = { files: false, sides: true };

Deno.test("squares and moves are seen on the other side of the board", () => {
  assertEquals(mirrorSquare("7g", FILES), "3g");
  assertEquals(mirrorSquare("7g", SIDES), "3c");
  assertEquals(mirrorMove("8h2b+", FILES), "2h8b+");
  assertEquals(mirrorMove("B*4e", SIDES), "B*6e");
  assertEquals(["resign", "0a"].map((text) => mirrorMove(text, SIDES)), ["resign", "0a"]);
});

Deno.test("a setup is seen with its turn, its hands and its number", () => {
  assertEquals(
    mirrorSetup("k8/9/9/9/9/9/9/9/K7+p b 2Pr 7", FILES),
    "8k/9/9/9/9/9/9/9/+p7K b 2Pr 7",
  );
  assertEquals(
    mirrorSetup("k8/9/9/9/9/9/9/9/K7+p b 2Pr 7", SIDES),
    "+P7k/9/9/9/9/9/9/9/8K w R2p 7",
  );
  assertEquals(mirrorSetup("9/9/9/9/9/9/9/9/K7k w", SIDES), "K7k/9/9/9/9/9/9/9/9 b");
  assertEquals(mirrorSetup(START_SFEN, SIDES), START_SFEN.replace(" b ", " w "));
});

Deno.test("rows are read and written without loss", () => {
  const [board = ""] = START_SFEN.split(" ");
  assertEquals(boardOf(rowsOf(board)), board);
});

Deno.test("the moves of a mirrored position are the mirrored moves", () => {
  for (const position of randomGame(started(), { seed: 5, plies: 60 })) {
    for (const mirror of MIRRORS) {
      const seen = started(mirrorSetup(formatSetup(position), mirror));
      const expected = moves(position).map((move) => mirrorMove(write(move), mirror)).sort();
      assertEquals(moves(seen).map(write).sort(), expected);
      assert(mirrorSetup(formatSetup(seen), mirror) === formatSetup(position));
    }
  }
});
