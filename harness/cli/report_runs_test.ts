import { assertEquals } from "@std/assert";
import type { Conclusion } from "../../reporters/mod.ts";
import { sampleReport } from "../testing/sample_report.ts";
import { namedApart, worstOf } from "./report_runs.ts";

function run(file: string, name: string) {
  const { run, ...report } = sampleReport();
  return { file, report: { ...report, run: { ...run, engine: { name, command: [] } } } };
}

Deno.test("engines of the same name are distinguished by their folders, others keep their names", () => {
  const runs = [
    run("class/alice/events.jsonl", "engine"),
    run("class/bob/events.jsonl", "engine"),
    run("events.jsonl", "engine"),
    run("carol/events.jsonl", "mine"),
  ];
  assertEquals(namedApart(runs).map((one) => one.run.engine.name), [
    "engine (alice)",
    "engine (bob)",
    "engine (events.jsonl)",
    "mine",
  ]);
});

Deno.test.each<[Conclusion, Conclusion[]]>([
  ["conforms", ["conforms", "conforms"]],
  ["inconclusive", ["conforms", "inconclusive"]],
  ["unstartable", ["inconclusive", "unstartable", "conforms"]],
  ["violations", ["unstartable", "violations"]],
])("several runs come to %s", (expected, conclusions) => {
  assertEquals(worstOf(conclusions), expected);
});
