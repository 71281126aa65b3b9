import { assertEquals } from "@std/assert";
import type { WireEntry } from "../harness/core/mod.ts";
import { enginePlaceOf, engineSource } from "./engine_place.ts";

function wireOf(...entries: readonly (readonly [WireEntry["from"], string])[]): WireEntry[] {
  return entries.map(([from, text], index) => ({ index, atMs: index, from, text }));
}

/** What is made of stderr after a command. */
function told(...lines: readonly string[]): string | undefined {
  const wire = wireOf(["harness", "1 go\n"], ...lines.map((line) => ["stderr", line] as const));
  return engineSource({ wire }, { sent: "1 go\n" });
}

Deno.test.each<[string, readonly string[], string]>([
  [
    "AddressSanitizer",
    [
      "==7==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x6020 at pc 0x55",
      "    #0 0x55a9 in main /home/me/e.c:13",
      "SUMMARY: AddressSanitizer: heap-buffer-overflow /home/me/e.c:13:7 in main",
    ],
    "/home/me/e.c:13:7: heap-buffer-overflow",
  ],
  [
    "ThreadSanitizer",
    ["SUMMARY: ThreadSanitizer: data race src/search.cpp:90 in think()"],
    "src/search.cpp:90:1: data race",
  ],
  [
    "UndefinedBehaviorSanitizer",
    ["src/e.c:12:5: runtime error: signed integer overflow: 1 + 2147483647"],
    "src/e.c:12:5: runtime error: signed integer overflow: 1 + 2147483647",
  ],
  [
    "assert of glibc",
    ["my_engine: src/e.c:15: main: Assertion `n < 3' failed."],
    "src/e.c:15:1: main: Assertion `n < 3' failed.",
  ],
  [
    "assert of musl",
    ["Assertion failed: n < 3 (src/e.c: main: 15)"],
    "src/e.c:15:1: Assertion failed: n < 3",
  ],
  [
    "assert of macOS",
    ["Assertion failed: (n < 3), function main, file e.c, line 15."],
    "e.c:15:1: Assertion failed: (n < 3)",
  ],
  [
    "a panic of Rust",
    ["thread 'main' panicked at src/main.rs:2:5:", "index out of bounds"],
    "src/main.rs:2:5: thread 'main' panicked at",
  ],
  [
    "a traceback of Python",
    [
      "Traceback (most recent call last):",
      `  File "engine.py", line 30, in <module>`,
      "    main()",
      `  File "engine.py", line 12, in genmove`,
      "IndexError: list index out of range",
    ],
    "engine.py:12:1: IndexError: list index out of range",
  ],
])("the line that %s names", (_what, lines, text) => {
  assertEquals(told(...lines), text);
});

Deno.test.each<[string, readonly string[]]>([
  ["silence", []],
  ["an opinion", ["depth 3: 12:30 left, score 7:1"]],
  ["a leak, which has no line", [
    "SUMMARY: AddressSanitizer: 4 byte(s) leaked in 1 allocation(s).",
  ]],
])("no line is made up from %s", (_what, lines) => {
  assertEquals(told(...lines), undefined);
});

Deno.test("what stderr said about another command belongs to that one", () => {
  const crash = "e: e.c:15: main: Assertion `n < 3' failed.";
  const wire = wireOf(
    ["harness", "1 a\n"],
    ["stderr", "fine"],
    ["harness", "2 b\n"],
    ["stderr", crash],
  );
  assertEquals(enginePlaceOf({ wire }, { sent: "1 a\n" }), undefined);
  assertEquals(enginePlaceOf({ wire }, { sent: "2 b\n" })?.at.line, 15);
  assertEquals(enginePlaceOf({ wire }, { sent: "3 c\n" }), undefined);
  assertEquals(enginePlaceOf({ wire }, {}), undefined);
  assertEquals(enginePlaceOf({ wire: wireOf(["stderr", crash]) }, {})?.at.file, "e.c");
});
