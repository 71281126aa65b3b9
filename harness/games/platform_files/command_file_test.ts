import { assert, assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { readCommandFile, type Said, writeCommandFile } from "./command_file.ts";

const SAID: readonly Said[] = [
  { from: "harness", text: "SET?" },
  { from: "engine", text: "SET:ABCD" },
  { from: "harness", text: "OK " },
  { from: "engine", text: "" },
  { from: "harness", text: "12 genmove red" },
  { from: "engine", text: "=12 c5 c6" },
];
const FILE = "SET?\n>>SET:ABCD\nOK \n>>\n12 genmove red\n>>=12 c5 c6\n";

/** Any characters, halves of pairs included; the library's own takes a second to set up. */
const ANY_TEXT = fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes));

Deno.test("a talk is written line by line, and read back", () => {
  assertEquals(writeCommandFile(SAID), FILE);
  assertEquals(readCommandFile(FILE), { ok: true, value: SAID });
  assertEquals(readCommandFile(`\ufeff${FILE.replaceAll("\n", "\r\n")}\r\n`), {
    ok: true,
    value: SAID,
  });
});

Deno.test("no player speaks for the other", () => {
  const said: readonly Said[] = [
    { from: "engine", text: "=4 name\nversion\r\n" },
    { from: "harness", text: ">>fake" },
  ];
  assertEquals(writeCommandFile(said), ">>=4 name\n>>version\n>>\n >>fake\n");
  const again = readCommandFile(writeCommandFile(said));
  assert(again.ok);
  assertEquals(again.value.map(({ from }) => from), ["engine", "engine", "engine", "harness"]);
});

Deno.test("lines of any text are read as they were written", () => {
  const text = ANY_TEXT
    .filter((each) => !/[\r\n]|^>>|^\ufeff/.test(each) && each.trim() !== "");
  const line = fc.record({ from: fc.constantFrom("harness" as const, "engine" as const), text });
  fc.assert(fc.property(fc.array(line), (said) => {
    assertEquals(readCommandFile(writeCommandFile(said)), { ok: true, value: said });
  }));
});

Deno.test("a file that is too long is not looked at", () => {
  assert(!readCommandFile("x".repeat(16_000_001)).ok);
  assert(readCommandFile(`${"\r".repeat(3_000_000)}x`).ok);
});
