import { assert, assertEquals } from "@std/assert";
import { answered, broken } from "./test_kit.ts";

const MATED = "sfen 8k/8G/8G/9/9/9/9/9/K8 w - 1";
const FAR = "sfen K+P+P+P5/+P+P+P+P5/R+P+P6/9/9/9/9/9/4k4 b";

Deno.test.each<[string, string, string[]]>([
  ["bestmove 7g7f", "startpos", []],
  ["bestmove 7g7f ponder 3c3d", "startpos", []],
  ["bestmove resign", "startpos", []],
  ["bestmove P*5e", "sfen 4k4/9/9/9/9/9/9/9/4K4 b P 1", []],
  ["bestmove 8h2b+", "startpos moves 7g7f 3c3d", []],
  ["bestmove", "startpos", ["usi/bestmove-format"]],
  ["bestmove 7776", "startpos", ["usi/bestmove-format"]],
  ["bestmove 7G7F", "startpos", ["usi/bestmove-format"]],
  ["bestmove 7g7f+ ponder 3c3d", "startpos", ["shogi/promotion-zone"]],
  ["bestmove p*5e", "startpos", ["usi/drop-letter"]],
  ["bestmove (none)", MATED, ["usi/no-move-resigns"]],
  ["bestmove 0000", MATED, ["usi/no-move-resigns"]],
  ["bestmove (none)", "startpos", ["usi/bestmove-format"]],
  ["bestmove none", "startpos moves 7g7f", ["usi/bestmove-format"]],
  ["bestmove resign", MATED, []],
  ["bestmove 1a2a", MATED, ["shogi/king-safe"]],
  ["bestmove 3c3d", "startpos", ["shogi/own-piece"]],
  ["bestmove 0a1b", "startpos", ["shogi/on-board"]],
  ["bestmove 7g7f ponder", "startpos", ["usi/ponder-format"]],
  ["bestmove 7g7f ponder (none)", "startpos", ["usi/ponder-format"]],
  ["bestmove 7g7f draw", "startpos", ["usi/ponder-format"]],
  ["bestmove 7g7f ponder 7f7e", "startpos", ["usi/ponder-legal"]],
  ["bestmove win", "startpos", ["usi/win-declaration"]],
  ["bestmove win", `${FAR} RB4Gb4s9p4n4l 1`, []],
  ["bestmove win", `${FAR} RB3Gbg4s9p4n4l 1`, ["usi/win-declaration"]],
])("%s in %s", (line, position, rules) => {
  assertEquals(broken(answered(line, position)), rules);
});

Deno.test("nothing but the form is judged where the position is not known", () => {
  assertEquals(broken(answered("bestmove 1a1b", "startpos moves 7g7e")), []);
  assertEquals(broken(answered("bestmove x", "nonsense")), ["usi/bestmove-format"]);
});

Deno.test("a legal move is the engine's ply; resigning and declaring end the game", () => {
  assertEquals(answered("bestmove 7g7f ponder 3c3d").plies, ["7g7f"]);
  const resigned = answered("bestmove resign", "startpos moves 7g7f");
  assertEquals([resigned.resigned, resigned.bout.over], [
    true,
    { reason: "resignation", winner: "first" },
  ]);
  assertEquals(answered("bestmove win", `${FAR} RB4Gb4s9p4n4l 1`).bout.over, {
    reason: "declaration",
    winner: "first",
  });
});

Deno.test("an illegal move is reported with its reason, legal ones and a picture", () => {
  const [fault] = answered("bestmove 7g7e").messages[0]!.faults;
  assertEquals(fault?.actual, {
    en: "bestmove 7g7e: A pawn does not move from 7g to 7e",
    zh: "bestmove 7g7e：步兵不能從 7g 走到 7e",
    ja: "bestmove 7g7e：歩は 7g から 7e へ動けない",
  });
  assertEquals(fault?.expected.length, 4);
  assertEquals(fault?.diagram?.marks, [{ kind: "wrong", from: "7g", to: "7e" }]);
});

Deno.test("a declaration too early says what is missing", () => {
  const [fault] = answered("bestmove win", `${FAR} RB3Gbg4s9p4n4l 1`).messages[0]!.faults;
  assert(typeof fault?.actual === "object");
  assertEquals(fault.actual.en, "bestmove win: The pieces are worth 27 points, 28 are needed");
});
