import { assertEquals } from "@std/assert";
import { sampleCase, sampleReport } from "../harness/testing/sample_report.ts";
import { resultOf, systemOut } from "./junit_case.ts";

const REPORT = sampleReport([]);

Deno.test("a failure without a rule says so", () => {
  const one = sampleCase("mgtp/a", { verdict: { kind: "failed" } });
  assertEquals(resultOf(REPORT, one, "en")?.attributes, {
    type: "failed",
    message: "Failed without naming a rule",
  });
});

Deno.test("an error is the harness's, with its reason", () => {
  const one = sampleCase("mgtp/a", {
    verdict: { kind: "errored", because: { kind: "harness-error", detail: "busy\x00" } },
  });
  const expected = {
    element: "error",
    attributes: { type: "harness", message: "busy␀" },
    text: "",
  };
  assertEquals<unknown>(resultOf(REPORT, one, "en"), expected);
});

Deno.test("the output of a case that passed is its transcript", () => {
  assertEquals(
    systemOut(REPORT, sampleCase("mgtp/a"), "en"),
    "   0.001 → 1 name\n   0.002 ← =1 My Engine",
  );
});
