import { assert, assertEquals } from "@std/assert";
import { broken, talk } from "./test_kit.ts";

const OPENED = ["> 11 flip a1 K", "< =11", "> 11 flip b1 k", "< =11"];
const RESET = ["> 7 reset_board", "< =7"];
const GENERAL_AND_PAWN = ["> 11 flip a2 G", "< =11", "> 11 flip d8 p", "< =11"];

Deno.test.each<[string, string[], string[], string[]]>([
  ["a first flip", ["> 12 genmove unknown", "< =12 c5 c5"], ["c5("], []],
  ["a step onto a dark piece", [...OPENED, "> 12 genmove red", "< =12 a1 a2"], [], [
    "dark-chess/not-onto-dark",
  ]],
  ["a capture", [...OPENED, "> 12 genmove red", "< =12 a1 b1"], ["a1-b1"], []],
  ["a move on the first ply", ["> 12 genmove unknown", "< =12 a1 a2"], [], [
    "dark-chess/first-ply-flip",
  ]],
  ["a square off the board", ["> 12 genmove unknown", "< =12 e9 e9"], [], ["dark-chess/on-board"]],
  ["capital letters", ["> 12 genmove unknown", "< =12 C5 C5"], [], ["mgtp/genmove-format"]],
  ["a hyphen", ["> 12 genmove unknown", "< =12 c5-c5"], [], ["mgtp/genmove-format"]],
  ["words", ["> 12 genmove unknown", "< =12 no legal moves"], [], ["mgtp/genmove-format"]],
  ["raw bytes", ["> 12 genmove unknown", "< =12 \udcff\udcfe"], [], ["mgtp/genmove-format"]],
  ["nothing", ["> 12 genmove unknown", "< =12"], [], ["mgtp/genmove-format"]],
  ["half a resignation", ["> 12 genmove unknown", "< =12 a0 b1"], [], ["mgtp/genmove-resign"]],
  ["a refusal", ["> 12 genmove unknown", "< ?12"], [], ["mgtp/genmove-ply"]],
  [
    "a ply for the side that is not to move",
    [...OPENED, "> 12 genmove black", "< =12 a1 a2"],
    [],
    [],
  ],
  [
    "a refusal for the side that is not to move",
    [...OPENED, "> 12 genmove black", "< ?12"],
    [],
    [],
  ],
  [
    "a ply of the game before",
    [...OPENED, "> 7 reset_board", "< =7", "> 12 genmove unknown", "< =12 a1 b1"],
    [],
    ["mgtp/reset-board-clears"],
  ],
  [
    "a capture of what only the game before the last two resets had turned over",
    [...OPENED, ...RESET, "> 11 flip c3 G", "< =11", ...RESET, ...GENERAL_AND_PAWN].concat([
      "> 12 genmove red",
      "< =12 a2 a1",
    ]),
    [],
    ["dark-chess/not-onto-dark"],
  ],
  [
    "a step with what only the game before the last two resets had turned over",
    [...OPENED, ...RESET, "> 11 flip c3 G", "< =11", ...RESET, ...GENERAL_AND_PAWN].concat([
      "> 12 genmove red",
      "< =12 a1 b1",
    ]),
    [],
    ["mgtp/reset-board-clears"],
  ],
])("%s", (_name, lines, plies, rules) => {
  const heard = talk(lines);
  assertEquals(heard.plies.map((ply) => ply.includes("(") ? ply.slice(0, 3) : ply), plies);
  assertEquals([...broken(heard)], rules);
});

Deno.test("a0 a0 resigns and breaks nothing", () => {
  const heard = talk(["> 12 genmove unknown", "< =12 a0 a0"]);
  assert(heard.resigned);
  assertEquals(broken(heard), []);
});

Deno.test("an illegal ply is shown on the board, with some legal ones", () => {
  const { messages } = talk([...OPENED, "> 12 genmove red", "< =12 a1 a2"]);
  const [fault] = messages.at(-1)?.faults ?? [];
  assertEquals(fault?.diagram?.marks as unknown, [{ kind: "wrong", from: "a1", to: "a2" }]);
  assertEquals(fault?.expected.length, 4);
});
