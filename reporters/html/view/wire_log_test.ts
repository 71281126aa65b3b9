import { assertEquals } from "@std/assert";
import { hexDump } from "./wire_log.tsx";

Deno.test("bytes are shown as they were, those that are no UTF-8 too", () => {
  assertEquals(
    hexDump("=1 \udce9é\r\n"),
    "0000  3d 31 20 e9 c3 a9 0d 0a                          =1 ·····",
  );
  assertEquals(hexDump(""), "");
  assertEquals(hexDump("x".repeat(5000)).split("\n").length, 257);
});
