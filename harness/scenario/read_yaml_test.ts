/** Text that is no good YAML. @module */

import { assertEquals } from "@std/assert";
import { HEAD, read } from "./_sample.ts";

type Row = readonly [name: string, text: string, problems: readonly string[]];

const BAD: readonly Row[] = [
  ["a tab", "\t- close\n", ["5:1: Cannot read a tab as indentation: use blanks"]],
  ["a colon in a text", "  - send: a: b\n", [
    '5:11: Cannot read a mapping inside this text: put quotes around text that holds ": " or " #", or starts with a special character',
  ]],
  ["an open quote", '  - send: "a\n', ['6:1: Cannot read this YAML: missing closing "quote']],
  ["a bad escape in double quotes", '  - send: "\\q"\n', [
    "5:12: Cannot read this escape in double quotes: use single quotes, in which a backslash is a backslash",
  ]],
  ["text that starts like a token", "  - send: @a\n  - send: `b`\n", [
    '5:11: Cannot read text that starts like this: put quotes around text that holds ": " or " #", or starts with a special character',
    '6:11: Cannot read text that starts like this: put quotes around text that holds ": " or " #", or starts with a special character',
  ]],
  ["a second document", "  - close\n---\na: b\n", [
    "6:1: Cannot read a second document: write one scenario per file",
  ]],
  ["an unknown tag", "  - send: !frame a\n", [
    '5:11: Cannot read a tag: put quotes around text that starts with "!"',
  ]],
  ["an anchor and its alias", "  - send: &a x\n  - send: *a\n", [
    '5:14: Cannot read reference "&a": write out what it stands for, or put quotes around it',
    '6:11: Cannot read reference "*a": write out what it stands for, or put quotes around it',
  ]],
  ["a NUL", "  - send: a\u0000b\n", [
    "5:12: Cannot read character ␀: remove it, or write it as an escape in double quotes",
  ]],
  ["a byte that is not UTF-8", "  - send: a\udce9b\n", [
    "5:12: Cannot read byte \\xE9: save the file as UTF-8",
  ]],
  ["a key from the prototype", "  - greet: { __proto__: a, constructor: b }\n", [
    '5:14: Cannot read key "__proto__": use another name',
    '5:28: Cannot read key "constructor": use another name',
  ]],
  ["bad indentation", "  - send: a\n   - close\n", [
    "6:4: Cannot read this indentation: align it with the other entries of the same list or mapping",
  ]],
];

for (const [name, text, problems] of BAD) {
  Deno.test(`Text with ${name} is refused with its place and a fix`, async () => {
    assertEquals(
      await read(`${HEAD}steps:\n${text}`),
      problems.map((problem) => `x.yaml:${problem}`),
    );
  });
}
