import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { brokenRules, type Report, type Rule } from "../harness/core/mod.ts";
import { sampleCase, sampleReport, sampleViolation } from "../harness/testing/sample_report.ts";
import { renderConsole } from "./console/mod.ts";
import { REPORTERS } from "./mod.ts";

const MUST = "game/illegal";
const SHOULDS = Array.from({ length: 12 }, (_, at) => `talk/manners-${at}`);

/** A strict run in which one case breaks twelve SHOULDs, which stand first, and one MUST. */
function strictReport(): Report {
  const report = sampleReport();
  const [first] = report.run.rules;
  assert(first);
  const rule = (id: string, level: Rule["level"]): Rule => ({ ...first, id, level });
  const rules = [...SHOULDS.map((id) => rule(id, "SHOULD")), rule(MUST, "MUST")];
  const violations = [...SHOULDS, MUST].map((id) => sampleViolation({ rule: id }));
  const one = sampleCase("mgtp/one", { verdict: { kind: "failed" }, violations });
  const run = { ...report.run, strict: true, rules, planned: [one.key], sources: {} };
  return { ...report, run, cases: [one] };
}

function textOf(id: string): string {
  const reporter = REPORTERS.find((one) => one.id === id);
  assert(reporter);
  return reporter.render(strictReport(), "en");
}

const CONSOLE = renderConsole(strictReport(), {
  ...{ language: "en", colour: false, width: 100, verbose: false },
});

Deno.test("under strict the annotations begin with the MUST, and nine SHOULDs keep their name", () => {
  const titles = [...textOf("github").matchAll(/^::error .*?title=(.*?)::/gm)].map(([, one]) =>
    one
  );
  assertEquals(titles.slice(0, 2), [`${MUST} · MUST`, `${SHOULDS[0]} · SHOULD (strict)`]);
  assertEquals([titles.length, titles.filter((one) => one?.includes("MUST")).length], [10, 1]);
});

Deno.test("under strict the console says to fix the MUST first", () => {
  const heads = [...CONSOLE.matchAll(/^✗ (\S+) {2}(MUST|SHOULD \(strict\))( |$)/gm)]
    .map(([, id, level]) => `${id} ${level}`);
  assertEquals(heads, [`${MUST} MUST`, ...SHOULDS.map((id) => `${id} SHOULD (strict)`)]);
  assertStringIncludes(CONSOLE, `fix first  ${MUST}: `);
});

Deno.test("under strict JUnit's failure is about the MUST", () => {
  const text = textOf("junit");
  assertStringIncludes(text, `<failure type="${MUST}"`);
  assert(text.indexOf(`${MUST}  MUST`) < text.indexOf(`${SHOULDS[0]}  SHOULD (strict)`));
});

Deno.test("under strict the page has the MUST on top and to fix first", () => {
  const text = textOf("html");
  const cards = [...text.matchAll(/<article id="(rule\/[^"]*)"/g)].map(([, id]) => id);
  assertEquals(cards, [MUST, ...SHOULDS].map((id) => `rule/${id}`));
  assertStringIncludes(text, `<b>1</b> <span class="level must">MUST</span>`);
  assertStringIncludes(
    text,
    `<b>12</b> <span class="level should promoted">SHOULD (strict)</span>`,
  );
  assert(new RegExp(`class="mend-first must".*?${MUST}`, "s").test(text));
});

Deno.test("under strict the other reports have the same order", () => {
  assertEquals(JSON.parse(textOf("json")).broken.slice(0, 2), [
    { rule: MUST, level: "MUST", promoted: false, cases: ["mgtp/one"] },
    { rule: SHOULDS[0], level: "MUST", promoted: true, cases: ["mgtp/one"] },
  ]);
  const tap = textOf("tap");
  assert(tap.indexOf(MUST) < tap.indexOf(SHOULDS[0] ?? ""));
  assertStringIncludes(tap, "      level: SHOULD\n      counts_as: MUST\n");
  const summary = textOf("github-summary");
  assert(summary.indexOf("<summary>MUST ") < summary.indexOf("<summary>SHOULD "));
});

Deno.test("under strict a MUST that stress made a SHOULD is a promoted SHOULD on the page", () => {
  const report = sampleReport();
  const [rule] = report.run.rules;
  assert(rule);
  const violations = [sampleViolation({ rule: rule.id })];
  const stressed = { verdict: { kind: "failed" }, violations, stimulus: "stress" } as const;
  const one = sampleCase("mgtp/one", stressed);
  const rules = [{ ...rule, level: "MUST" as const }];
  const run = { ...report.run, strict: true, rules, planned: [one.key], sources: {} };
  const text = REPORTERS.find(({ id }) => id === "html")
    ?.render({ ...report, run, cases: [one] }, "en") ?? "";
  const [card = ""] = /<article id="rule\/.*?<\/h3>/s.exec(text) ?? [];
  const badge = `<span class="level should promoted">SHOULD (strict)</span>`;
  assertStringIncludes(card, badge);
  assertStringIncludes(text, `<b>1</b> ${badge}`);
  assert(!/<td class="broken">.*?level must/s.test(text.slice(0, text.indexOf("<script"))));
});

/** A strict run that broke one rule as a promoted SHOULD, in a short talk, and then as a MUST. */
function bothLevels(): Report {
  const report = sampleReport();
  const [rule] = report.run.rules;
  assert(rule);
  const facts = {
    verdict: { kind: "failed" },
    violations: [sampleViolation({ rule: rule.id })],
  } as const;
  const stressed = sampleCase("mgtp/light", { ...facts, stimulus: "stress", wire: [] });
  const asked = sampleCase("mgtp/heavy", { ...facts, stimulus: "client" });
  const rules = [{ ...rule, level: "MUST" as const }];
  const planned = [stressed.key, asked.key];
  const run = { ...report.run, strict: true, rules, planned, sources: {} };
  return { ...report, run, cases: [stressed, asked] };
}

Deno.test("under strict a rule that binds in one case is shown by that case, not by a promoted one", () => {
  const report = bothLevels();
  const [broken] = brokenRules(report);
  assertEquals(broken?.breaches.map((one) => one.case.key), ["mgtp/heavy", "mgtp/light"]);
  const seen = (id: string): string =>
    REPORTERS.find((one) => one.id === id)?.render(report, "en") ?? "";
  const shown = renderConsole(report, {
    ...{ language: "en", colour: false, width: 100, verbose: false },
  });
  for (const text of [shown, seen("github"), seen("github-summary")]) {
    assertStringIncludes(text, "mgtp/heavy");
    assert(!text.includes("SHOULD (strict)"), text);
  }
  const [card = ""] = /<article id="rule\/.*?<\/article>/s.exec(seen("html")) ?? [];
  assert(card.indexOf("mgtp/heavy") < card.indexOf("mgtp/light"), card);
  assert(!card.includes("SHOULD (strict)"), card);
});
