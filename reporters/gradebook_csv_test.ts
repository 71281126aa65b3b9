import { assert, assertEquals, assertThrows } from "@std/assert";
import { GRADEBOOK_COLUMNS, LANGUAGES } from "../harness/core/mod.ts";
import { assertHarmless } from "../harness/testing/reporter_laws.ts";
import {
  HOSTILE_NAMES,
  hostileGradebook,
  sampleGrade,
  sampleGradebook,
} from "../harness/testing/sample_gradebook.ts";
import { gradebookCsv } from "./gradebook_csv.ts";

/** The cells of a text, by the letter of RFC 4180; throws at anything it does not allow. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y;
  while (CELL.lastIndex < text.length) {
    const at = CELL.lastIndex;
    const match = CELL.exec(text);
    if (!match) throw new Error(`No cell at ${at}: ${JSON.stringify(text.slice(at, at + 40))}`);
    if (match[3] === "") throw new Error("No CRLF at the end");
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
    if (match[3] === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

Deno.test("the CSV reader of these tests refuses malformed input", () => {
  assertEquals(readCsv('a,"b ""c"", d"\r\n,\r\n'), [["a", 'b "c", d'], ["", ""]]);
  for (const bad of ['a"b\r\n', '"a"b\r\n', "a\nb\r\n", '"a\r\n', "a"]) {
    assertThrows(() => readCsv(bad));
  }
});

Deno.test("a header, then a row per submission with its name in front", () => {
  const text = gradebookCsv(sampleGradebook(), { language: "en" });
  const rows = readCsv(text).map((row) => row.join("|"));
  const { before, after } = GRADEBOOK_COLUMNS;
  assertEquals(rows.slice(0, 5), [
    [...before, "must", "should", ...after].join("|"),
    "alice|100|100|100|graded|8|1|2|0|0|90|||",
    "bob|70|100|70|graded|8|1|2|0|0|60|10|mgtp/reply-id mgtp/no-noise|",
    "carol|0|100|0|unbuildable|8|1|2|0|0|60|10||make failed",
    "dave|12.5|100|80|inconclusive|8|1|2|0|0|60|10|mgtp/reply-id mgtp/no-noise|Capped",
  ]);
  assert(text.includes("\r\n王小明,33.33,"));
});

Deno.test("a byte order mark comes only where it is asked for", () => {
  const plain = gradebookCsv(sampleGradebook(), { language: "en" });
  assertEquals(gradebookCsv(sampleGradebook(), { language: "en", bom: true }), `\ufeff${plain}`);
  assert(plain.startsWith("submission,"));
});

Deno.test("of a long reason a cell holds the first line", () => {
  const book = sampleGradebook();
  const grades = book.grades.map((grade) => ({ ...grade, why: "x.yaml:1:1: no\n  1 | y\n" }));
  const rows = readCsv(gradebookCsv({ ...book, grades }, { language: "en" }));
  assertEquals(rows[1]?.at(-1), "x.yaml:1:1: no");
});

Deno.test("notes are in the language of the reader", () => {
  const notes = LANGUAGES.map((language) =>
    readCsv(gradebookCsv(sampleGradebook(), { language }))[3]?.at(-1)
  );
  assertEquals(notes, ["make failed", "make 失敗", "make が失敗"]);
});

Deno.test("no name, reason or id breaks the table or becomes a formula", () => {
  for (const language of LANGUAGES) {
    const text = gradebookCsv(hostileGradebook(), { language });
    assertHarmless(text.replaceAll("\r\n", "\n"));
    const rows = readCsv(text);
    assertEquals(rows.length, HOSTILE_NAMES.length + 1);
    for (const row of rows) {
      assertEquals(row.length, rows[0]?.length);
      for (const cell of row.flatMap((whole) => whole.split(";"))) {
        assert(!/^[\s"]*[=+\-@＝＋－＠\t\r]/u.test(cell), JSON.stringify(cell));
      }
    }
    assert(text.length < 1_000_000);
  }
});

Deno.test.each<[string, string]>([
  ["=1+1", "'=1+1"],
  ["-x", "'-x"],
  ["＝1", "'＝1"],
  [" @a", "' @a"],
  ["a;=1", "a;'=1"],
  ["a-b", "a-b"],
  ["b05901001", "b05901001"],
  ["00123", "00123"],
  ["two\nlines", "two␊lines"],
  ["\x1b[31m", "␛[31m"],
])("the name %j is written %j", (name, wanted) => {
  const text = gradebookCsv(sampleGradebook([sampleGrade(name)]), { language: "en" });
  assertEquals(readCsv(text)[1]?.[0], wanted);
});
