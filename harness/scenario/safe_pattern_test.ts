import { assertEquals } from "@std/assert";
import { patternFault } from "./safe_pattern.ts";

const GOOD = [
  "^\\d+$",
  "a*b+c?",
  "(true|false)",
  "([a-z]+) x",
  "[*+]+",
  "(a{2})+",
  "\\(a+\\)+",
  "(ab)+",
  "(?:ab)*",
  "(?=a)b+",
  "(a+)?(b|c)",
  "[(|]*",
];
const NESTED = "do not repeat a group that can match in several ways";
const BAD: readonly (readonly [pattern: string, fault: string])[] = [
  ["(a+)+", NESTED],
  ["((a*)b)*", NESTED],
  ["(a{2,}){3,}", NESTED],
  ["(?:\\w+ ?)*$", NESTED],
  ["(a|ab)*$", NESTED],
  ["(a?){50}b", NESTED],
  ["(?<x>a+){9}", NESTED],
  ["((a|b)c)+", NESTED],
  ["(a)\\1", "do without back references"],
  ["(", "fix the pattern: unterminated group"],
  ["a".repeat(201), "use at most 200 characters"],
];

for (const pattern of GOOD) {
  Deno.test(`The pattern ${pattern} is accepted`, () => {
    assertEquals(patternFault(pattern), undefined);
  });
}

for (const [pattern, fault] of BAD) {
  Deno.test(`The pattern ${pattern.slice(0, 20)} is refused`, () => {
    assertEquals(patternFault(pattern)?.en, fault);
  });
}
