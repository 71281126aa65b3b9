import { assertEquals } from "@std/assert";
import { isCrash, lastWords, withLastWords } from "./last_words.ts";

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

const CPP = `depth 3
terminate called after throwing an instance of 'std::out_of_range'
  what():  vector::_M_range_check: __n (which is 9) >= this->size() (which is 9)
Aborted (core dumped)
`;
const RUST = `thread 'main' panicked at src/main.rs:4:5:
index out of bounds: the len is 3 but the index is 9
note: run with \`RUST_BACKTRACE=1\` environment variable to display a backtrace
`;
const ASSERTION = `engine: ${"deep/".repeat(180)}search.c:9: main: Assertion \`binc > 0' failed.`;

Deno.test.each<[string, string, readonly string[]]>([
  ["Python", PYTHON, ["Traceback (most recent call last):", "IndexError: list index out of range"]],
  ["C++", CPP, [
    "terminate called after throwing an instance of 'std::out_of_range'",
    "what():  vector::_M_range_check: __n (which is 9) >= this->size() (which is 9)",
  ]],
  ["Rust", RUST, [
    "thread 'main' panicked at src/main.rs:4:5:",
    "index out of bounds: the len is 3 but the index is 9",
  ]],
  ["an assertion of more than 900 characters", `depth 3\n${ASSERTION}\n`, ["depth 3", ASSERTION]],
  ["an assertion with much behind it", `${ASSERTION}\na\nb\nc\n`, [ASSERTION, "b", "c"]],
  ["a sanitizer", SANITIZER, [
    "==7==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x1",
    "SUMMARY: AddressSanitizer: heap-buffer-overflow x.c:3 in main",
  ]],
  ["Java", JAVA, ['Exception in thread "main" java.lang.NullPointerException']],
  [
    "a runtime with a backtrace",
    "error: Test failed\n\nStack backtrace:\n   0: <unknown>\n",
    ["error: Test failed"],
  ],
  ["a program without an error", "one\ntwo\nthree\n", ["two", "three"]],
  ["a program without words", "\n \n", []],
  ["a program with many errors", "error 1\nerror 2\nerror 3\nerror 4\n", [
    "error 2",
    "error 3",
    "error 4",
  ]],
  ["a program with one endless line", "x".repeat(5000), [
    `${"x".repeat(1000)}… (5000 characters)`,
  ]],
])("the last words of %s", (_name, stderr, words) => {
  assertEquals(lastWords(stderr), words);
});

Deno.test.each<[string, Parameters<typeof isCrash>[0], string, boolean]>([
  ["a signal", { signal: "SIGSEGV" }, "", true],
  ["an exception", { code: 1 }, PYTHON, true],
  ["a sanitizer", { code: 1 }, SANITIZER, true],
  ["Java", { code: 1 }, JAVA, true],
  ["Go", { code: 2 }, "panic: runtime error: index out of range [8]\n\ngoroutine 1:\n", true],
  ["a shell's word", { code: 139 }, "./run.sh: line 2: 7 Segmentation fault (core dumped)\n", true],
  ["a coloured word", { code: 1 }, "\x1b[1m\x1b[31merror\x1b[0m: Uncaught TypeError: x\n", true],
  ["a code of its own", { code: 1 }, "no more input\n", false],
  ["an exception that was caught", { code: 0 }, PYTHON, false],
])("whether %s is a crash", (_name, fate, stderr, crash) => {
  assertEquals(isCrash(fate, stderr), crash);
});

Deno.test("a fate is followed by the decisive lines, each on a line of its own", () => {
  const what = { en: "it fell", zh: "倒了", ja: "倒れた" };
  assertEquals(withLastWords(what, "a\nb\u001b\n"), {
    en: "it fell; stderr: a\nb␛",
    zh: "倒了；stderr：a\nb␛",
    ja: "倒れた；stderr：a\nb␛",
  });
  assertEquals(withLastWords(what, ""), what);
});
