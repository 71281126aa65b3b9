import { assertEquals } from "@std/assert";
import { withoutReturns } from "./line_ends.ts";

Deno.test.each<[string, string, string | undefined]>([
  ["Makefile", "all:\r\n\tcc a.c\r\n", "all:\n\tcc a.c\n"],
  ["sub/rules.mk", "a\r\r\nb\r", "a\r\nb\r"],
  ["build.sh", "make\r\n", "make\n"],
  ["Makefile", "all:\n", undefined],
  ["a.c", "int x;\r\n", undefined],
  ["run.sh", "x\r\n", undefined],
])("the lines of %s end as they should", (path, text, wanted) => {
  const repaired = withoutReturns(path, new TextEncoder().encode(text));
  assertEquals(repaired && new TextDecoder().decode(repaired), wanted);
});
