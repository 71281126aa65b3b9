import { assertEquals } from "@std/assert";
import { decode, type Line, looksLikeAnswer, looksLikeResult, looksMisspelt } from "./decode.ts";

const option = (name: string, fine: boolean): Line => ({ kind: "option", name, fine });
const info = (fine: boolean): Line => ({ kind: "info", fine });

Deno.test.each<[string, Line]>([
  ["usiok", { kind: "usiok" }],
  [" readyok \r", { kind: "readyok" }],
  ["usiok!", { kind: "noise" }],
  ["usiok yes", { kind: "noise" }],
  ["", { kind: "blank" }],
  [" \r", { kind: "blank" }],
  ["Engine 1.0 by me", { kind: "noise" }],
  ["id name My Engine", { kind: "id", what: "name" }],
  ["id author me", { kind: "id", what: "author" }],
  ["id name", { kind: "noise" }],
  ["id country jp", { kind: "noise" }],
  ["bestmove 7g7f ponder 3c3d", { kind: "bestmove", words: ["7g7f", "ponder", "3c3d"] }],
  ["bestmove", { kind: "bestmove", words: [] }],
  ["checkmate nomate", { kind: "checkmate", words: ["nomate"] }],
  ["option name Debug Log File type string default ", option("Debug Log File", true)],
  ["option name Depth type spin default 4 min 1 max 20", option("Depth", true)],
  ["option name Depth type spin default 4", option("Depth", false)],
  ["option name Book type check default true", option("Book", true)],
  ["option name Book type check default maybe", option("Book", false)],
  ["option name Style type combo default a var a var b", option("Style", true)],
  ["option name Depth type spin min 1 max 20 default 4", option("Depth", true)],
  ["option name Depth type spin default 40 min 1 max 20", option("Depth", false)],
  ["option name Depth type spin default 4 min 20 max 1", option("Depth", false)],
  ["option name Depth type spin default 0.5 min 0 max 1", option("Depth", false)],
  ["option name Style type combo default a", option("Style", false)],
  ["option name Style type combo default c var a var b", option("Style", false)],
  ["option name Style type combo default my own var calm var my  own", option("Style", true)],
  ["option name Style type combo var a var b", option("Style", true)],
  ["option name Style type combo var a var b default b", option("Style", true)],
  ["option name Style type combo default <empty> var <empty> var x", option("Style", true)],
  ["option name Clear type button", option("Clear", true)],
  ["option name Eval type filename default x", option("Eval", true)],
  ["option name type type string", option("type", true)],
  ["option Depth spin", option("spin", false)],
  ["option name Depth type number", option("Depth", false)],
  ["info depth 3 seldepth 4 score cp -25 nodes 12 nps 99 pv 7g7f", info(true)],
  ["info score mate + pv 7g7f", info(true)],
  ["info score mate -3 string anything at all depth x", info(true)],
  ["info score cp 12 lowerbound depth 4", info(true)],
  ["info multiponder 3 depth 2", info(true)],
  ["info", info(false)],
  ["info depth three", info(false)],
  ["info score 25", info(false)],
  ["info nodes", info(false)],
])('"%s" is read', (line, expected) => {
  assertEquals(decode(line), expected);
});

Deno.test("answers are distinguished from other lines, wherever they were written", () => {
  const lines = ["usiok", "readyok\r", "bestmove 7g7f", "checkmate nomate", "info depth 1"];
  assertEquals(lines.map(looksLikeAnswer), [true, true, true, true, false]);
  assertEquals(["bestmove", "usiokay", "my usiok"].map(looksLikeAnswer), [false, false, false]);
});

Deno.test("results of searches are distinguished from other answers", () => {
  const lines = ["bestmove 7g7f", " bestmove", "checkmate nomate", "readyok", "usiok", "info x"];
  assertEquals(lines.map(looksLikeResult), [true, true, true, false, false, false]);
});

Deno.test("answers in another spelling are recognised", () => {
  for (
    const line of [
      "USIOK",
      "usi ok",
      "usi_ok",
      "readyOK",
      "> bestmove 7g7f",
      "BestMove 7g7f",
      "checkmatenomate",
      "Checkmate: nomate",
      "checkmate7g7f",
    ]
  ) {
    assertEquals(looksMisspelt(line), true, line);
  }
  for (const line of ["info string usiok", "ready", "best: 7g7f", "checkmate in 3?", ""]) {
    assertEquals(looksMisspelt(line), false, line);
  }
});
