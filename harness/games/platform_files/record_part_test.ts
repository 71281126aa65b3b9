import { assert, assertEquals } from "@std/assert";
import { isNumberLine, recordPart, RecordScan } from "./record_part.ts";

const RECORD = "INITIAL\n* now\n* a vs b\n\n* 1. x y\n* Comment 0 0\n0. 7\n1. 8\n\n";

Deno.test.each([
  ["nothing", ""],
  ["a line of numbers and what an engine said", "# 17 32 #\n=1 name\n* 9. x y\n"],
  ["marks alone", "###\nAccount: a2\n"],
  ["what an engine said below an empty line", "Depth 3, node 7\n2. 9\n"],
  ["stars that an engine printed", "* * * * thinking\n"],
])("the record ends before %s", (_, tail) => {
  assertEquals(recordPart(`${RECORD}${tail}`), RECORD);
  const dos = RECORD.replaceAll("\n", "\r\n");
  assertEquals(recordPart(`${dos}${tail.replaceAll("\n", "\r\n")}`), dos);
  const mac = RECORD.replaceAll("\n", "\r");
  assertEquals(recordPart(`${mac}${tail.replaceAll("\n", "\r")}`), mac);
});

Deno.test("a line that is out of place is kept, so that its reader can name it", () => {
  const text = "* now\n* Comment 0 0\nhello\n0. 7\n";
  assertEquals(recordPart(text), text);
});

Deno.test("a text without stars is whole, whatever else is in it", () => {
  assertEquals(recordPart('{\n\n"# 1": 2\n}\n# 3'), '{\n\n"# 1": 2\n}\n# 3');
  assertEquals(recordPart(""), "");
});

Deno.test("a number line may be cut off, and is nothing else", () => {
  assertEquals(["0. 7", "0.7", " 12. 7 ", "57."].map(isNumberLine), [true, true, true, true]);
  assertEquals(["", "57", "7. 8 9", "1. a", "=7. 1"].some(isNumberLine), false);
});

Deno.test("a scan that has ended a record needs no more lines", () => {
  const scan = new RecordScan();
  assert(["#", "* now", "0. 1", ""].every((line) => scan.takes(line)));
  assertEquals(scan.takes("# 17 #"), false);
});
