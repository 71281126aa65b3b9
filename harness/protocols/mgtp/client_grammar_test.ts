import { assertEquals } from "@std/assert";
import { foreignLine } from "./client_grammar.ts";

const HELLO = ["1 name", "2 version", "7 reset_board", "15 time_setting 900000", "14 ready"];
const OWN = ["12 genmove unknown", "11 flip a1 K", "16 time_left red 899000"];
const THEIRS = ["11 flip b1 p", "16 time_left black 899000"];

Deno.test.each(
  [
    ["a game", [...HELLO, ...OWN, ...THEIRS, "12 genmove red", "10 move a1 b1"], undefined],
    ["a talk that breaks off", HELLO.slice(0, 2), undefined],
    ["quit at the end", [...HELLO, ...OWN, "5 quit"], undefined],
    ["quit when the time is up", [...HELLO, "12 genmove unknown", "5 quit"], undefined],
    ["the manual's spelling", HELLO.map((line) => line.replace("ing ", "ings ")), undefined],
    ["another command", [...HELLO, "17 showboard"], "17 showboard"],
    ["an own ply that was never asked for", [...HELLO, "11 flip a1 K"], "11 flip a1 K"],
    [
      "a second genmove",
      [...HELLO, "12 genmove unknown", "12 genmove unknown"],
      "12 genmove unknown",
    ],
    ["a ply without a clock", [...HELLO, ...OWN.slice(0, 2), "11 flip b1 p"], "11 flip b1 p"],
    ["a second game", [...HELLO, ...OWN, "7 reset_board"], "7 reset_board"],
    ["another order", ["2 version"], "2 version"],
    ["a word after quit", [...HELLO, "5 quit", "1 name"], "1 name"],
  ] as const,
)("%s", (_name, lines, foreign) => {
  assertEquals(foreignLine(lines), foreign);
});

Deno.test("the second player is asked after the opponent's ply", () => {
  assertEquals(foreignLine([...HELLO, ...THEIRS, ...OWN], "second"), undefined);
  assertEquals(foreignLine([...HELLO, ...OWN], "second"), "12 genmove unknown");
});
