import { assertEquals } from "@std/assert";
import { type Fields, matches, matchesFields, unmatched } from "./match.ts";
import type { Matcher } from "./expectation.ts";

const ROWS: readonly (readonly [Matcher, yes: readonly string[], no: readonly string[]])[] = [
  [{ kind: "is", value: "a" }, ["a"], ["A", "a ", ""]],
  [{ kind: "one-of", values: ["true", "false"] }, ["true", "false"], ["", "yes"]],
  [{ kind: "matches", pattern: "^\\d+$" }, ["1", "42"], ["", "4x", "4\n"]],
  [{ kind: "includes", lines: ["a", "b"] }, ["b\na", "a\nx\nb"], ["a", "ab", ""]],
  [{ kind: "any-order", lines: ["a", "b", "b"] }, ["b\na\nb"], ["a\nb", "a\na\nb", "a\nb\nb\nc"]],
];

for (const [matcher, yes, no] of ROWS) {
  Deno.test(`A matcher of the kind ${matcher.kind} takes what it asks for and nothing else`, () => {
    for (const value of yes) assertEquals(matches(matcher, value), true, value);
    for (const value of no) assertEquals(matches(matcher, value), false, value);
  });
}

const is = (value: string): Matcher => ({ kind: "is", value });

Deno.test("A message must have every field asked for and may have more", () => {
  assertEquals(matchesFields({ status: is("success") }, { status: "success", text: "x" }), true);
  assertEquals(matchesFields({ id: is("") }, { status: "success" }), false);
  assertEquals(matchesFields({ toString: { kind: "matches", pattern: "" } } as Fields, {}), false);
  assertEquals(matchesFields({}, {}), true);
});

Deno.test("An unordered group gives each wanted message one of its own", () => {
  const wanted: readonly Fields[] = [{}, { text: is("a") }];
  assertEquals(unmatched(wanted, [{ text: "a" }, { text: "b" }]), []);
  assertEquals(unmatched(wanted, [{ text: "b" }, { text: "a" }]), []);
  assertEquals(unmatched(wanted, [{ text: "b" }, { text: "b" }]), [1]);
  assertEquals(unmatched(wanted, []), [0, 1]);
});

Deno.test("A pattern sees only the beginning of a huge field", () => {
  const huge = `${"a".repeat(64 * 1024)}b`;
  assertEquals(matches({ kind: "matches", pattern: "b" }, huge), false);
});
