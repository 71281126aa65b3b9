import { assert, assertEquals } from "@std/assert";
import { inflateRawSync } from "node:zlib";
import type { PlyFacts, Report, RunFacts } from "../../harness/core/mod.ts";
import {
  hostileReport,
  SAMPLE_DIAGRAM,
  sampleCase,
  sampleReport,
  sampleViolation,
} from "../../harness/testing/sample_report.ts";
import type { CaseDetails, Overview } from "./model.ts";
import { casesIn, type PackedCases } from "./packed_cases.ts";
import { type Page, pagesOf } from "./pages.ts";

function unpacked<Value>(text: string): Value {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(inflateRawSync(bytes)));
}

/** The details of every case, from whatever file they are in. */
function detailsIn(pages: readonly Page[]): ReadonlyMap<string, CaseDetails> {
  const found = new Map<string, CaseDetails>();
  for (const { embedded, overview } of pages) {
    assert(embedded.kind === "report");
    for (const { run, key, chunk, slot } of overview.cases) {
      const text = embedded.chunks[chunk];
      assertEquals(text !== undefined, overview.chunkFiles[chunk] === embedded.file);
      const details = text === undefined ? undefined : casesIn(unpacked<PackedCases>(text))(slot);
      if (details) found.set(`${run} ${key}`, details);
    }
  }
  return found;
}

function pageOf(report: Report): Overview {
  const [page] = pagesOf([report], { language: "en" });
  assert(page);
  return page.overview;
}

Deno.test("a small report is one file, and every case has its details", () => {
  const report = sampleReport();
  const pages = pagesOf([report], { language: "en" });
  assertEquals(pages.map(({ fileName }) => fileName), ["index.html"]);
  const details = detailsIn(pages);
  for (const { key, replay, wire } of report.cases) {
    assertEquals(details.get(`0 ${key}`)?.replay, replay);
    assertEquals(details.get(`0 ${key}`)?.wire, wire);
  }
});

Deno.test("cases beyond the size budget go to other files, passed ones first", () => {
  const report = sampleReport();
  const budgets = { chunk: 10, first: 1500, other: 1500 };
  const pages = pagesOf([report], { language: "en", budgets });
  assert(pages.length > 2);
  assertEquals(pages[1]?.fileName, "index-2.html");
  assertEquals(detailsIn(pages).size, report.cases.length);
  const { cases, chunkFiles } = pages[0]?.overview ?? pageOf(report);
  assertEquals(cases[0]?.outcome, "failed");
  assertEquals(chunkFiles[cases[0]?.chunk ?? -1], 0);
});

Deno.test("the overview embedded is the one that is shown", () => {
  const [page] = pagesOf([hostileReport()], { language: "zh" });
  assert(page?.embedded.kind === "report");
  assertEquals(
    unpacked<Overview>(page.embedded.overview),
    JSON.parse(JSON.stringify(page.overview)),
  );
});

Deno.test("failures are in the order in which to mend them, each with its shortest talk", () => {
  const { failures, rules, cases } = pageOf(sampleReport());
  const told = failures.map(({ rule, level, case: at, others }) =>
    `${level} ${rules[rule]?.id} ${cases[at]?.key} +${others.length}`
  );
  assertEquals(told, [
    "MUST mgtp/reply-id mgtp/commands/reset_board +1",
    "MUST dark-chess/no-dark-target mgtp/games/first +0",
    "SHOULD mgtp/no-noise mgtp/commands/reset_board +1",
    "MAY mgtp/no-trailing-blank mgtp/commands/version +0",
  ]);
});

Deno.test("a rule counts as put to the test only where a case was judged", () => {
  const skipped = sampleCase("mgtp/b", {
    rules: ["mgtp/no-noise"],
    verdict: { kind: "skipped", because: { kind: "budget" } },
  });
  const { runs: [run], rules } = pageOf(sampleReport([sampleCase("mgtp/a"), skipped]));
  assertEquals(run?.kept.map((rule) => rules[rule]?.id), ["mgtp/reply-id"]);
  assertEquals(run?.rules.length, 4);
});

Deno.test("a rule that the run does not list is listed as unknown", () => {
  const violation = sampleViolation({ rule: "mgtp/strange" });
  const failed = sampleCase("mgtp/a", { verdict: { kind: "failed" }, violations: [violation] });
  const { rules, failures } = pageOf(sampleReport([failed]));
  assertEquals(rules[failures[0]?.rule ?? -1]?.text.en, "Unknown rule");
});

Deno.test("several engines keep their cases apart", () => {
  const violations = [sampleViolation()];
  const failed = sampleCase("mgtp/a", { verdict: { kind: "failed" }, violations });
  const [page] = pagesOf([sampleReport([sampleCase("mgtp/a")]), sampleReport([failed])], {
    language: "en",
  });
  assertEquals(page?.overview.runs.map(({ conclusion }) => conclusion), ["conforms", "violations"]);
  assertEquals(page?.overview.cases.map(({ run }) => run), [1, 0]);
  assertEquals(page?.overview.scenarios.length, 1);
  assertEquals(page?.overview.failures[0]?.case, 0);
});

Deno.test("the scenario's text is kept where the run has it, and left out where not", () => {
  const report = sampleReport([sampleCase("mgtp/a"), sampleCase("mgtp/b")]);
  const sources = { "mgtp/a": "steps:\n" };
  const { scenarios } = pageOf({ ...report, run: { ...report.run, sources } });
  assertEquals(scenarios.map(({ source }) => source), ["steps:\n", undefined]);
});

Deno.test("a wire log without end is cut in the middle", () => {
  const wire = Array.from({ length: 3000 }, (_, index) => ({
    index,
    atMs: index / 3,
    from: "engine" as const,
    text: "x".repeat(1000),
  }));
  const report = sampleReport([sampleCase("mgtp/a", { wire })]);
  const details = detailsIn(pagesOf([report], { language: "en" })).get("0 mgtp/a");
  assert(details);
  assertEquals(details.leftOut + details.wire.length, 3000);
  assert(details.wire.length > 100 && details.wire.length < 300);
  assertEquals([details.wire[0]?.index, details.wire.at(-1)?.index], [0, 2999]);
});

Deno.test("a stream with something else in place of sources or views is shown without them", () => {
  const views = [{ of: 3, diagram: "x" }] as unknown as PlyFacts["views"];
  const ply: PlyFacts = { ply: 1, by: "engine", move: "a1", diagram: SAMPLE_DIAGRAM, views };
  const report = sampleReport([sampleCase("mgtp/a", { plies: [ply] })]);
  for (const sources of [5, ["x"], { "mgtp/a": 7 }] as unknown as RunFacts["sources"][]) {
    const pages = pagesOf([{ ...report, run: { ...report.run, sources } }], { language: "en" });
    assertEquals(pages[0]?.overview.scenarios[0]?.source, undefined);
    assertEquals(detailsIn(pages).get("0 mgtp/a")?.plies[0]?.views, undefined);
  }
});
