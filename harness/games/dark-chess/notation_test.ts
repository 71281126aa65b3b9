import { assertEquals } from "@std/assert";
import { inEnglish } from "../../testing/in_english.ts";
import { read, write } from "./notation.ts";
import type { DarkChessMove } from "./position.ts";
import { testNotation } from "../../testing/notation_law.ts";

Deno.test.each<[string, DarkChessMove]>([
  ["a3-a4", { kind: "move", from: "a3", to: "a4" }],
  ["c2(K)", { kind: "flip", at: "c2", piece: "K" }],
  ["c2", { kind: "flip", at: "c2" }],
  ["e9-z0", { kind: "move", from: "e9", to: "z0" }],
])("%s is read and written alike", (text, move) => {
  assertEquals(read(text), { ok: true, value: move });
  assertEquals(write(move), text);
});

Deno.test.each([
  ["", `Not a square: "" in ""`],
  ["A3-a4", `Not a square: "A3" in "A3-a4"`],
  ["a3-", `Not a square: "" in "a3-"`],
  ["a3-a4-a5", `Not a square: "a4-a5" in "a3-a4-a5"`],
  ["a3-a3", `A move needs two squares, a flip only one: "a3" in "a3-a3"`],
  ["a3 a4", `Not a square: "a3 a4" in "a3 a4"`],
  ["a10", `Not a square: "a10" in "a10"`],
  ["c2(X)", `Not a piece: "X" in "c2(X)"`],
  ["c2()", `Not a piece: "" in "c2()"`],
  ["c2(K", `No closing bracket: "(K" in "c2(K"`],
  ["c2(K) ", `No closing bracket: "(K)␠" in "c2(K)␠"`],
  ["c2\n", `Not a square: "c2␊" in "c2␊"`],
])("%s is refused with the reason", (text, error) => {
  assertEquals(inEnglish(read(text)), { ok: false, error });
});

testNotation(read, {
  near: "ad18-()KXk \n",
  means: (move, text) => write(move) === text,
});
