import { assertEquals } from "@std/assert";
import { brokenRules, type CaseReport } from "../harness/core/mod.ts";
import { sampleCase, sampleReport, sampleViolation } from "../harness/testing/sample_report.ts";
import { breachesOf, clearest, requirementOf, rowsOf, sentenceOf } from "./breach.ts";

const ONE = sampleCase("mgtp/a", {
  violations: [sampleViolation({ rule: "mgtp/no-noise" }), sampleViolation()],
});
const REPORT = sampleReport([ONE]);

Deno.test("the worst breach of a case comes first", () => {
  assertEquals(breachesOf(REPORT, ONE).map(({ level }) => level), ["MUST", "SHOULD"]);
});

Deno.test("rows come in the order in which one asks", () => {
  const [breach] = breachesOf(REPORT, ONE);
  const rows = breach ? rowsOf(breach, "en") : [];
  assertEquals(rows.map(({ label, lines }) => `${label} ${lines[0]}`), [
    "sent 7 reset_board",
    "expected =7",
    "actual =0",
    "hint Echo the number that opens the command, do not keep a table of ids",
    "scenario mgtp/a  Talks politely",
    "place scenarios/mgtp/commands/reset_board.yaml:12:5",
    "replay deno task check mgtp ./my_engine -q --scenario mgtp/a",
  ]);
});

Deno.test("the decisive line of stderr is not cut", () => {
  const line = `Assertion ${"x".repeat(980)} failed`;
  const en = `no answer: the engine was ended by SIGABRT; stderr: ${line}`;
  const violations = [sampleViolation({ actual: { en, zh: "", ja: "" } })];
  const [breach] = breachesOf(REPORT, sampleCase("mgtp/a", { violations }));
  const row = breach && rowsOf(breach, "en").find(({ label }) => label === "actual");
  assertEquals(row?.lines, [en]);
});

Deno.test("alternatives are reported one by one, and not without end", () => {
  const expected = Array.from({ length: 20 }, (_, at) => `=${at}`);
  const one = sampleCase("mgtp/a", { violations: [sampleViolation({ expected })] });
  const [breach] = breachesOf(REPORT, one);
  const rows = breach ? rowsOf(breach, "en").filter(({ label }) => label === "or") : [];
  assertEquals([rows.length, rows.at(-1)?.lines], [8, ["… and 12 more"]]);
});

Deno.test("the requirement names the section, the sentence also what was wrong", () => {
  const [breach] = breachesOf(REPORT, ONE);
  const requirement = "A reply carries the id of its command (DarkChess manual 8.4.1)";
  assertEquals(breach && requirementOf(breach, "en"), requirement);
  assertEquals(breach && sentenceOf(breach, "en"), `${requirement}; expected =7; actual =0`);
});

Deno.test("the clearest breach is the one with the shortest talk", () => {
  const violations = [sampleViolation()];
  const long = sampleCase("mgtp/long", { violations });
  const short = sampleCase("mgtp/short", { violations, wire: long.wire.slice(1) });
  const [broken] = brokenRules(sampleReport([long, short]));
  assertEquals(broken && clearest(broken)?.case.key, "mgtp/short");
});

Deno.test("a breach that a client sees is clearer than a shorter one that it does not", () => {
  const violations = [sampleViolation({ rule: "mgtp/no-noise" })];
  const real = sampleCase("mgtp/real", { stimulus: "client", violations });
  const manual = sampleCase("mgtp/manual", { stimulus: "manual", violations, wire: [] });
  const stress = sampleCase("mgtp/stress", { stimulus: "stress", violations, wire: [] });
  const told = (...cases: readonly CaseReport[]): string | undefined => {
    const [broken] = brokenRules(sampleReport(cases));
    return broken && clearest(broken)?.case.key;
  };
  assertEquals(told(stress, manual, real), "mgtp/real");
  assertEquals(told(stress, manual), "mgtp/manual");
});

Deno.test.each(
  [
    ["stress", ["stress: beyond the client and the manual, so at most a SHOULD"]],
    ["manual", ["manual: the manual allows this, but no client was seen to send it"]],
    ["client", []],
    [undefined, []],
  ] as const,
)("a breach under %s says so in %s", (stimulus, lines) => {
  const one = sampleCase("mgtp/a", { stimulus, violations: [sampleViolation()] });
  const [breach] = breachesOf(REPORT, one);
  const rows = breach ? rowsOf(breach, "en").filter(({ label }) => label === "stimulus") : [];
  assertEquals(rows.flatMap((row) => row.lines), [...lines]);
  const level = stimulus === "stress" || stimulus === "manual" ? "SHOULD" : "MUST";
  assertEquals(breach?.level, level);
});

Deno.test("a rule is shown by a case in which it weighs most", () => {
  const violations = [sampleViolation()];
  const light = sampleCase("mgtp/light", { stimulus: "stress", violations, wire: [] });
  const [first] = ONE.wire;
  const wire = first ? [first, first, first] : [];
  const heavy = sampleCase("mgtp/heavy", { stimulus: "client", violations, wire });
  const [broken] = brokenRules(sampleReport([light, heavy]));
  const breach = broken && clearest(broken);
  assertEquals([broken?.level, breach?.case.key, breach?.level], ["MUST", "mgtp/heavy", "MUST"]);
});
