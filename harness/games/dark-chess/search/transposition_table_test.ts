import { assertEquals } from "@std/assert";
import { AT_LEAST, AT_MOST, EXACT, TranspositionTable } from "./transposition_table.ts";

function entry(table: TranspositionTable, low: number, high: number) {
  const place = table.find(low, high);
  if (place < 0) return undefined;
  return {
    score: table.score(place),
    depth: table.depth(place),
    bound: table.bound(place),
    move: table.move(place),
  };
}

Deno.test.each([
  { score: -99_999, depth: 0, bound: EXACT, move: 0 },
  { score: 12, depth: 255, bound: AT_LEAST, move: 1023 },
  { score: 0, depth: 7, bound: AT_MOST, move: 33 },
])("what is kept is found", (found) => {
  const table = new TranspositionTable(4);
  assertEquals(entry(table, -5, 9), undefined);
  table.keep(-5, 9, found);
  assertEquals(entry(table, -5, 9), found);
  assertEquals(entry(table, -5, 8), undefined);
});

Deno.test("a shallower search of another position does not push out a deeper one", () => {
  const table = new TranspositionTable(4);
  const deep = { score: 1, depth: 6, bound: EXACT, move: 1 };
  table.keep(3, 1, deep);
  table.keep(19, 1, { ...deep, depth: 5 });
  assertEquals(entry(table, 3, 1), deep);
  table.keep(19, 1, { ...deep, depth: 7 });
  assertEquals(entry(table, 3, 1), undefined);
});
