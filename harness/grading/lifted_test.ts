import { assertEquals } from "@std/assert";
import { type Cases, english, failed, grade } from "./test_kit.ts";
import type { CaseReport } from "../core/mod.ts";

/** A report in which everything after the first scenario is barred by a rule broken there. */
function barredBy(rule: string): Cases {
  const because = { kind: "barred", rule, scenario: "mgtp/first" } as const;
  const barred: Partial<CaseReport> = { verdict: { kind: "skipped", because } };
  const others = ["mgtp/games/long", "mgtp/games/short", "mgtp/noise"];
  return {
    "mgtp/first": failed(rule),
    ...Object.fromEntries(others.map((id) => [id, barred])),
  };
}

const MUTE = barredBy("mgtp/answers");
const SCENARIOS = "lines: [{ scenario: mgtp, points: 10 }]\n";
const RULES = "lines: [{ level: MUST, points: 10 }]\n";
const RULE = "excludes: [{ rule: mgtp/answers, reason: later }]\n";
const SCENARIO = "excludes: [{ scenario: mgtp/first, reason: later }]\n";

Deno.test.each<[string, string, Cases, readonly [number, number, number]]>([
  ["scenarios, nothing excluded", SCENARIOS, MUTE, [0, 0, 10]],
  ["rules, nothing excluded", RULES, MUTE, [0, 0, 10]],
  ["scenarios, the rule that stopped it excluded", SCENARIOS + RULE, MUTE, [0, 10, 10]],
  ["rules, the rule that stopped it excluded", RULES + RULE, MUTE, [0, 7.5, 7.5]],
  ["scenarios, the scenario excluded", SCENARIOS + SCENARIO, MUTE, [0, 7.5, 7.5]],
  [
    "another rule was broken before",
    SCENARIOS + RULE,
    { ...MUTE, "mgtp/first": failed("mgtp/reply-id", "mgtp/answers") },
    [0, 7.5, 10],
  ],
  [
    "another rule stopped it",
    SCENARIOS + RULE,
    { ...barredBy("mgtp/reply-id"), "mgtp/first": failed("mgtp/answers", "mgtp/reply-id") },
    [0, 0, 10],
  ],
])("an engine that cannot be talked to: %s", async (_name, text, cases, wanted) => {
  const marks = await grade(text, cases);
  assertEquals([marks.points, marks.atMost, marks.most], [...wanted]);
  assertEquals(marks.standing, wanted[0] === wanted[1] ? "graded" : "inconclusive");
});

Deno.test("what was never tried is to be marked by hand, and no rule of it was kept", async () => {
  const marks = await grade(SCENARIOS + RULE, MUTE);
  assertEquals(english([marks.why ?? ""]), [
    "4 scenarios could not be tried, for a reason that is excluded; mark them by hand",
  ]);
  assertEquals([marks.kept, marks.broken], [[], []]);
});
