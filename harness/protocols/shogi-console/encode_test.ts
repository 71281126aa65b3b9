import { assertEquals } from "@std/assert";
import { bytesOf } from "../../core/mod.ts";
import { encoded } from "./encode.ts";
import { type ConsoleEncoding, decoded, ENCODINGS } from "./plain_text.ts";

Deno.test.each<[ConsoleEncoding, number[]]>([
  ["utf-8", [0xe9, 0xa6, 0x99, 0xe6, 0xa1, 0x82, 0x31]],
  ["big5", [0xad, 0xbb, 0xae, 0xdb, 0x31]],
  ["gbk", [0xcf, 0xe3, 0xb9, 0xf0, 0x31]],
  ["shift_jis", [0x8d, 0x81, 0x8c, 0x6a, 0x31]],
  ["euc-jp", [0xb9, 0xe1, 0xb7, 0xcb, 0x31]],
])("香桂1 is written in %s", (encoding, bytes) => {
  assertEquals([...bytesOf(encoded("香桂1", encoding))], bytes);
});

Deno.test("the usual names of pieces come back from every encoding", () => {
  const names = "香桂銀金王玉飛角杏圭全と龍馬\n ｶ";
  for (const encoding of ENCODINGS) {
    const text = ["shift_jis", "euc-jp", "utf-8"].includes(encoding) ? names : names.slice(0, -1);
    assertEquals(decoded(encoded(text, encoding), encoding), text, encoding);
  }
  assertEquals(decoded(encoded("步竜", "big5"), "big5"), "步竜");
});

Deno.test("what an encoding does not have is a question mark", () => {
  assertEquals(encoded("歩😀", "big5"), "??");
});
