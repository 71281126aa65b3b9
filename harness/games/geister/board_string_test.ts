import { assertEquals } from "@std/assert";
import { boardString } from "./board_string.ts";
import { otherSide } from "./ghost.ts";
import { after, randomGame, setup, STANDARD, started } from "./test_kit.ts";

const START = "14R24R34R44R15B25B35B45B41u31u21u11u40u30u20u10u";

Deno.test("both players see the start alike", () => {
  assertEquals(boardString(started(STANDARD), "first"), START);
  assertEquals(boardString(started(STANDARD), "second"), START);
});

Deno.test("each player sees its own ghosts first, and its own side below", () => {
  const position = after(started(STANDARD), ["A,WEST", "H,EAST", "B,NORTH"]);
  assertEquals(
    boardString(position, "first"),
    "04R23R34R44R15B25B35B45B41u31u21u11u40u30u20u00u",
  );
  assertEquals(
    boardString(position, "second"),
    "14R24R34R44R15B25B35B55B51u32u21u11u40u30u20u10u",
  );
});

Deno.test("ghosts that left the board are public, in small letters and never turned round", () => {
  const text = "88b24R34R99r15B25B99b45B41r99r21r11r40b88b20b99b first";
  const position = started(text);
  assertEquals(
    boardString(position, "first"),
    "88b24R34R99r15B25B99b45B41u99r21u11u40u88b20u99b",
  );
  assertEquals(
    boardString(position, "second"),
    "14R99r34R44R15B88b35B99b88b31u21u99r40u30u99b10u",
  );
});

Deno.test("the end of a game reveals the other's colours", () => {
  const text = setup({ A: "12R", B: "22B", a: "33r", b: "43b" });
  const position = started(text);
  assertEquals(`${boardString(position, "first", { reveal: true })} first`, text);
  assertEquals(boardString(position, "second", { reveal: true }).slice(0, 6), "22R12B");
  assertEquals(boardString(position, "second", { reveal: true }).slice(24, 30), "43r33b");
});

/** The board string with the halves exchanged and turned round, as text only. */
function mirrored(board: string): string {
  const turned = board.replace(/([0-5])([0-5])(.)/g, (_, x, y, mark) => `${5 - x}${5 - y}${mark}`);
  const swapped = turned.slice(24) + turned.slice(0, 24);
  return swapped.replace(
    /([0-5][0-5])(.)/g,
    (_, place, mark) =>
      place + (mark === mark.toUpperCase() ? mark.toLowerCase() : mark.toUpperCase()),
  );
}

Deno.test("the two views of one position mirror each other", () => {
  for (let seed = 0; seed < 40; seed++) {
    for (const position of randomGame(started(seed), seed).positions) {
      for (const side of ["first", "second"] as const) {
        const all = boardString(position, side, { reveal: true });
        assertEquals(mirrored(all), boardString(position, otherSide(side), { reveal: true }));
        const hidden = all.slice(0, 24) + all.slice(24).replace(/([0-5][0-5])./g, "$1u");
        assertEquals(boardString(position, side), hidden);
      }
    }
  }
});
