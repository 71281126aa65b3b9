import { assertEquals } from "@std/assert";
import { ValueTable } from "./table.ts";

Deno.test("a value is kept once, whether it is the same object or only alike", () => {
  const table = new ValueTable<readonly number[]>(JSON.stringify);
  const one = [1];
  assertEquals([one, [2], one, [1], [2]].map((value) => table.indexOf(value)), [0, 1, 0, 0, 1]);
  assertEquals(table.all, [[1], [2]]);
  assertEquals(table.size, 2 * "[1]".length + 6);
});
