import { assertEquals } from "@std/assert";
import { isCrash, lastWords } from "./last_words.ts";

const PYTHON = `loading
Traceback (most recent call last):
  File "x.py", line 3, in <module>
    a[9]
IndexError: list index out of range
`;
const SANITIZER = `==7==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x1
    #0 0x4 in main x.c:3
SUMMARY: AddressSanitizer: heap-buffer-overflow x.c:3 in main
==7==ABORTING
`;
const JAVA = `Exception in thread "main" java.lang.NullPointerException
\tat Shogi.main(Shogi.java:3)
`;

Deno.test.each<[string, string, string | undefined]>([
  ["Python", PYTHON, "IndexError: list index out of range"],
  ["a sanitizer", SANITIZER, "SUMMARY: AddressSanitizer: heap-buffer-overflow x.c:3 in main"],
  ["Java", JAVA, 'Exception in thread "main" java.lang.NullPointerException'],
  [
    "a runtime with a backtrace",
    "error: Test failed\n\nStack backtrace:\n   0: <unknown>\n",
    "error: Test failed",
  ],
  ["anybody", "one\ntwo\n", "two"],
  ["nobody", "\n \n", undefined],
  ["a long line", "x".repeat(5000), "x".repeat(200)],
])("the last words of %s", (_name, stderr, words) => {
  assertEquals(lastWords(stderr), words);
});

Deno.test.each<[string, Parameters<typeof isCrash>[0], string, boolean]>([
  ["a signal", { signal: "SIGSEGV" }, "", true],
  ["an exception", { code: 1 }, PYTHON, true],
  ["a sanitizer", { code: 1 }, SANITIZER, true],
  ["Java", { code: 1 }, JAVA, true],
  ["a code of its own", { code: 1 }, "no more input\n", false],
  ["an exception that was caught", { code: 0 }, PYTHON, false],
])("whether %s is a crash", (_name, fate, stderr, crash) => {
  assertEquals(isCrash(fate, stderr), crash);
});
