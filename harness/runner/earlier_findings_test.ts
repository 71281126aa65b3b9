import { assertEquals } from "@std/assert";
import type { Violation } from "../core/mod.ts";
import { EarlierFindings } from "./earlier_findings.ts";
import type { CaseResult } from "./run_scenario.ts";
import { GREET, MGTP, scenarioOf } from "./test_kit.ts";

const crash: Violation = {
  rule: "mgtp/stays-alive",
  expected: ["=1"],
  actual: "no answer",
  evidence: [],
  cause: "SIGSEGV",
  times: 1,
};
const crashed: CaseResult = {
  verdict: { kind: "failed" },
  violations: [crash],
  mute: false,
  whole: false,
  suspect: false,
  durationMs: 0,
};

Deno.test("a crash that was reported is not reported again, and bars what it ended", () => {
  const earlier = new EarlierFindings(MGTP.protocol, false);
  const [first, second] = ["a", "b"].map((id) => scenarioOf([GREET], { id }));
  assertEquals(earlier.withoutKnown(crashed, first!), crashed);
  earlier.learn(crashed, first!);
  const { violations, verdict } = earlier.withoutKnown(crashed, second!);
  assertEquals(violations, []);
  assertEquals(verdict, {
    kind: "skipped",
    because: { kind: "barred", rule: "mgtp/stays-alive", scenario: "a" },
  });
});

Deno.test("a crash asks for no earlier scenario to be run first", () => {
  const earlier = new EarlierFindings(MGTP.protocol, false);
  assertEquals(earlier.wanted(crashed, scenarioOf([GREET])), []);
});
