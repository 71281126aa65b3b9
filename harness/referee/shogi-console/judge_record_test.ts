import { assertEquals } from "@std/assert";
import { SEED_DIALOGUE, writeRecord } from "../../protocols/shogi-console/mod.ts";
import { inspect } from "./judge_record.ts";
import { after } from "./test_kit.ts";

const bout = { ...after("7g7f 3c3d 8h2b+ 3a2b B*4e"), ended: true };
const TEXT = writeRecord(SEED_DIALOGUE, bout.ledger.entries);

const rulesOf = (text: string | undefined, of = bout) =>
  inspect(of, text).map(({ rule }) => rule.replace("shogi-console/", ""));

Deno.test.each<[string, (text: string) => string, readonly string[]]>([
  ["as it is", (text) => text, []],
  ["with other blanks", (text) => text.replaceAll(/ +/g, "\t"), []],
  ["with CRLF", (text) => text.replaceAll("\n", "\r\n"), []],
  ["without its end", (text) => text.trimEnd(), ["record-last-newline"]],
  ["without its header", (text) => text.slice(text.indexOf("\n") + 1), ["record-header"]],
  ["with commas", (text) => text.replaceAll(/(?<=\d|步) (?=\d|步)/g, ","), ["record-format"]],
  ["with a ply less", (text) => text.replace(/.*\n$/, ""), ["record-plies"]],
  ["with a ply twice", (text) => text.replace(/(.*\n)$/, "$1$1"), ["record-plies"]],
  ["with another target", (text) => text.replace("1 7 6", "1 7 5"), ["record-plies"]],
  ["with another piece", (text) => text.replace("銀 3 1", "金 3 1"), ["record-plies"]],
  ["without the promotion", (text) => text.replace("Y", "N"), ["record-promotion"]],
  ["with the hand counted from 1", (text) => text.replace("9 0", "9 1"), ["record-drop-index"]],
  ["with a drop from nowhere", (text) => text.replace("9 0", "0 0"), ["record-drop-index"]],
  ["empty", () => "", ["record-header", "record-plies"]],
])("a record %s breaks what it breaks", (_name, change, rules) => {
  assertEquals(rulesOf(change(TEXT)), [...rules]);
});

Deno.test("a line too many is an undone one where a move was taken back", () => {
  assertEquals(rulesOf(`${TEXT}  6 5 5 角 9 0 N\n`, { ...bout, undone: true }), ["record-undo"]);
});

Deno.test("no file, and no word at the end, are reported", () => {
  assertEquals(rulesOf(undefined), ["record-written"]);
  assertEquals(rulesOf(TEXT, { ...bout, ended: false }), ["end-says"]);
});
