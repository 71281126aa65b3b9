import { assertEquals } from "@std/assert";
import { firstError, lastLines } from "./said.ts";

Deno.test("the first error of a log is shown, or its last line", () => {
  const head = "It has a Makefile\n$ make\n";
  const log =
    `${head}cc -c a.c\na.c:1: warning: x\na.c:3:5: error: 'y' undeclared\nmake: *** Error 1\n`;
  assertEquals(firstError(log), "a.c:3:5: error: 'y' undeclared");
  assertEquals(firstError(`${head}killed\n`), "killed");
  assertEquals(firstError(head), undefined);
  assertEquals(firstError(""), undefined);
});

Deno.test("the last lines of a program's output are shown", () => {
  assertEquals(lastLines("1\n2\n\n3\r\n4\n"), "2\n3\n4");
  assertEquals(lastLines("\n"), undefined);
});
