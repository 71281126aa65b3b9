import { assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { anyText } from "../../testing/any_text.ts";
import { decodeGeister, looksLikeGeister } from "./decode.ts";

Deno.test.each([
  ["SET:ABCD\r", { kind: "set", letters: "ABCD" }],
  ["SET:", { kind: "set", letters: "" }],
  ["MOV:A,NORTH\r", { kind: "mov", ghost: "A", direction: "NORTH" }],
  ["MOV:a,n", { kind: "mov", ghost: "a", direction: "n" }],
  ["MOV: A,N", { kind: "malformed", verb: "mov" }],
  ["MOV:A N", { kind: "malformed", verb: "mov" }],
  ["\0MOV:A,N\r", { kind: "malformed", verb: "mov" }],
  ["set:ABCD", { kind: "malformed", verb: "set" }],
  ["SET ABCD", { kind: "malformed", verb: "set" }],
  ["\r", { kind: "blank" }],
  ["", { kind: "blank" }],
  ["thinking", { kind: "noise" }],
  ["SETTINGS", { kind: "noise" }],
  ["SET?", { kind: "noise" }],
  ["MOV?14R24R34R44R15B25B35B45B41u31u21u11u40u30u20u10u", { kind: "noise" }],
])("%j is read for what it is", (line, expected) => {
  assertEquals(decodeGeister(line), expected as never);
});

Deno.test("only whole words with a colon look like answers", () => {
  assertEquals(["SET:ABCD", "MOV:A,N", "SET", "xSET:"].map(looksLikeGeister), [
    true,
    true,
    false,
    false,
  ]);
});

Deno.test("garbage never throws", () => {
  fc.assert(fc.property(anyText(), (line) => {
    decodeGeister(line);
    return typeof looksLikeGeister(line) === "boolean";
  }));
});
