import { assertEquals } from "@std/assert";
import { bytesOf } from "../../core/mod.ts";
import type { ByteFaultKind } from "./byte_fault.ts";
import { judgeBytes, tableOf } from "./byte_judge.ts";
import { writeBoards } from "./files.ts";
import { started } from "../../games/tzaar/test_kit.ts";

const POSITION = started("white 1 / W -4,4 12 3 / B 4,-4 1 1");
const LF = writeBoards(POSITION).layer;
const CRLF = writeBoards(POSITION, { lineEnd: "\r\n" }).layer;
const ROWS = LF.split("\n");

/** The file in UTF-16. */
function wide(text: string, order: "little" | "big", mark: "" | "\ufeff"): Uint8Array {
  const units = [...mark + text].map((character) => character.charCodeAt(0));
  const pairs = units.map((unit) => [unit & 0xff, unit >> 8]);
  return Uint8Array.from(pairs.flatMap((pair) => order === "little" ? pair : pair.reverse()));
}

Deno.test.each<[ByteFaultKind, string | Uint8Array, number]>([
  ["empty-file", "", 0],
  ["utf-16", wide(LF, "little", "\ufeff"), 0],
  ["utf-16", wide(LF, "big", "\ufeff"), 0],
  ["utf-16", wide(LF, "little", ""), 0],
  ["utf-16", wide(LF, "big", ""), 0],
  ["byte-order-mark", `\ufeff${LF}`, 0],
  ["trailing-newline", `${LF}\n`, LF.length],
  ["trailing-newline", `${CRLF}\r\n`, CRLF.length],
  ["trailing-newline", `${LF}\n\n`, LF.length],
  ["trailing-blank", `${LF} `, LF.length],
  ["trailing-blank", `${LF}\t\n`, LF.length],
  ["trailing-nul", `${LF}\0`, LF.length],
  ["trailing-ctrl-z", `${LF}\x1a`, LF.length],
  ["nul", LF.replace(",0", ",\0"), 3],
  ["ctrl-z", `${LF}\x1a0`, LF.length],
  ["lone-cr", LF.replaceAll("\n", "\r"), ROWS[0]!.length],
  ["mixed-line-ends", LF.replace("\n", "\r\n"), ROWS[0]!.length + 2 + ROWS[1]!.length],
  ["mixed-line-ends", CRLF.replace("\r\n", "\n"), ROWS[0]!.length + 1 + ROWS[1]!.length],
  ["row-count", ROWS.slice(1).join("\n"), LF.length - ROWS[0]!.length - 1],
  ["column-count", LF.replace(",0", ",0,0"), ROWS[0]!.length],
  ["number-form", LF.replace("12", "\u221212"), 0],
])("%s is found where it is", (kind, file, offset) => {
  const fault = judgeBytes(typeof file === "string" ? bytesOf(file) : file);
  assertEquals([fault?.kind, fault?.offset], [kind, offset]);
});

Deno.test("a line end that was asked for is demanded", () => {
  assertEquals(judgeBytes(bytesOf(LF), { lineEnd: "\n" }), undefined);
  const fault = judgeBytes(bytesOf(LF), { lineEnd: "\r\n" });
  assertEquals([fault?.kind, fault?.offset], ["wrong-line-end", ROWS[0]!.length]);
});

Deno.test.each<[string, string, number | undefined]>([
  [`${LF}${CRLF.slice(LF.length)}`, CRLF, LF.length],
  [LF, LF, undefined],
  // The last number was 12 and is 1 now, so its last digit stayed: this cannot be told apart.
  [`${LF.slice(0, -1)}12`, `${LF.slice(0, -1)}12`, undefined],
])("what a longer file left behind is stale", (now, before, offset) => {
  const fault = judgeBytes(bytesOf(now), { before: bytesOf(before) });
  assertEquals(fault?.offset, offset);
  assertEquals(fault?.kind, offset === undefined ? undefined : "stale-bytes");
});

Deno.test("surplus bytes that were not in the file before are not reported as stale", () => {
  const fault = judgeBytes(bytesOf(`${LF},1,1,1,1`), { before: bytesOf(CRLF) });
  assertEquals(fault?.kind, "column-count");
});

Deno.test("a fault shows what is there", () => {
  assertEquals(judgeBytes(bytesOf(LF.replace("12", "\u22121")))?.found, "\u22121,0,0,0,0");
});

Deno.test("the numbers of a file come with their offsets", () => {
  const table = tableOf(bytesOf(LF));
  assertEquals([table.length, table[0], table[1]], [
    81,
    { value: 12, offset: 0 },
    { value: 0, offset: 3 },
  ]);
});
