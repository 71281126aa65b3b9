import { assertEquals } from "@std/assert";
import { type Report, textOf } from "../harness/core/mod.ts";
import { reporterLaws } from "../harness/testing/reporter_laws.ts";
import { SAMPLE_DIAGRAM, sampleCase, sampleReport } from "../harness/testing/sample_report.ts";
import { json } from "./json.ts";

// deno-lint-ignore no-explicit-any -- a test may look into data as it likes
function data(report: Report): any {
  return JSON.parse(json.render(report, "en"));
}

for (const { name, check } of reporterLaws(json, { format: (text) => void JSON.parse(text) })) {
  Deno.test(name, check);
}

Deno.test("json: the shape is stable", () => {
  const report = data(sampleReport());
  assertEquals(Object.keys(report), [
    "schema",
    "schemaVersion",
    "conclusion",
    "counts",
    "finished",
    "durationMs",
    "missing",
    "broken",
    "run",
    "cases",
  ]);
  assertEquals([report.schema, report.schemaVersion, report.conclusion], [
    "shinpan-report",
    1,
    "violations",
  ]);
  assertEquals(Object.keys(report.cases[2]), [
    "key",
    "scenario",
    "title",
    "rules",
    "at",
    "attempt",
    "replay",
    "verdict",
    "durationMs",
    "outcome",
    "violations",
    "plies",
    "wire",
    "wireLeftOut",
  ]);
  assertEquals(report.broken[0], {
    rule: "mgtp/reply-id",
    level: "MUST",
    promoted: false,
    cases: ["mgtp/commands/reset_board", "mgtp/commands/ready"],
  });
});

Deno.test("json: long logs and long lines are capped, and say so", () => {
  const wire = Array.from({ length: 1000 }, (_, index) => ({
    index,
    atMs: index,
    from: "engine",
    text: "x".repeat(5000),
  } as const));
  const [one] = data(sampleReport([sampleCase("mgtp/a", { wire })])).cases;
  assertEquals([one.wire.length, one.wireLeftOut, one.wire.at(-1).index], [400, 600, 999]);
  assertEquals(one.wire[0].text.slice(-8), "… (5000)");
});

Deno.test("json: stray bytes can be read back, diagrams of plies are left out", () => {
  const text = textOf(Uint8Array.of(0x3d, 0xe6, 0x97));
  const wire = [{ index: 0, atMs: 0, from: "engine", text }] as const;
  const plies = [{ ply: 1, by: "engine", move: "a1 a1", diagram: SAMPLE_DIAGRAM }] as const;
  const [one] = data(sampleReport([sampleCase("mgtp/a", { wire, plies })])).cases;
  assertEquals(one.wire[0].text, text);
  assertEquals(one.plies, [{ ply: 1, by: "engine", move: "a1 a1" }]);
});

Deno.test("json: the table of situations, and what a search played", () => {
  const facts = { id: "a", title: { en: "a", zh: "a", ja: "a" } };
  const plain = sampleReport([]);
  const checked = data({ ...plain, run: { ...plain.run, situations: [facts] } });
  assertEquals(checked.situations, [{ ...facts, reached: 0, asked: 0, wrong: 0 }]);
  assertEquals(checked.search, undefined);
  const situations = [{ ...facts, reached: 3, asked: 2, wrong: 1 }];
  const searched = data({ ...plain, search: { games: 4, plies: 50, situations } });
  assertEquals(searched.situations, situations);
  assertEquals(searched.search, { games: 4, plies: 50, unsteady: [] });
});
