import { assertEquals } from "@std/assert";
import { brokenRules, type Violation } from "../../harness/core/mod.ts";
import { sampleCase, sampleReport, sampleViolation } from "../../harness/testing/sample_report.ts";
import { breachBlock } from "./breach_block.ts";
import { paintOf } from "./paint.ts";

/** The lines from `expected` up to `hint` that the block of a violation has. */
function middle(changes: Partial<Violation>): readonly string[] {
  const violations = [sampleViolation(changes)];
  const [broken] = brokenRules(sampleReport([sampleCase("mgtp/a", { violations })]));
  const view = { language: "en", paint: paintOf(false), width: 80, verbose: false } as const;
  const lines = broken ? breachBlock(broken, view) : [];
  const from = lines.findIndex((line) => line.startsWith("  expected"));
  return lines.slice(from, lines.findIndex((line) => line.startsWith("  hint")));
}

Deno.test("the difference is marked, wide and invisible characters counted right", () => {
  assertEquals(middle({ expected: ["=7"], actual: "=7 \r" }), [
    "  expected  =7",
    "  actual    =7 ␍",
    "              ^^",
  ]);
  assertEquals(middle({ expected: ["=1 將軍 a"], actual: "=1 將帥 a" }), [
    "  expected  =1 將軍 a",
    "  actual    =1 將帥 a",
    "                 ^^",
  ]);
  assertEquals(middle({ expected: ["=12 a1 a2"], actual: "=12 a1" }).at(-1), "                  ^");
});

Deno.test("nothing is marked where it would not help", () => {
  const unmarked: readonly Partial<Violation>[] = [
    { expected: ["=7"], actual: "nothing like it" },
    { expected: ["=7", "?7"], actual: "=0" },
    { expected: [{ en: "=7", zh: "=7", ja: "=7" }], actual: "=0" },
    { expected: ["=7"], actual: "=7\nmore" },
    { expected: ["=7"], actual: `=7${"x".repeat(100)}` },
  ];
  for (const changes of unmarked) {
    assertEquals(middle(changes).filter((line) => /^ *\^+$/.test(line)), []);
  }
});

Deno.test("no line is wider than the screen by a word that an engine has printed", () => {
  const text = `no answer; stderr: ${"x".repeat(1000)}`;
  const lines = middle({ actual: { en: text, zh: text, ja: text } });
  assertEquals(lines.filter((line) => line.length > 80), []);
  assertEquals(lines.join("").match(/x/g)?.length, 1000 + "expected".match(/x/g)!.length);
});

Deno.test("the scenario's title is folded where the screen is narrow", () => {
  const violations = [sampleViolation()];
  const title = "A title that is much wider than forty columns of a screen";
  const one = sampleCase("mgtp/a", { violations, title: { en: title, zh: title, ja: title } });
  const [broken] = brokenRules(sampleReport([one]));
  const view = { language: "en", paint: paintOf(false), width: 40, verbose: false } as const;
  const lines = broken ? breachBlock(broken, view) : [];
  const from = lines.findIndex((line) => line.startsWith("  scenario"));
  const told = lines.slice(from, lines.findIndex((line) => line.startsWith("  place")));
  assertEquals([told.length > 1, told.every((line) => line.length <= 40)], [true, true]);
});
