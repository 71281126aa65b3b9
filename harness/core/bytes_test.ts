import { assert, assertEquals } from "@std/assert";
import fc from "../testing/fast_check.ts";
import { anyText } from "../testing/any_text.ts";
import { bytesOf, isEscapedByte, textOf } from "./bytes.ts";

Deno.test("bytesOf gives back all bytes that textOf took", () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
    assertEquals([...bytesOf(textOf(bytes))], [...bytes]);
  }));
});

Deno.test("bytesOf gives back bytes that are nearly UTF-8", () => {
  const nearly = fc.array(
    fc.constantFrom(0x41, 0xe6, 0x97, 0xa5, 0xf0, 0x9f, 0xed, 0xa0, 0xc0, 0xef),
  );
  fc.assert(fc.property(nearly, (bytes) => {
    assertEquals([...bytesOf(textOf(Uint8Array.from(bytes)))], bytes);
  }));
});

Deno.test("textOf reads UTF-8 as it is", () => {
  fc.assert(fc.property(anyText(), (text) => {
    assertEquals(textOf(new TextEncoder().encode(text)), text.toWellFormed());
  }));
});

Deno.test("textOf keeps a byte order mark", () => {
  assertEquals(textOf(Uint8Array.of(0xef, 0xbb, 0xbf, 0x41)), "\ufeffA");
});

Deno.test("isEscapedByte knows stray bytes from text", () => {
  assert(isEscapedByte(textOf(Uint8Array.of(0xff)).charCodeAt(0)));
  assert(!isEscapedByte("A".charCodeAt(0)));
  assert(!isEscapedByte(0xd800));
});

Deno.test("textOf takes for a character what the platform's own decoder takes for one", () => {
  const edges = [
    0x41,
    0x7f,
    0x80,
    0x8f,
    0x90,
    0x9f,
    0xa0,
    0xbf,
    0xc1,
    0xc2,
    0xe0,
    0xed,
    0xf0,
    0xf4,
  ];
  const bytes = fc.array(fc.constantFrom(...edges, 0xf5), { minLength: 1, maxLength: 4 });
  const strict = new TextDecoder("utf-8", { fatal: true });
  fc.assert(fc.property(bytes, (some) => {
    const text = textOf(Uint8Array.of(...some, 0xff));
    const isWhole = !isEscapedByte(text.charCodeAt(0)) && [...text].length === 2;
    let read = "";
    try {
      read = strict.decode(Uint8Array.from(some));
    } catch {
      // No text at all.
    }
    assertEquals(isWhole, [...read].length === 1);
  }));
});
