import { assertEquals } from "@std/assert";
import { reportOf, type RunEvent } from "../core/mod.ts";
import { sampleCase, sampleRun } from "../testing/sample_report.ts";
import { follow } from "./viewer_kit.ts";
import { watchRuns } from "./watch_runs.ts";

const { verdict, durationMs, violations: _, wire: __, plies: ___, ...facts } = sampleCase("mgtp/a");
const EVENTS: readonly RunEvent[] = [
  { kind: "run-started", run: sampleRun({ planned: [facts.key] }) },
  { kind: "case-started", case: facts },
  ...[0, 1].map((index): RunEvent => (
    { kind: "wire", key: facts.key, entry: { index, atMs: 1, from: "engine", text: "=1" } }
  )),
  { kind: "case-finished", key: facts.key, verdict, durationMs },
  { kind: "run-finished", durationMs: 9 },
];

Deno.test("a check is followed from its start, or from the middle, to the same report", async () => {
  await using page = watchRuns({ language: "en" });
  const early = await follow(page.link);
  for (const event of EVENTS.slice(0, 3)) page.on(event);
  const late = await follow(page.link);
  for (const event of EVENTS.slice(3)) page.on(event);
  await page[Symbol.asyncDispose]();
  const report = JSON.parse(JSON.stringify([reportOf(EVENTS)]));
  assertEquals([early.first, late.first], ["runs", "runs"]);
  for (const viewer of [early, late]) {
    const { runs } = await viewer.end();
    assertEquals(JSON.parse(JSON.stringify(runs?.reports())), report);
  }
});
