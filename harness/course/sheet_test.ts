import { assertEquals } from "@std/assert";
import fc from "../testing/fast_check.ts";
import { decode, encode, type Encoding } from "./encoding.ts";
import { readSheet, withEdits } from "./sheet.ts";

const cells = (text: string): readonly (readonly string[])[] =>
  readSheet(new TextEncoder().encode(text)).rows.map((row) => row.cells.map((cell) => cell.text));

Deno.test.each<[string, string, readonly (readonly string[])[]]>([
  ["commas", "a,b\n1,2\n", [["a", "b"], ["1", "2"]]],
  ["semicolons", "a;b\r\n1;2,5\r\n", [["a", "b"], ["1", "2,5"]]],
  ["tabs", "a\tb\r1\t", [["a", "b"], ["1", ""]]],
  ["a line that names the separator", "sep=;\r\na;b\r\n", [["a", "b"]]],
  ["quotes", '"a,""x""","b\nc"\n', [['a,"x"', "b\nc"]]],
  ["a quote in the middle", 'a"b,c\n', [['a"b', "c"]]],
  ["an open quote", '"a,b\n', [["a,b\n"]]],
  ["an empty line", "a\n\nb", [["a"], [""], ["b"]]],
  ["a mark", "\ufeffid,x\n", [["id", "x"]]],
])("a table with %s is read", (_, text, wanted) => assertEquals(cells(text), wanted));

Deno.test("only the cell changes, in every encoding, quoting and line end", () => {
  const before = '姓名,"分數",註\r\n王小明,"",a\r\n"陳, 怡君",,\r\n林';
  const after = '姓名,"分數",註\r\n王小明,"90",a\r\n"陳, 怡君",85.5,"好, 棒"\r\n林,,嗯';
  const edits = [
    { row: 2, column: 2, text: "好, 棒" },
    { row: 1, column: 1, text: "90" },
    { row: 2, column: 1, text: "85.5" },
    { row: 3, column: 2, text: "嗯" },
  ];
  for (const encoding of ["utf-8", "big5", "utf-16le", "utf-16be"] as const) {
    const mark = encoding.startsWith("utf-16") ? "\ufeff" : "";
    const { bytes, lost } = withEdits(readSheet(encode(mark + before, encoding).bytes), edits);
    assertEquals([decode(bytes, encoding), lost], [mark + after, 0], encoding);
  }
});

Deno.test("a cell that was changed is read back, and all others are as before", () => {
  const text = fc.string({ unit: fc.constantFrom(..."ab,;\t\"\r\n '王業'1") });
  fc.assert(
    fc.property(text, text, fc.nat(4), fc.nat(4), (whole, put, row, column) => {
      const encoding: Encoding = "utf-8";
      const sheet = readSheet(encode(whole, encoding).bytes);
      if (!sheet.rows[row]) return;
      const { bytes } = withEdits(sheet, [{ row, column, text: put }]);
      const again = readSheet(bytes);
      // The first row may tell another separator once it holds more of them.
      if (again.separator !== sheet.separator || row === 0) return;
      const wanted = sheet.rows.map(({ cells }) => cells.map((cell) => cell.text));
      const changed = wanted[row] ?? [];
      while (changed.length < column) changed.push("");
      changed[column] = put;
      // A last line without an end and without contents is none.
      const rows = again.rows.map(({ cells }) => cells.map((cell) => cell.text));
      assertEquals(rows.length >= wanted.length - 1, true);
      rows.forEach((cells, at) => assertEquals(cells, wanted[at]));
    }),
  );
});

Deno.test("a quote that nothing closes is noticed, however much it swallows", () => {
  const isUnclosed = (text: string) => readSheet(new TextEncoder().encode(text)).isUnclosed;
  assertEquals(isUnclosed('id,name\n"b01,A\nb02,B\n'), true);
  assertEquals(isUnclosed('id,name\nb01,"A""'), true);
  assertEquals(isUnclosed('id,name\nb01,"'), true);
  assertEquals(isUnclosed('id,name\nb01,"A"'), false);
  assertEquals(isUnclosed('id,name\n"b01","A""B"\r\n'), false);
  assertEquals(isUnclosed('id,name\nb01,5" disk\n'), false);
  assertEquals(isUnclosed(`id\n"${"a".repeat(5_000_000)}`), true);
});
