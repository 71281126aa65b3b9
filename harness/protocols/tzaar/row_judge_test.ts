import { assertEquals } from "@std/assert";
import { judgeRows } from "./row_judge.ts";

const ROW = "0,0,0,0,0,0,0,0,0";

/** Nine rows of which the second is another. */
function rows(second: string): string {
  return [ROW, second, ...new Array(7).fill(ROW)].join("\n");
}

Deno.test.each<[string, ReturnType<typeof judgeRows>]>([
  [ROW, undefined],
  [`${ROW}\r`, undefined],
  ["-1,12,0,0,0,0,0,0,0", undefined],
  ["0, 0,0,0,0,0,0,0,0", { kind: "blank-after-comma", offset: 20, row: 1, column: 1 }],
  ["0,\t0,0,0,0,0,0,0,0", { kind: "blank-after-comma", offset: 20, row: 1, column: 1 }],
  [" 0,0,0,0,0,0,0,0,0", { kind: "stray-blank", offset: 18, row: 1, column: 0 }],
  ["0 ,0,0,0,0,0,0,0,0", { kind: "stray-blank", offset: 19, row: 1, column: 0 }],
  ["0 0 0 0 0 0 0 0 0", { kind: "stray-blank", offset: 19, row: 1, column: 0 }],
  [`${ROW} `, { kind: "trailing-blank", offset: 35, row: 1, column: 8 }],
  [`${ROW},`, { kind: "trailing-comma", offset: 35, row: 1, column: 9 }],
  [`${ROW},0`, { kind: "column-count", offset: 36, row: 1, column: 9 }],
  ["0,0,0,0,0,0,0,0", { kind: "column-count", offset: 33, row: 1, column: 8 }],
  ["", { kind: "column-count", offset: 18, row: 1, column: 1 }],
  ["01,0,0,0,0,0,0,0,0", { kind: "number-form", offset: 18, row: 1, column: 0 }],
  ["0,+1,0,0,0,0,0,0,0", { kind: "number-form", offset: 20, row: 1, column: 1 }],
  ["0,0,1.0,0,0,0,0,0,0", { kind: "number-form", offset: 22, row: 1, column: 2 }],
  ["0,0,0,-0,0,0,0,0,0", { kind: "number-form", offset: 24, row: 1, column: 3 }],
  ["0,0,,0,0,0,0,0,0", { kind: "number-form", offset: 22, row: 1, column: 2 }],
  ["0,0,x,0,0,0,0,0,0", { kind: "number-form", offset: 22, row: 1, column: 2 }],
  ["0,0,1e1,0,0,0,0,0,0", { kind: "number-form", offset: 22, row: 1, column: 2 }],
])("a row %o is judged", (row, fault) => {
  assertEquals(judgeRows(rows(row)), fault);
});

Deno.test.each<[number, ReturnType<typeof judgeRows>]>([
  [8, { kind: "row-count", offset: 143, row: 8 }],
  [9, undefined],
  [10, { kind: "row-count", offset: 162, row: 9 }],
])("%d rows are counted", (count, fault) => {
  assertEquals(judgeRows(new Array(count).fill(ROW).join("\n")), fault);
});
