import { assertEquals } from "@std/assert";
import { type RecordedGame, replay, replayAll } from "./replay_dark_chess.ts";

const DRAWN: RecordedGame = {
  first: "red",
  reason: "PositionRepetitionDraw,3,4",
  score: [0.5, 0.5],
  moves: [],
};

/** Flips two neighbours on each side and takes the pawns, which leaves room to go to and fro. */
const OPENING = ["a1(G)", "d8(g)", "a2(p)", "d7(P)", "a1-a2", "d8-d7"];
const TO_AND_FRO = ["a2-a1", "d7-d8", "a1-a2", "d8-d7"];
const repeated = [...OPENING, ...TO_AND_FRO, ...TO_AND_FRO, ...TO_AND_FRO];

Deno.test.each<[string, Partial<RecordedGame>, string, string]>([
  ["a repetition", { moves: repeated }, "explained", ""],
  ["a time-out", { moves: OPENING, reason: "TimeOut", score: [1, 0] }, "explained", ""],
  [
    "a wrong cycle",
    { moves: repeated, reason: "PositionRepetitionDraw,3,6" },
    "unexplained",
    "Recorded as PositionRepetitionDraw,3,6 0.5-0.5, but the rules say PositionRepetitionDraw,3,4 0.5-0.5",
  ],
  ["a wrong colour", { moves: repeated, first: "black" }, "unexplained", "First is red, not black"],
  [
    "an end too early",
    { moves: repeated.slice(0, -1) },
    "unexplained",
    "Recorded as PositionRepetitionDraw,3,4 0.5-0.5, but the rules say undefined",
  ],
  [
    "an end too late",
    { moves: [...repeated, "b1(K)"] },
    "unexplained",
    "PositionRepetitionDraw already before ply 19",
  ],
  [
    "a time-out after the end",
    { moves: repeated, reason: "TimeOut" },
    "unexplained",
    "Recorded as TimeOut 0.5-0.5, but the rules say PositionRepetitionDraw,3,4 0.5-0.5",
  ],
  [
    "an illegal move",
    { moves: ["a1(K)", "a1-a2"] },
    "illegal",
    "Ply 2 a1-a2: dark-chess/own-piece: a1 holds K, and black is to move",
  ],
  [
    "no move at all",
    { moves: ["a1(K)", "pass"] },
    "illegal",
    `Ply 2: Not a square: "pass" in "pass"`,
  ],
])("%s is recognised", (_, change, kind, why) => {
  const result = replay({ ...DRAWN, ...change });
  assertEquals([result.kind, result.kind === "explained" ? "" : result.why], [kind, why]);
});

Deno.test("a file is counted, and what is not explained is reported with its line", () => {
  const lines = [
    { ...DRAWN, moves: repeated },
    { ...DRAWN, moves: ["a1(K)", "a1(K)"] },
    { ...DRAWN, moves: OPENING },
  ].map((record) => JSON.stringify(record));
  const { counts, complaints } = replayAll(lines.join("\n\n") + "\n");
  assertEquals(counts, { explained: 1, illegal: 1, unexplained: 1 });
  assertEquals(complaints.map((each) => each.split(":").slice(0, 2).join(":")), [
    "3: illegal",
    "5: unexplained",
  ]);
});
