import { assertEquals } from "@std/assert";
import { type CaseReport, countOutcomes } from "../../harness/core/mod.ts";
import { sampleCase, sampleCases, sampleReport } from "../../harness/testing/sample_report.ts";
import { paintOf } from "./paint.ts";
import { countWords, resultLines } from "./results.ts";

const VIEW = { language: "en", paint: paintOf(false), width: 80, verbose: false } as const;

Deno.test("counts are shown in words, none left out", () => {
  const words = countWords(sampleCases(), VIEW);
  const numbers = (words.match(/\d+/g) ?? []).map(Number);
  const counts = Object.values(countOutcomes(sampleCases()));
  assertEquals(numbers.reduce((a, b) => a + b), counts.reduce((a, b) => a + b));
  assertEquals(
    countWords(sampleCases().slice(0, 3), { ...VIEW, language: "ja" }),
    "不合格 1、合格 2",
  );
});

Deno.test("cases skipped for one reason are listed together", () => {
  const skipped = (key: string, by: string): CaseReport =>
    sampleCase(key, { verdict: { kind: "skipped", because: { kind: "excluded", by } } });
  const cases = [1, 2, 3, 4, 5].map((at) => skipped(`mgtp/${at}`, "Out of budget"));
  assertEquals(resultLines(sampleReport([...cases, skipped("mgtp/6", "Excluded")]), VIEW), [
    "- mgtp  6 skipped",
    "    - mgtp/1, mgtp/2 … (5): Out of budget",
    "    - mgtp/6: Excluded",
  ]);
});

Deno.test("a reason that cases in several folders share is reported once", () => {
  const because = { kind: "barred", rule: "mgtp/reply-id", scenario: "mgtp/hello" } as const;
  const cases = ["mgtp/a/1", "mgtp/a/2", "mgtp/b/1", "mgtp/b/2"].map((key) =>
    sampleCase(key, { verdict: { kind: "skipped", because } })
  );
  assertEquals(resultLines(sampleReport(cases), VIEW), [
    "- mgtp/a  2 skipped",
    "- mgtp/b  2 skipped",
    "- mgtp/a/1, mgtp/a/2 … (4): Fix mgtp/reply-id first (see mgtp/hello)",
  ]);
});
