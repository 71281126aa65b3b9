import { assert, assertEquals } from "@std/assert";
import { describeExpectation } from "./describe.ts";
import type { Expectation, Matcher } from "./expectation.ts";

const is = (value: string): Matcher => ({ kind: "is", value });
const text = (matcher: Matcher): Expectation => ({ kind: "message", fields: { text: matcher } });

const ROWS: readonly (readonly [Expectation, readonly string[]])[] = [
  [{
    kind: "message",
    fields: { status: is("success"), text: { kind: "matches", pattern: "^\\d+" } },
  }, ["status success, text that matches /^\\d+/"]],
  [text({ kind: "matches", pattern: "^\\w+$", like: "b1" }), ["text such as b1"]],
  [{ kind: "message", fields: {} }, ["any answer"]],
  [text(is("")), ['text ""']],
  [text(is("a b\x1b")), ['text "a b␛"']],
  [text({ kind: "one-of", values: ["true", "false"] }), ["text true or false"]],
  [text({ kind: "one-of", values: ["5a4a", "(malformed)"] }), ["text 5a4a"]],
  [text({ kind: "includes", lines: ["name", "quit"] }), [
    "text with at least the lines name, quit",
  ]],
  [text({ kind: "any-order", lines: ["a", "b"] }), ["text of the lines a, b in any order"]],
  [{ kind: "any-of", messages: [{ status: is("success") }, { status: is("failure") }] }, [
    "status success",
    "status failure",
  ]],
  [{ kind: "all-of", messages: [{ text: is("a") }, {}] }, ["text a; and any answer"]],
  [{ kind: "exit", code: 0 }, ["the engine exits with code 0"]],
  [{ kind: "exit" }, ["the engine exits"]],
  [{ kind: "silence" }, ["silence"]],
];

for (const [what, described] of ROWS) {
  Deno.test(`An expectation is described as ${described.join(" | ")}`, () => {
    const alternatives = describeExpectation(what);
    assertEquals(alternatives.map(({ en }) => en), [...described]);
    for (const { zh, ja } of alternatives) assert(zh !== "" && ja !== "");
  });
}
