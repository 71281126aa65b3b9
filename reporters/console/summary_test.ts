import { assertEquals } from "@std/assert";
import { sampleReport } from "../../harness/testing/sample_report.ts";
import { paintOf } from "./paint.ts";
import { closingLines, openingLines, unstartableLines } from "./summary.ts";

const VIEW = { language: "en", paint: paintOf(false), width: 80, verbose: false } as const;

Deno.test("the opening names engine and conditions", () => {
  assertEquals(openingLines(sampleReport(), VIEW), [
    "Shinpan 0.1.0 · mgtp · my_engine",
    "./my_engine -q · seed 7 · process group, 1024 MiB",
  ]);
});

Deno.test("the opening says what the weaker levels cannot hold", () => {
  const report = sampleReport();
  const run = { ...report.run, confinement: "limits: process group" };
  const [, , ...lines] = openingLines({ ...report, run }, VIEW);
  assertEquals(lines.join(" ").startsWith("At the levels limits and none engines share"), true);
  assertEquals(lines.every((line) => line.length <= VIEW.width), true);
});

Deno.test("an engine that does not start: what, why, and what to do", () => {
  const unstartable = { why: "It is not executable", detail: "EACCES" };
  assertEquals(unstartableLines(sampleReport([], { unstartable }), VIEW), [
    "✗ The engine could not be started",
    "  engine  ./my_engine -q",
    "  why     It is not executable",
    "  output  EACCES",
    "  next    Run the command yourself in a terminal; once it starts there, rerun",
    "          the check (arguments that it needs go behind its path)",
  ]);
  assertEquals(unstartableLines(sampleReport(), VIEW), []);
  const told = { why: 'Cannot find "./x"', detail: "./x" };
  const lines = unstartableLines(sampleReport([], { unstartable: told }), VIEW);
  assertEquals(lines.filter((line) => line.trim().startsWith("output")), []);
});

Deno.test("what a program that does not start wrote is folded where it is short, else cut", () => {
  const outputOf = (detail: string): readonly string[] =>
    unstartableLines(sampleReport([], { unstartable: { why: "It left", detail } }), VIEW).slice(3);
  assertEquals(outputOf(`error: cannot find ${"x".repeat(90)}`).slice(0, 3), [
    "  output  error: cannot find",
    `          ${"x".repeat(90)}`,
    "  next    Run the command yourself in a terminal; once it starts there, rerun",
  ]);
  const long = outputOf(`${"y".repeat(300)}\n`.repeat(30));
  assertEquals(long.length, 30 + 1 + 2);
  assertEquals(long.every((line) => line.length <= VIEW.width), true);
});

Deno.test("the closing ends with the verdict in words", () => {
  assertEquals(closingLines(sampleReport(sampleReport().cases.slice(0, 2)), ["report/a"], VIEW), [
    "  reports    report/a",
    "✓ The engine conforms · 2 passed · 2 in all · 12.3 s",
  ]);
});
