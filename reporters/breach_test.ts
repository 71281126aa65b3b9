import { assertEquals } from "@std/assert";
import { brokenRules } from "../harness/core/mod.ts";
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

Deno.test("alternatives are told one by one, and not without end", () => {
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
