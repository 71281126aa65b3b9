import { assert, assertEquals } from "@std/assert";
import { inEnglish } from "../../testing/in_english.ts";
import { read, write } from "./notation.ts";
import type { GeisterMove } from "./position.ts";
import { testNotation } from "../../testing/notation_law.ts";

Deno.test.each<[string, GeisterMove]>([
  ["A,NORTH", { ghost: "A", direction: "N" }],
  ["H,EAST", { ghost: "H", direction: "E" }],
  ["C,WEST", { ghost: "C", direction: "W" }],
  ["D,SOUTH", { ghost: "D", direction: "S" }],
  ["Z,SOUTH", { ghost: "Z", direction: "S" }],
])("%s is read and written alike", (text, move) => {
  assertEquals(read(text), { ok: true, value: move });
  assertEquals(write(move), text);
});

Deno.test.each([["A,N", "A,NORTH"], ["a,north", "A,NORTH"], ["h,e", "H,EAST"], [
  "B,West",
  "B,WEST",
]])(
  "%s is read as %s",
  (text, strict) => {
    const move = read(text);
    assert(move.ok);
    assertEquals(write(move.value), strict);
  },
);

Deno.test.each([
  ["", `A ghost and a direction have a comma between them: ""`],
  ["ANORTH", `A ghost and a direction have a comma between them: "ANORTH"`],
  [",NORTH", `Not the letter of a ghost: "" in ",NORTH"`],
  ["AB,NORTH", `Not the letter of a ghost: "AB" in "AB,NORTH"`],
  ["1,NORTH", `Not the letter of a ghost: "1" in "1,NORTH"`],
  ["A,", `Not NORTH, EAST, WEST or SOUTH: "" in "A,"`],
  ["A,UP", `Not NORTH, EAST, WEST or SOUTH: "UP" in "A,UP"`],
  ["A,NO", `Not NORTH, EAST, WEST or SOUTH: "NO" in "A,NO"`],
  ["A, NORTH", `Not NORTH, EAST, WEST or SOUTH: " NORTH" in "A, NORTH"`],
  ["A,NORTH\r", `Not NORTH, EAST, WEST or SOUTH: "NORTH␍" in "A,NORTH␍"`],
  ["A,\u017fOUTH", `Not NORTH, EAST, WEST or SOUTH: "\u017fOUTH" in "A,\u017fOUTH"`],
])("%s is refused with the reason", (text, error) => {
  assertEquals(inEnglish(read(text)), { ok: false, error });
});

testNotation(read, {
  near: "AaHI,NORTHsouthEW \n",
  means: (move, text) => write(move).startsWith(text.toUpperCase()),
});
