import { assertEquals } from "@std/assert";
import { bytesOf } from "../../core/mod.ts";
import { endOf, excerpt, excerptOfChange } from "./excerpt.ts";

Deno.test.each<[string, number, string]>([
  ["1,2\n", 3, "1,2»␊« (31 2C 32 »0A«)"],
  ["1, 2", 2, "1,»␠«2 (31 2C »20« 32)"],
  ["\udcff\udcfe1", 0, "»\\xFF«\\xFE1 (»FF« FE 31)"],
  ["", 0, "»␄« (»EOF«)"],
  ["1\x1a", 1, "1»\\x1A« (31 »1A«)"],
])("%j with its byte %i marked", (text, offset, shown) => {
  assertEquals(excerpt(bytesOf(text), offset), shown);
});

Deno.test("a long text is cut on both sides", () => {
  const text = "0123456789".repeat(5);
  assertEquals(
    excerpt(bytesOf(text), 25),
    "…789012345678901234»5«67890123… (31 32 33 34 »35« 36 37)",
  );
  assertEquals(endOf(bytesOf(text), 50), "…234567890123456789");
});

Deno.test("the first difference of two texts is shown as it was and as it is", () => {
  const { expected, actual } = excerptOfChange("abc", "abX");
  assertEquals([expected, actual], ["ab»c« (61 62 »63«)", "ab»X« (61 62 »58«)"]);
});
