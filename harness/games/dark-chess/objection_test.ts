import { assert, assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { anyText } from "../../testing/any_text.ts";
import { LANGUAGES } from "../../core/mod.ts";
import { objection } from "./objection.ts";
import type { DarkChessMove } from "./position.ts";
import { DARK_CHESS_RULES } from "./rules.ts";
import { moveOf, started } from "./test_kit.ts";

/** Red to move, with everything that can go wrong within reach. */
const BOARD = started(
  [
    "Cpk-", // 8
    "-P--", // 7
    "K--p", // 6
    "p--G", // 5
    "Nc--", // 4
    "X-M-", // 3
    "C--g", // 2
    "XX--", // 1
  ].join("/") + " red deal=----/----/----/----/----/p---/----/PR--",
);

const BROKEN: readonly [string, string, string][] = [
  ["e1-d1", "on-board", "The board has no square e1"],
  ["a2-a0", "on-board", "The board has no square a0"],
  ["d9", "on-board", "The board has no square d9"],
  ["d1", "flip-only-dark", "d1 is empty"],
  ["a8", "flip-only-dark", "a8 holds C, which is revealed already"],
  ["a1(K)", "piece-available", "No K is left in the dark"],
  ["d1-c1", "source-not-empty", "d1 is empty"],
  ["a1-a2", "dark-stays", "The piece on a1 is still dark"],
  ["a5-b5", "own-piece", "a5 holds p, and red is to move"],
  ["a4-a3", "not-onto-dark", "The piece on a3 is still dark"],
  ["a2-b1", "not-onto-dark", "The piece on b1 is still dark"],
  ["c3-a4", "not-onto-own", "a4 holds N of the same colour"],
  ["a8-b8", "cannon-screen", "Between a8 and b8 the pieces number 0, not 1"],
  ["a2-d2", "cannon-screen", "Between a2 and d2 the pieces number 0, not 1"],
  ["a2-a5", "cannon-screen", "Between a2 and a5 the pieces number 2, not 1"],
  ["a2-b4", "cannon-screen", "a2 and b4 share neither rank nor file"],
  ["a8-d8", "cannon-quiet-step", "a8 and d8 are not neighbours"],
  ["a2-c2", "cannon-quiet-step", "a2 and c2 are not neighbours"],
  ["c3-c5", "one-step", "c3 and c5 are not neighbours"],
  ["c3-d2", "one-step", "c3 and d2 are not neighbours"],
  ["b7-c8", "one-step", "b7 and c8 are not neighbours"],
  ["a6-a5", "rank", "K does not take p"],
];

Deno.test.each(BROKEN)("%s breaks %s", (text, rule, why) => {
  const found = objection(BOARD, moveOf(text));
  assertEquals(found?.rule, `dark-chess/${rule}`);
  assert(typeof found?.why === "object");
  assertEquals(found.why.en, why);
  for (const language of LANGUAGES) assert(!found.why[language].includes("{"));
});

Deno.test.each(["a8-c8", "a8-a7", "b7-b8", "a6-b6", "d5-d6", "a4-a5", "a4-b4", "c3-d3", "a1(P)"])(
  "%s breaks nothing",
  (text) => assertEquals(objection(BOARD, moveOf(text)), undefined),
);

Deno.test("a first ply that is no flip is reported as such", () => {
  assertEquals(objection(started(1), moveOf("a1-a2"))?.rule, "dark-chess/first-ply-flip");
  assertEquals(objection(started(1), moveOf("a1")), undefined);
});

Deno.test("a square named twice as a move is an own piece on its target", () => {
  const move: DarkChessMove = { kind: "move", from: "a8", to: "a8" };
  assertEquals(objection(BOARD, move)?.rule, "dark-chess/not-onto-own");
});

const RANKS: readonly [string, string][] = [
  ["K", "kgmrnc"],
  ["G", "gmrncp"],
  ["M", "mrncp"],
  ["R", "rncp"],
  ["N", "ncp"],
  ["C", ""],
  ["P", "pk"],
];

Deno.test.each(RANKS)("beside it, %s takes %s and nothing else", (hunter, prey) => {
  for (const target of "kgmrncp") {
    const setup = `${hunter}${target}--/----/----/----/----/----/----/---- red`;
    const found = objection(started(setup), moveOf("a8-b8"));
    assertEquals(found === undefined, prey.includes(target), target);
  }
});

Deno.test.each("kgmrncp".split(""))("over one piece, a cannon takes %s", (target) => {
  for (const screen of "XPp") {
    const setup = `C-${screen}${target}/----/----/----/----/----/----/---- red`;
    assertEquals(objection(started(setup), moveOf("a8-d8")), undefined);
  }
});

Deno.test("every rule is broken by one of these moves", () => {
  const met = new Set(BROKEN.map(([, rule]) => rule)).add("first-ply-flip");
  assertEquals(
    DARK_CHESS_RULES.map(({ id }) => id).sort(),
    [...met].map((id) => `dark-chess/${id}`).sort(),
  );
});

Deno.test("squares that are garbage meet an objection, never an exception", () => {
  fc.assert(fc.property(anyText(), fc.string(), (from, to) => {
    for (const position of [BOARD, started(1)]) {
      assert(objection(position, { kind: "move", from, to }));
      if (!/^[a-d][1-8]$/.test(from)) assert(objection(position, { kind: "flip", at: from }));
    }
  }));
});
