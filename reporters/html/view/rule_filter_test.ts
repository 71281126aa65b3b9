import { assertEquals } from "@std/assert";
import { SAMPLE_RULES } from "../../../harness/testing/sample_report.ts";
import { ALL_RULES, filteredRules, type RuleFilter, testedRules } from "./rule_filter.ts";

const RULES = testedRules({
  version: "1",
  rules: SAMPLE_RULES,
  protocols: [{ id: "mgtp", rules: [0, 1, 2, 3] }, { id: "readfile", rules: [2] }],
  scenarios: [{
    id: "mgtp/format/replies",
    title: { en: "Every reply has its form", zh: "格式", ja: "形式" },
    rules: [0, 3],
    at: { file: "x.yaml", line: 1, column: 1 },
  }],
});

Deno.test("every rule has the scenarios that cite it", () => {
  assertEquals(RULES.map(({ scenarios }) => scenarios.length), [1, 0, 0, 1]);
});

Deno.test.each<[string, Partial<RuleFilter>, readonly string[]]>([
  ["nothing", {}, SAMPLE_RULES.map(({ id }) => id)],
  ["a level", { level: "SHOULD" }, ["mgtp/no-noise"]],
  ["a protocol", { protocol: "mgtp" }, SAMPLE_RULES.map(({ id }) => id)],
  ["a protocol that shares the game", { protocol: "readfile" }, [SAMPLE_RULES[2]?.id ?? ""]],
  ["words of the hint in any language", { text: "STDERR 除錯" }, ["mgtp/no-noise"]],
  ["a scenario and a level", { text: "format/replies", level: "MAY" }, ["mgtp/no-trailing-blank"]],
  ["words that are nowhere together", { text: "ghost noise" }, []],
])("rules are filtered by %s", (_name, filter, ids) => {
  const found = filteredRules(RULES, { ...ALL_RULES, ...filter });
  assertEquals(found.map(({ rule }) => rule.id), ids);
});
