import { assertEquals } from "@std/assert";
import { showBoard } from "./position.ts";
import { started } from "./test_kit.ts";
import { view } from "./view.ts";

const REST = "----/----/----/----/----/----";

Deno.test("what lies dark is put in a fixed order", () => {
  const deals = ["pG--", "Gp--"].map((row) =>
    view(started(`XX-k/${REST}/K--- red deal=${row}/${REST}/----`))
  );
  assertEquals(deals[0], deals[1]);
  assertEquals(deals[0]?.board[28]?.letter, "G");
});

Deno.test("different pieces in the dark are different views, for they can be counted", () => {
  const [one, other] = ["pG--", "pM--"].map((row) =>
    view(started(`XX-k/${REST}/K--- red deal=${row}/${REST}/----`))
  );
  assertEquals(one?.board[28]?.letter, "G");
  assertEquals(other?.board[28]?.letter, "M");
});

Deno.test("what is in sight stays", () => {
  const position = started(`XX-k/${REST}/K--- red`);
  assertEquals(showBoard(view(position)), showBoard(position));
});
