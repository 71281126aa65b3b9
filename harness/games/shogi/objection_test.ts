import { assertEquals } from "@std/assert";
import { objection } from "./objection.ts";
import { SHOGI_RULES } from "./rules.ts";
import { after, moveOf, started } from "./test_kit.ts";

const START = "startpos";
const PINNED = "4k4/4r4/9/9/9/9/4S4/9/4K4 b - 1";
const CHECKED = "4k4/9/9/9/4r4/9/9/9/4K4 b G 1";
const HANDS = "4k4/9/9/9/9/9/4P4/9/4K4 b RPLN 1";
const WHITE = "4k4/4p4/9/9/9/9/9/1n7/K2l5 w pln 1";

const CASES: readonly [rule: string, setup: string, move: string, why: string][] = [
  ["on-board", START, "0g7f", "The board has no square 0g"],
  ["on-board", START, "7g7j", "The board has no square 7j"],
  ["on-board", HANDS, "P*3z", "The board has no square 3z"],
  ["source-not-empty", START, "5e5d", "5e is empty"],
  ["own-piece", START, "3c3d", "3c holds the opponent's pawn, and black is to move"],
  ["not-onto-own", START, "8h7g", "7g holds an own pawn"],
  ["not-onto-own", START, "8h8h", "8h holds an own bishop"],
  ["piece-movement", START, "7g7e", "A pawn does not move from 7g to 7e"],
  ["piece-movement", START, "7g7h", "A pawn does not move from 7g to 7h"],
  ["piece-movement", START, "5i5f", "A king does not move from 5i to 5f"],
  ["piece-movement", WHITE, "8h7f", "A knight does not move from 8h to 7f"],
  ["piece-movement", WHITE, "6i6h", "A lance does not move from 6i to 6h"],
  ["path-clear", START, "8h4d", "Between 8h and 4d, 7g holds a pawn"],
  ["path-clear", START, "9i9f", "Between 9i and 9f, 9g holds a pawn"],
  ["can-promote", "4k4/9/4G4/9/9/9/9/9/4K4 b - 1", "5c5b+", "The piece on 5c is a gold"],
  ["can-promote", "4k4/9/9/9/9/4+P4/9/9/4K4 b - 1", "5f5e+", "The piece on 5f is a promoted pawn"],
  [
    "promotion-zone",
    START,
    "7g7f+",
    "Neither 7g nor 7f is in the ranks a–c where black promotes",
  ],
  ["promotion-zone", WHITE, "5b5c+", "Neither 5b nor 5c is in the ranks g–i where white promotes"],
  [
    "forced-promotion",
    "4k4/P8/LN7/9/9/9/9/9/4K4 b - 1",
    "9b9a",
    "An unpromoted pawn could never move from 9a again",
  ],
  [
    "forced-promotion",
    "4k4/9/9/1N7/9/9/9/9/4K4 b - 1",
    "8d7b",
    "An unpromoted knight could never move from 7b again",
  ],
  ["in-hand", START, "P*5e", "There is no pawn in hand"],
  ["in-hand", HANDS, "K*5e", "No piece K is ever in hand"],
  ["in-hand", WHITE, "G*5e", "There is no gold in hand"],
  ["drop-on-empty", HANDS, "R*5g", "5g holds a pawn"],
  ["drop-dead-end", HANDS, "P*1a", "A pawn could never move from 1a"],
  ["drop-dead-end", HANDS, "L*1a", "A lance could never move from 1a"],
  ["drop-dead-end", HANDS, "N*1b", "A knight could never move from 1b"],
  ["drop-dead-end", WHITE, "N*1h", "A knight could never move from 1h"],
  ["drop-dead-end", WHITE, "P*1i", "A pawn could never move from 1i"],
  ["nifu", HANDS, "P*5e", "File 5 has an own pawn on 5g"],
  ["nifu", WHITE, "P*5h", "File 5 has an own pawn on 5b"],
  ["king-safe", PINNED, "5g4f", "The rook on 5b attacks the king on 5i"],
  [
    "king-safe",
    CHECKED,
    "G*1a",
    "The king was in check, and after the move the rook on 5e attacks it on 5i",
  ],
  [
    "king-safe",
    CHECKED,
    "5i5h",
    "The king was in check, and after the move the rook on 5e attacks it on 5h",
  ],
  [
    "uchifuzume",
    "6snk/9/7G1/9/9/9/9/9/K8 b P 1",
    "P*1b",
    "The pawn on 1b gives mate, and it was dropped",
  ],
];

for (const [rule, setup, move, why] of CASES) {
  Deno.test(`${move} breaks ${rule}: ${why}`, () => {
    const found = objection(started(setup), moveOf(move));
    assertEquals(found?.rule, `shogi/${rule}`);
    assertEquals(typeof found?.why === "object" ? found.why.en : found?.why, why);
  });
}

Deno.test("every rule of the catalogue has a move that breaks it", () => {
  const broken = new Set(CASES.map(([rule]) => `shogi/${rule}`));
  assertEquals(SHOGI_RULES.map(({ id }) => id).filter((id) => !broken.has(id)), []);
});

Deno.test.each<[string, string, string]>([
  ["a pinned piece may move along the pin", PINNED, "5g5f"],
  ["a king may step out of a check", CHECKED, "5i4h"],
  ["a dropped piece may stop a check", CHECKED, "G*5h"],
  ["a promoted pawn does not make two pawns", "4k4/9/9/9/9/4+P4/9/9/4K4 b P 1", "P*5e"],
  ["the opponent's pawn neither", "4k4/4p4/9/9/9/9/9/9/4K4 b P 1", "P*5e"],
  ["a pawn may mate by a step", "6snk/9/6G1P/9/9/9/9/9/K8 b - 1", "1c1b"],
  ["a piece may promote on leaving the zone", "4k4/9/R8/9/9/9/9/9/4K4 b - 1", "9c9g+"],
  ["a silver need not promote", "4k4/9/S8/9/9/9/9/9/4K4 b - 1", "9c9b"],
])("%s", (_, setup, move) => {
  after(started(setup), move);
});
