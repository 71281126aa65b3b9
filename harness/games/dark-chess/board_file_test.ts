import { assertEquals } from "@std/assert";
import { boardFileLines, countsOf, type DarkChessGame, writeBoardFile } from "./board_file.ts";
import { darkChess } from "./mod.ts";
import type { DarkChessMove, DarkChessPosition } from "./position.ts";

function started(setup: string): DarkChessPosition {
  const start = darkChess.start({ setup });
  if (!start.ok) throw new Error(start.error.en);
  return start.value;
}

function moveOf(text: string): DarkChessMove {
  const move = darkChess.read(text);
  if (!move.ok) throw new Error(move.error.en);
  return move.value;
}

const DARK = `${Array(8).fill("XXXX").join("/")} unknown`;

/** The game of the manual's figure 45. */
const GAME: DarkChessGame = {
  startedAt: "11:19pm Dec 7, 2019",
  players: { first: "Player1(a1)", second: "Player2(a0)" },
  start: started(DARK),
  timeSeconds: 900,
  moves: ["b6(N)", "b4(R)", "a7(p)", "b2(p)", "a3(N)", "d4(n)"].map(moveOf),
  timestampsMs: [1575760811020, 1575760811020, 1575760811239],
};

const FILE = `* 11:19pm Dec 7, 2019
* Player1(a1) vs Player2(a0)
* 1 2 2 2 2 2 5 1 2 2 2 2 2 5
* X X X X
* X X X X
* X X X X
* X X X X
* X X X X
* X X X X
* X X X X
* X X X X
* first 0
* time 900
* 1. b6(N) b4(R)
* 2. a7(p) b2(p)
* 3. a3(N) d4(n)
* Comment 0 0
0. 1575760811020
1. 1575760811020
2. 1575760811239
`;

Deno.test("a file is written as the manual shows it", () => {
  assertEquals(writeBoardFile(GAME), FILE);
});

Deno.test("the same file for engines on Windows has CRLF", () => {
  assertEquals(writeBoardFile(GAME, "\r\n"), FILE.replaceAll("\n", "\r\n"));
});

Deno.test("a last move alone has no blank behind it", () => {
  assertEquals(boardFileLines({ ...GAME, moves: GAME.moves.slice(0, 3) }).turns, [
    "* 1. b6(N) b4(R)",
    "* 2. a7(p)",
  ]);
});

Deno.test.each(
  [
    [DARK, [], "* first 2"],
    [DARK, ["a1(K)"], "* first 0"],
    [DARK, ["a1(k)"], "* first 1"],
    ["k---/----/----/----/----/----/----/---K black", [], "* first 1"],
  ] as const,
)("the first player's colour is 2 until something is flipped", (setup, plies, line) => {
  const { head } = boardFileLines({ ...GAME, start: started(setup), moves: plies.map(moveOf) });
  assertEquals(head.at(-2), line);
});

Deno.test("a flip that does not say what it showed is written with what was dealt", () => {
  const start = started(
    "X--k/----/----/----/----/----/----/K--- red deal=p---/----/----/----/----/----/----/----",
  );
  const { turns } = boardFileLines({ ...GAME, start, moves: [moveOf("a8")] });
  assertEquals(turns, ["* 1. a8(p)"]);
});

Deno.test("the board and the counts are those of the start, captures or not", () => {
  const start = started("k---/P---/----/----/----/----/----/---K red");
  const { head } = boardFileLines({ ...GAME, start, moves: [moveOf("a7-a8")] });
  assertEquals(head.slice(2, 5), ["* 1 0 0 0 0 0 1 1 0 0 0 0 0 0", "* k - - -", "* P - - -"]);
  assertEquals(countsOf(darkChess.play(start, moveOf("a7-a8"))).at(7), 0);
});
