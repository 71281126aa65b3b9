import { assert, assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { readBaseline } from "./baseline.ts";
import { UsageError } from "../core/mod.ts";

Deno.test("a reason is text, whatever YAML would make of it", () => {
  const text = "# known\na/b: ticket 12\nc: 12\nd: yes\ne: 2024-01-01\n'#f': \"quoted: too\"\n";
  assertEquals([...readBaseline(text, "known.yaml")], [
    ["a/b", "ticket 12"],
    ["c", "12"],
    ["d", "yes"],
    ["e", "2024-01-01"],
    ["#f", "quoted: too"],
  ]);
});

Deno.test("an empty file expects nothing to fail", () => {
  for (const text of ["", "\n", "# nothing\n"]) assertEquals(readBaseline(text, "f").size, 0);
});

Deno.test("what is no list of ids with reasons is refused, with the file", () => {
  const cases: readonly (readonly [text: string, message: string])[] = [
    ["a:\n", 'known.yaml: "a" has no reason: write "a: why it is known to fail"'],
    ["a: ' '\n", 'known.yaml: "a" has no reason'],
    ["a: [b]\n", 'known.yaml: "a" has no reason'],
    ["a: {b: c}\n", 'known.yaml: "a" has no reason'],
    ["- a\n- b\n", "known.yaml: Not a list of scenarios"],
    ["just text\n", "known.yaml: Not a list of scenarios"],
    ["a: b\na: c\n", "known.yaml: Not YAML"],
    ["a: 'b\n", "known.yaml: Not YAML"],
  ];
  for (const [text, message] of cases) {
    const error = assertThrows(() => readBaseline(text, "known.yaml"));
    assert(error instanceof UsageError, text);
    assertStringIncludes(error.message, message);
  }
});
