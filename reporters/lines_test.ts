import { assertEquals } from "@std/assert";
import { defuse, duration, proseLines, visibleLines } from "./lines.ts";

Deno.test("visibleLines shows where lines end", () => {
  assertEquals(visibleLines("=7"), ["=7"]);
  assertEquals(visibleLines("=7\r\n"), ["=7␍␊"]);
  assertEquals(visibleLines("a\nb"), ["a␊", "b"]);
  assertEquals(visibleLines(""), [""]);
});

Deno.test("visibleLines stops after a dozen", () => {
  const lines = visibleLines("y\n".repeat(100_000));
  assertEquals([lines.length, lines.at(-1)], [13, "… (100001)"]);
});

Deno.test("visibleLines shows as many lines as one likes, and each as one likes", () => {
  const show = (line: string): string => line.trim().toUpperCase();
  assertEquals(visibleLines("a\nb\nc", { show, most: 2 }), ["A", "B", "… (3)"]);
  assertEquals(visibleLines("y\n".repeat(100), { most: Infinity }).length, 100);
});

Deno.test("proseLines keeps our own line ends", () => {
  assertEquals(proseLines("In C:\n  fflush(stdout);\n"), ["In C:", "  fflush(stdout);"]);
});

Deno.test("defuse leaves no command for a CI service", () => {
  assertEquals(defuse("::error::x"), "\\x3A:error::x");
  assertEquals(defuse("a\n  ::error::x"), "a\n  \\x3A:error::x");
  assertEquals(defuse("\u3000::x"), "\u3000\\x3A:x");
  assertEquals(defuse("a ##[add-mask]b"), "a #\\x23[add-mask]b");
  assertEquals(defuse("actual  ::x ##a"), "actual  ::x ##a");
});

Deno.test("duration reads well at every size", () => {
  assertEquals([0.4, 999, 12_345, 305_000].map(duration), [
    "0 ms",
    "999 ms",
    "12.3 s",
    "5 min 5 s",
  ]);
});
