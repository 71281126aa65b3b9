import { assert, assertEquals } from "@std/assert";
import { FULL_SET, type PieceLetter } from "../piece.ts";
import { codeOf, CODES } from "./codes.ts";
import { aliveWeight, MaterialTable, valued } from "./material.ts";

function alive(letters: readonly string[]): Int8Array {
  const counts = new Int8Array(CODES);
  for (const letter of letters) counts[codeOf(letter as PieceLetter)]!++;
  return counts;
}

const full = valued(alive(FULL_SET));

Deno.test("a full set is balanced, and colours do not matter", () => {
  assertEquals(full.balance, 0);
  for (let kind = 1; kind <= 7; kind++) assertEquals(full.values[kind], full.values[kind | 8]);
});

Deno.test.each([
  ["a pawn is dearer the fewer there are while there is a king", "P", "Kkgp", "PKkgp", 1],
  ["a pawn is worth less without a king to take", "P", "KPkgp", "KPgp", -1],
  ["a king without pawns to fear is worth more", "K", "KGkgppp", "KGkg", 1],
  ["a guard without a king to fear is worth more", "G", "KGkgp", "KGgp", 1],
  ["a knight with nothing to take is worth less", "N", "KNkgnp", "KNkgm", -1],
])("%s", (_, letter, before, later, sign) => {
  const code = codeOf(letter as PieceLetter);
  const was = valued(alive([...FULL_SET.filter((each) => each === letter), ...before]));
  const is = valued(alive([...later]));
  assertEquals(Math.sign(is.values[code]! - was.values[code]!), sign);
});

Deno.test("every set of living pieces has a different number", () => {
  const count = (letters: readonly string[]) =>
    letters.reduce((sum, letter) => sum + aliveWeight(codeOf(letter as PieceLetter)), 0);
  const seen = new Set<number>();
  for (let at = 0; at <= FULL_SET.length; at++) seen.add(count(FULL_SET.slice(at)));
  assertEquals(seen.size, FULL_SET.length + 1);
  assert(count([..."PP"]) !== count([..."P"]) && count([..."C"]) !== count([..."PP"]));
});

Deno.test("a table values the same pieces once", () => {
  const table = new MaterialTable();
  const pieces = alive([..."Kk"]);
  assert(table.of(pieces, 5) === table.of(pieces, 5));
});
