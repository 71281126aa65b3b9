import { assert, assertEquals } from "@std/assert";
import { sampleCase, sampleReport, sampleViolation } from "../../harness/testing/sample_report.ts";
import { widthOf } from "../width.ts";
import { commonRules } from "./common_rules.ts";
import { renderConsole } from "./mod.ts";

const PLAIN = { language: "en", colour: false, width: 80, verbose: false } as const;
const noise = sampleViolation({ rule: "mgtp/no-noise" });
const NOISY = Array.from(
  { length: 8 },
  (_, at) => sampleCase(`mgtp/noisy/${at}`, { verdict: { kind: "warned" }, violations: [noise] }),
);
const WORSE = sampleCase("mgtp/noisy/worse", {
  verdict: { kind: "failed" },
  violations: [noise, sampleViolation()],
});

Deno.test("a rule that most cases break is reported once, and each case by what differs", () => {
  const report = sampleReport([...NOISY, WORSE, sampleCase("mgtp/quiet")]);
  const [, results = ""] = renderConsole(report, PLAIN).split("\n\n");
  assertEquals(results.split("\n"), [
    "✗ mgtp/noisy  1 failed, 8 warned",
    "    ✗ mgtp/noisy/worse  mgtp/reply-id  120 ms",
    "✓ mgtp        1 passed",
    "mgtp/no-noise  in 9 of 10 scenarios",
  ]);
  const [, all = ""] = renderConsole(report, { ...PLAIN, verbose: true }).split("\n\n");
  assertEquals(all.split("mgtp/no-noise").length, 11);
});

Deno.test("a case that was not judged is named, even where it only broke what most cases break", () => {
  const because = { kind: "excluded", by: "x" } as const;
  const doubtful = sampleCase("mgtp/noisy/doubtful", {
    verdict: { kind: "errored", because },
    violations: [noise],
  });
  const [, results = ""] = renderConsole(sampleReport([...NOISY, doubtful]), PLAIN).split("\n\n");
  assertEquals(results.split("\n").length, 3);
  assert(results.includes("\n    ? mgtp/noisy/doubtful  Talks politely  120 ms\n"));
});

Deno.test("a rule is common in many cases that are half of the judged ones", () => {
  const skipped = sampleCase("mgtp/s", {
    verdict: { kind: "skipped", because: { kind: "excluded", by: "x" } },
  });
  assertEquals(commonRules(NOISY.slice(0, 4)), []);
  const five = NOISY.slice(0, 5);
  const quiet = (count: number) =>
    Array.from({ length: count }, (_, at) => sampleCase(`mgtp/q${at}`));
  assertEquals(commonRules([...five, ...quiet(6), skipped]), []);
  const found = [{ rule: "mgtp/no-noise", count: 5 }];
  assertEquals(commonRules([...five, ...quiet(5), skipped, skipped]), found);
});

Deno.test("no line is wider than the screen because of what an engine printed", () => {
  const long = { actual: `=7 ${"x".repeat(5000)}\n${"將".repeat(300)}`, sent: "y".repeat(999) };
  const one = sampleCase("mgtp/a", {
    verdict: { kind: "failed" },
    violations: [sampleViolation({ ...long, expected: ["z".repeat(300)] })],
  });
  const lines = renderConsole(sampleReport([one]), PLAIN).split("\n");
  assertEquals(lines.filter((line) => /[xyz將]{9}/.test(line) && widthOf(line) > 80), []);
  const cut = lines.filter((line) => line.includes("… (cut; see the HTML report)"));
  assertEquals(cut.length, 3);
  assert(lines.some((line) => /^ {2}actual {4}=7 x+…$/.test(line)));
});
