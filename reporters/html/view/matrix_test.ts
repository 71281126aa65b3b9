import { assert, assertEquals } from "@std/assert";
import {
  sampleCase,
  sampleReport,
  sampleViolation,
} from "../../../harness/testing/sample_report.ts";
import { pagesOf } from "../pages.ts";
import { matrixOf } from "./matrix.tsx";

Deno.test("a cell says broken and where, kept, or not put to the test", () => {
  const violations = [sampleViolation()];
  const failed = sampleCase("mgtp/a", { verdict: { kind: "failed" }, violations });
  const skipped = sampleCase("mgtp/a", {
    verdict: { kind: "skipped", because: { kind: "budget" } },
  });
  const reports = [failed, sampleCase("mgtp/a"), skipped].map((one) => sampleReport([one]));
  const [page] = pagesOf(reports, { language: "en" });
  assert(page);
  assertEquals(matrixOf(page.overview, [0]), [[0], ["kept"], ["untried"]]);
});

Deno.test("a rule of another protocol says nothing of an engine", () => {
  const { run, ...report } = sampleReport([sampleCase("usi/a", { rules: ["usi/b"] })]);
  const rules = run.rules.slice(0, 1).map((rule) => ({ ...rule, id: "usi/b" }));
  const [page] = pagesOf([sampleReport([sampleCase("mgtp/a")]), {
    ...report,
    run: { ...run, rules },
  }], {
    language: "en",
  });
  assert(page);
  const { overview } = page;
  const [mine, theirs] = ["mgtp/reply-id", "usi/b"].map((id) =>
    overview.rules.findIndex((rule) => rule.id === id)
  );
  assertEquals(matrixOf(overview, [mine ?? -1, theirs ?? -1]), [["kept", undefined], [
    undefined,
    "kept",
  ]]);
});
