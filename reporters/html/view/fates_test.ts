import { assert, assertEquals } from "@std/assert";
import {
  sampleCase,
  sampleReport,
  sampleViolation,
} from "../../../harness/testing/sample_report.ts";
import { pagesOf } from "../pages.ts";
import { coverageOf, fatesOver } from "./fates.ts";

Deno.test("over all engines a rule is broken by any, or kept by any; one that no engine reached is neither", () => {
  const noise = sampleViolation({ rule: "mgtp/no-noise" });
  const failed = sampleCase("mgtp/a", { verdict: { kind: "failed" }, violations: [noise] });
  const [page] = pagesOf([failed, sampleCase("mgtp/a")].map((one) => sampleReport([one])), {
    language: "en",
  });
  assert(page);
  const { runs, rules } = page.overview;
  const fateOf = fatesOver(runs);
  assertEquals(rules.map(({ id }, at) => [id, fateOf(at)]), [
    ["mgtp/reply-id", "kept"],
    ["dark-chess/no-dark-target", "untried"],
    ["mgtp/no-noise", "broken"],
    ["mgtp/no-trailing-blank", "untried"],
  ]);
  assertEquals(coverageOf(runs), { count: 2, all: 4 });
  assertEquals(coverageOf(runs.slice(0, 1)), { count: 1, all: 4 });
});
