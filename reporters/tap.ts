/** TAP 14, the Test Anything Protocol. @module */

import {
  type CaseReport,
  inLanguage,
  type Language,
  outcomeOf,
  place,
  type Report,
  safeJson,
  visible,
} from "../harness/core/mod.ts";
import { type Breach, breachesOf, requirementOf, rowsOf } from "./breach.ts";
import { missingKeys, orderedCases } from "./cases.ts";
import { label, lossLabel } from "./labels.ts";
import { reasonText } from "./reason_words.ts";
import type { Reporter } from "./reporter.ts";

/** One test point per case, with a YAML block where rules were broken. */
export const tap: Reporter = {
  id: "tap",
  fileName: "report.tap",
  render(report, language) {
    const cases = orderedCases(report);
    const points = cases.flatMap((one, at) =>
      pointLines(report, { one, number: at + 1, language })
    );
    const lines = ["TAP version 14", planLine(report, language), ...points];
    return `${[...lines, ...endLines(report, language)].join("\n")}\n`;
  },
};

function planLine(report: Report, language: Language): string {
  const count = report.cases.length + missingKeys(report).length;
  return count === 0 ? `1..0 # SKIP ${label("nothingRan", language)}` : `1..${count}`;
}

function endLines(report: Report, language: Language): readonly string[] {
  const missing = missingKeys(report);
  const values = { count: missing.length, all: report.run.planned.length };
  if (report.unstartable) {
    const why = oneLine(inLanguage(report.unstartable.why, language));
    return [`Bail out! ${label("unstartable", language)}: ${why}`];
  }
  const loss = lossLabel(report.finished, missing.length);
  return loss ? [`Bail out! ${label(loss, language, values)}`] : [];
}

function pointLines(
  report: Report,
  { one, number, language }: {
    readonly one: CaseReport;
    readonly number: number;
    readonly language: Language;
  },
): readonly string[] {
  const title = oneLine(inLanguage(one.title, language));
  const outcome = outcomeOf(one);
  const bad = outcome === "failed" || outcome === "errored" || outcome === "expected-failure";
  const point = `${bad ? "not ok" : "ok"} ${number} - ${oneLine(one.key)}: ${title}`;
  return [`${point}${directiveOf(one, language)}`, ...diagnosis(report, one, language)];
}

function directiveOf(one: CaseReport, language: Language): string {
  if (one.verdict.kind === "skipped") {
    return ` # SKIP ${oneLine(inLanguage(reasonText(one.verdict.because), language))}`;
  }
  const baseline = outcomeOf(one) === "expected-failure" || outcomeOf(one) === "unexpected-pass";
  return baseline ? ` # TODO ${oneLine(one.expected ?? "")}` : "";
}

/** A YAML block; every value in it is JSON, which is YAML and needs no other escaping. */
function diagnosis(report: Report, one: CaseReport, language: Language): readonly string[] {
  const { verdict } = one;
  const breaches = breachesOf(report, one);
  if (breaches.length === 0 && verdict.kind !== "errored") return [];
  const why = verdict.kind === "errored"
    ? [`  why: ${safeJson(visible(inLanguage(reasonText(verdict.because), language)))}`]
    : [];
  return [
    "  ---",
    `  outcome: ${safeJson(outcomeOf(one))}`,
    `  at: ${safeJson(visible(place(one.at)))}`,
    `  duration_ms: ${one.durationMs}`,
    ...why,
    `  violations:${breaches.length === 0 ? " []" : ""}`,
    ...breaches.flatMap((breach) => breachLines(breach, language)),
    "  ...",
  ];
}

function breachLines(breach: Breach, language: Language): readonly string[] {
  const alternatives = rowsOf(breach, language).filter((row) => row.label === "or")
    .flatMap((row) => row.lines);
  const rows = rowsOf(breach, language).filter((row) => row.label !== "or").map((row) => {
    const lines = row.label === "expected" ? [...row.lines, ...alternatives] : row.lines;
    return `      ${row.label}: ${safeJson(lines.length === 1 ? lines[0] : lines)}`;
  });
  return [
    `    - rule: ${safeJson(visible(breach.rule.id))}`,
    `      level: ${breach.rule.level}`,
    ...breach.level === breach.rule.level ? [] : [`      counts_as: ${breach.level}`],
    `      requirement: ${safeJson(requirementOf(breach, language))}`,
    ...rows,
  ];
}

/** Text that cannot end a line nor begin a directive. */
function oneLine(text: string): string {
  return visible(text).replace(/[\\#]/g, (character) => `\\${character}`);
}
