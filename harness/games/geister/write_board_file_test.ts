import { assertEquals } from "@std/assert";
import { writeBoardFile } from "./write_board_file.ts";
import { BOARD_FILE, moveOf, STANDARD, started } from "./test_kit.ts";

const RECORD = {
  startedAt: "12:18am Oct 16, 2024",
  players: { first: "a1", second: "a2" },
  start: started(STANDARD),
  timeSeconds: 900,
  moves: ["C,NORTH", "D,NORTH", "D,WEST", "C,NORTH"].map(moveOf),
  timestampsMs: [1729037880601, 1729037880601, 1729037880757, 1729037880897, 1729037880991],
};

Deno.test("a file is written as the manual shows it", () => {
  assertEquals(writeBoardFile(RECORD), BOARD_FILE);
});

Deno.test("a last move alone has no blank behind it", () => {
  const file = writeBoardFile({ ...RECORD, moves: RECORD.moves.slice(0, 3) });
  assertEquals(file.split("\n").slice(11, 14), [
    "* 1. C,NORTH D,NORTH",
    "* 2. D,WEST",
    "* Comment 0 0",
  ]);
});

Deno.test("before the first move there are no moves and no captures", () => {
  const file = writeBoardFile({ ...RECORD, moves: [], timestampsMs: [7] });
  assertEquals(file.split("\n").slice(10), [
    "* time 900",
    "* Comment 0 0",
    "0. 7",
    "# #",
    "# #",
    "###",
    "",
  ]);
});

Deno.test.each(
  [
    [{ reason: "NoRedGhost", winner: "second" }, "* NoRedGhost a2 wins 0,1"],
    [{ reason: "ChessEscape", winner: "first" }, "* ChessEscape a1 wins 1,0"],
    [{ reason: "GamePlyLimitDraw" }, "* GamePlyLimitDraw Draw 0.5,0.5"],
  ] as const,
)("the result stands before the comment", (result, line) => {
  const lines = writeBoardFile({ ...RECORD, result }).split("\n");
  assertEquals(lines.slice(13, 15), [line, "* Comment 0 0"]);
});
