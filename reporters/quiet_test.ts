import { assertEquals } from "@std/assert";
import type { CaseReport } from "../harness/core/mod.ts";
import { sampleCase, sampleReport } from "../harness/testing/sample_report.ts";
import { quietly } from "./quiet.ts";

const PASSED = sampleCase("mgtp/a", { verdict: { kind: "passed" } });
const WARNED = sampleCase("mgtp/b", { verdict: { kind: "warned" } });
const FAILED = sampleCase("mgtp/c", { verdict: { kind: "failed" } });

Deno.test.each<[string, readonly CaseReport[], string]>([
  ["nothing of what is well", [PASSED], ""],
  ["a line where there are warnings alone", [PASSED, WARNED], "verdict\n"],
  ["everything of a failure", [PASSED, FAILED], "details\nverdict\n"],
  ["nothing of a known failure", [PASSED, { ...FAILED, expected: "ticket 12" }], ""],
  ["a known failure that is none", [{ ...PASSED, expected: "ticket 12" }], "details\nverdict\n"],
])("quietly tells %s", (_what, cases, told) => {
  assertEquals(quietly(sampleReport([...cases]), "details\nverdict\n"), told);
});
