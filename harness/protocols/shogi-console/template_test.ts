import { SEED_DIALOGUE } from "./seed.ts";
import { assertEquals } from "@std/assert";
import { columnOf, fillIn, placesIn, readBy, squaresOf } from "./template.ts";

Deno.test("a template is filled, to a width where one is given", () => {
  const move = { kind: "step", from: "7g", to: "7f", promote: false } as const;
  const values = { ...squaresOf(move, SEED_DIALOGUE), number: "1" };
  assertEquals(fillIn("{number:3} {to-file}{to-rank} {from-letter}", values), "  1 76 g");
  assertEquals(placesIn("{number:3} {to-file}x{nonsense}"), ["number", "to-file", "nonsense"]);
});

Deno.test("what was filled is read again, whatever the blanks", () => {
  const read = readBy("{number:3}. {to-file}{to-rank} ({promoted})", {
    number: "\\d+",
    "to-file": "[1-9]",
    "to-rank": "[1-9]",
    promoted: "Y|N",
  });
  assertEquals(read(" 12.   76\t(Y) "), {
    number: "12",
    "to-file": "7",
    "to-rank": "6",
    promoted: "Y",
  });
  assertEquals(read("12. 70 (Y)"), undefined);
  assertEquals(read("12x 76 (Y)"), undefined);
});

Deno.test("columns are counted from the left, whichever file stands there", () => {
  const move = { kind: "step", from: "7g", to: "8f", promote: false } as const;
  const typed = "({from-rank},{from-column}) ({to-rank},{to-column})";
  assertEquals(fillIn(typed, squaresOf(move, SEED_DIALOGUE)), "(7,3) (6,2)");
  const board = { ...SEED_DIALOGUE.board!, left: 1 } as const;
  assertEquals(fillIn(typed, squaresOf(move, { ...SEED_DIALOGUE, board })), "(7,7) (6,8)");
  assertEquals([0, 1, 9, 12].map((file) => columnOf(file, SEED_DIALOGUE)), ["0", "9", "1", "12"]);
});
