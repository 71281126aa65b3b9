import { assert, assertEquals, assertThrows } from "@std/assert";
import { clientRecord } from "../testing/client_record.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { readRecordText } from "./record_text.ts";
import { sampled } from "../testing/quick.ts";

const RECORD = "INITIAL\n* now\n* 審 vs 判\n* Comment 0 0\n0. 7\n1. 8\n\n";

Deno.test("of a file of 20 MB only the record is kept, whatever the line ends", async () => {
  await using folder = await tempFolder();
  for (const lineEnd of sampled(["\n", "\r\n", "\r"])) {
    const text = clientRecord(RECORD, { output: 20_000_000, lineEnd });
    assert(text.length > 20_000_000);
    const kept = readRecordText(folder.write("record.txt", text));
    assertEquals(kept, `${RECORD}\n`.replaceAll("\n", lineEnd));
  }
});

Deno.test("a file that is no record is read whole, or refused as too large", async () => {
  await using folder = await tempFolder();
  const path = folder.write("a.json", `{"a": "${"審".repeat(50_000)}"}`);
  assertEquals(readRecordText(path).length, 50_000 + 9);
  assertThrows(() => readRecordText(path, 70_000), Error, "larger than 70000 bytes");
  const stars = folder.write("stars.txt", "* ".repeat(100_000));
  assertThrows(() => readRecordText(stars, 70_000), Error, "larger than 70000 bytes");
});

Deno.test("lines are found wherever a block ends", async () => {
  await using folder = await tempFolder();
  for (const before of [65_533, 65_534, 65_535, 65_536, 65_537]) {
    const text = `* ${"x".repeat(before - 4)}\r\n* y\r\n\r\n# tail\r\n`;
    const kept = readRecordText(folder.write("record.txt", text));
    assertEquals(kept, text.slice(0, text.indexOf("#")));
  }
});

Deno.test({
  name: "an endless line is refused as too large",
  ignore: Deno.build.os === "windows",
  fn: () => void assertThrows(() => readRecordText("/dev/zero"), Error, "larger than"),
});
