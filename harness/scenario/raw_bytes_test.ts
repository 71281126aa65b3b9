import { assert, assertEquals } from "@std/assert";
import fc from "../testing/fast_check.ts";
import { bytesOf } from "../core/mod.ts";
import { readRaw } from "./raw_bytes.ts";

Deno.test("Escapes of raw bytes name single bytes, and text is UTF-8", () => {
  const read = readRaw("é\\xff\\n\\\\x41\\x41");
  assert(read.ok);
  assertEquals([...bytesOf(read.value)], [0xc3, 0xa9, 0xff, 10, 92, 120, 52, 49, 0x41]);
});

Deno.test("A stray backslash is refused", () => {
  for (const bad of ["\\", "\\q", "\\x4", "\\xg0"]) assert(!readRaw(bad).ok);
});

Deno.test("Every byte can be written", () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => {
    const hex = [...bytes].map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`);
    const read = readRaw(hex.join(""));
    assert(read.ok);
    assertEquals([...bytesOf(read.value)], [...bytes]);
  }));
});
