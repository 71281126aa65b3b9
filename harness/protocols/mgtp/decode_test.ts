import { assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { decode, decodeClean, encodeReply, type Flaw, looksLikeReply } from "./decode.ts";

type Row = [string, number[], boolean, number | undefined, string, Flaw[]];

Deno.test.each<Row>([
  ["=1 x", [1], true, 1, "x", []],
  ["=1", [1], true, 1, "", []],
  ["?12", [12], false, 12, "", []],
  ["?12 no legal ply", [12], false, 12, "no legal ply", []],
  ["=1 two words", [], true, 1, "two words", []],
  ["=1 ", [1], true, 1, "", ["spare-blanks"]],
  ["=1  x ", [1], true, 1, "x", ["spare-blanks"]],
  ["= 1 x", [1], true, 1, "x", ["head"]],
  ["=\t1", [1], true, 1, "", ["head"]],
  ["= 1 x", [2], true, undefined, "1 x", []],
  ["=1x", [1], true, 1, "x", ["separator"]],
  ["=1\tx", [1], true, 1, "x", ["separator"]],
  ["=25.13.2", [2], true, 2, "5.13.2", ["separator"]],
  ["=25.13.2", [3], true, undefined, "25.13.2", []],
  ["=1 x\r", [1], true, 1, "x", ["cr"]],
  ["=1\r", [1], true, 1, "", ["cr"]],
  ["=1 \r", [1], true, 1, "", ["cr", "spare-blanks"]],
  ["=1 caf\udce9", [1], true, 1, "caf\udce9", ["not-utf8"]],
  ["=01 x", [1], true, undefined, "01 x", []],
  ["=-1", [1], true, undefined, "-1", []],
  ["=", [1], true, undefined, "", []],
  ["? unknown command", [99], false, undefined, "unknown command", []],
  ["=99999999999999999999", [1], true, 1e20, "", []],
])("%j, awaited %j, is a reply", (line, awaited, success, id, text, flaws) => {
  const read = decode(line, awaited);
  assertEquals(
    { flaws: [], ...read } as unknown,
    { kind: "reply", success, id, text, flaws } as unknown,
  );
});

Deno.test.each<[string, boolean]>([
  ["", true],
  ["\r", true],
  [" \t", true],
  ["depth 3", false],
  ["1 conforming", false],
  [" =1 x", false],
  ["> =1 x", false],
  ["=== board ===", false],
  ["?? what", false],
  ["\0", false],
])("%j is noise", (line, blank) => {
  assertEquals(decode(line, [1]) as unknown, { kind: "noise", blank });
});

Deno.test.each<[string, boolean]>([
  ["=1", true],
  ["?12 no", true],
  ["=1\r", true],
  ["=1x", false],
  ["= 1", false],
  ["1", false],
  ["", false],
])("whether %j looks like a reply from afar: %s", (line, is) => {
  assertEquals(looksLikeReply(line), is);
});

Deno.test("a reply without a text ends with its id", () => {
  assertEquals(encodeReply(true, 7), "=7");
  assertEquals(encodeReply(false, 7, "no"), "?7 no");
});

Deno.test("what is read as a clean reply is read the same with all flaws in mind", () => {
  const part = fc.constantFrom("=", "?", "0", "1", "12", " ", "x", "\t", "\r", "~", "\x7f", "é");
  fc.assert(fc.property(fc.array(part), (parts) => {
    const line = parts.join("");
    const clean = decodeClean(line);
    const whole = decode(line, []);
    if (clean) assertEquals(whole, clean);
    else if (whole.kind === "reply" && whole.id !== undefined && whole.flaws.length === 0) {
      // Left to the slower way: what is neither visible nor ASCII.
      assertEquals(/[^ -~]/.test(line), true, line);
    }
  }));
});
