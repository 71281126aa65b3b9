import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { inEnglish } from "../../testing/in_english.ts";
import fc from "../../testing/fast_check.ts";
import { runs } from "../../testing/quick.ts";
import { anyText } from "../../testing/any_text.ts";
import { FULL_SET } from "./piece.ts";
import { showBoard } from "./position.ts";
import { dealt, formatSetup, parseSetup } from "./setup.ts";
import { after, rows, started } from "./test_kit.ts";

const EMPTY = "----/----/----/----/----/----/----";
const KINGS = `K--k/${EMPTY}`;

Deno.test("a seed deals a whole set, always the same, all dark", () => {
  const { board } = dealt(5);
  assertEquals(board.map((piece) => piece?.letter).sort(), [...FULL_SET].sort());
  assert(board.every((piece) => piece?.dark));
  assertEquals(dealt(5), dealt(5));
  assertNotEquals(dealt(5), dealt(6));
});

Deno.test("a setup puts rank 8 on top", () => {
  const position = started(`Kgp-/${EMPTY} red`);
  assertEquals(position.board.findIndex((piece) => piece?.letter === "K"), 28);
  assertEquals(showBoard(position)[0], "Kgp-");
});

Deno.test("what lies dark is dealt from what is not in sight, always in the same way", () => {
  const setup = "KGGM/MRRN/NCCP/PPPP/pppp/pccn/nrrX/XXXX red";
  const hidden = started(setup).board.flatMap((piece) => piece?.dark ? [piece.letter] : []);
  assertEquals(hidden.sort(), ["g", "g", "k", "m", "m"]);
  assertEquals(started(setup), started(setup));
});

Deno.test("a deal is rows, or 32 letters from a1 on", () => {
  const board = rows({ a8: "X", b8: "X", d8: "k", a1: "K", d1: "X" });
  const byRows = started(`${board} red deal=${rows({ a8: "P", b8: "g", d1: "c" })}`);
  const byLine = started(`${board} red deal=K--c------------------------Pg-k`);
  assertEquals(byRows, byLine);
  assertEquals(byRows.board[3], { letter: "c", kind: "C", colour: "black", dark: true });
});

Deno.test("a setup is read as it was written", () => {
  for (
    const position of [started(3), after(started(3), ["a1(K)", "b1(p)"]), started(`${KINGS} red`)]
  ) {
    const parsed = parseSetup(formatSetup(position));
    assert(parsed.ok);
    assertEquals(parsed.value.board, position.board);
  }
});

Deno.test.each([
  ["", `A board has 8 rows with "/" between them: 1 in ""`],
  ["K--k red", `A board has 8 rows with "/" between them: 1 in "K--k"`],
  [`K--k-/${EMPTY} red`, "A row has 4 squares: 5 in rank 8"],
  [`K--Q/${EMPTY} red`, `Not a piece, X or -: "Q" on d8`],
  [KINGS, `The turn is red, black or unknown: ""`],
  [`${KINGS} white`, `The turn is red, black or unknown: "white"`],
  [`${KINGS} unknown`, "The turn is unknown only while all is dark: a8 is not"],
  [`----/${EMPTY} unknown`, "The turn is unknown only while all is dark: all is empty"],
  [`KK--/${EMPTY} red`, `Too many of a piece: "K" on b8`],
  [`${KINGS} red deal`, `Only "deal=" may follow the turn: "deal"`],
  [`${KINGS} red deal=K`, `Bad deal: It has 32 letters, a1 first: 1 in "K"`],
  [`${KINGS} red deal=K--k/${EMPTY} more`, `Too many words in the setup: "more"`],
  [`XK--/${EMPTY} red deal=----/${EMPTY}`, `Bad deal: A dark square needs a piece: "-" on a8`],
  [`XK--/${EMPTY} red deal=P-g-/${EMPTY}`, `Bad deal: Only dark squares are dealt: "g" on c8`],
  [`XK--/${EMPTY} red deal=K---/${EMPTY}`, `Too many of a piece: "K" on b8`],
  [`XK--/${EMPTY} red deal=X---/${EMPTY}`, `Bad deal: A dark square needs a piece: "X" on a8`],
])("the setup %s is refused with a place", (setup, error) => {
  assertEquals(inEnglish(parseSetup(setup)), { ok: false, error });
});

Deno.test("garbage is refused, never thrown at", () => {
  const row = fc.string({ unit: fc.constantFrom(..."KGMRNCPkgmrncpX-/"), maxLength: 5 });
  const near = fc.tuple(
    fc.array(row, { minLength: 7, maxLength: 9 }),
    fc.constantFrom("red", "black", "unknown", ""),
    fc.constantFrom("", " deal=", " deal=----", " toString"),
  ).map(([rows, turn, deal]) => `${rows.join("/")} ${turn}${deal}`);
  fc.assert(
    fc.property(fc.oneof(anyText(), near), (text) => {
      const parsed = parseSetup(text);
      if (parsed.ok) assertEquals(parsed.value.board.length, 32);
      else assert(parsed.error.en.length > 0);
    }),
    { numRuns: runs(2000) },
  );
});
