import { assertEquals } from "@std/assert";
import type { Language } from "../core/mod.ts";
import { formatProblem } from "./format_problem.ts";
import { useOneOf } from "./suggest.ts";

const problem = (column: number, line: string) => ({
  at: { file: "scenarios/x.yaml", line: 12, column },
  message: { en: 'Cannot read step "snd"', zh: "不認得步驟「snd」", ja: "不明な手順「snd」" },
  fix: useOneOf(["send", "expect"]),
  line,
});

Deno.test("A problem shows its place, its fix, and a caret under the place", () => {
  assertEquals(
    formatProblem(problem(5, "  - snd: 1 name")),
    [
      'scenarios/x.yaml:12:5: Cannot read step "snd": use one of send, expect',
      "  12 |   - snd: 1 name",
      "     |     ^",
    ].join("\n"),
  );
});

for (
  const [what, column, line, shown, blanks] of [
    ["wide characters", 8, "zh: 甲乙 x", "zh: 甲乙 x", 9],
    ["a tab", 3, "a\tb", "a␉b", 2],
    ["a control character", 2, "\x01b", "\\x01b", 4],
    ["a place behind the end", 4, "abc", "abc", 3],
    [
      "a long line",
      201,
      `${"a".repeat(200)}b${"c".repeat(200)}`,
      `…${"a".repeat(60)}b${"c".repeat(39)}…`,
      61,
    ],
  ] as const
) {
  Deno.test(`The caret stands right after ${what}`, () => {
    const [, source, caret] = formatProblem(problem(column, line)).split("\n");
    assertEquals(source, `  12 | ${shown}`);
    assertEquals(caret, `     | ${" ".repeat(blanks)}^`);
  });
}

Deno.test("A problem is reported in the reader's language", () => {
  const said = (language: Language) =>
    formatProblem(problem(5, "  - snd: 1 name"), language).split("\n")[0];
  assertEquals(
    said("zh"),
    "scenarios/x.yaml:12:5: 不認得步驟「snd」：可用的有 send, expect",
  );
  assertEquals(
    said("ja"),
    "scenarios/x.yaml:12:5: 不明な手順「snd」：使えるのは send, expect",
  );
});
