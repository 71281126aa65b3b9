/** SARIF 2.1.0, which code scanning and editors read. @module */

import {
  type CaseReport,
  certainViolations,
  inLanguage,
  isEmptyText,
  type Language,
  type Level,
  outcomeOf,
  type Report,
  type Rule,
  safeJson,
  type Span,
  type Text,
  visible,
} from "../harness/core/mod.ts";
import { type Breach, breachesOf, sentenceOf } from "./breach.ts";
import { breachText } from "./breach_text.ts";
import { missingKeys, orderedCases } from "./cases.ts";
import { conclusionOf } from "./conclusion.ts";
import { enginePlaceOf } from "./engine_place.ts";
import { label, lossLabel } from "./labels.ts";
import { reasonText } from "./reason_words.ts";
import type { Reporter, ReportReader } from "./reporter.ts";

const SCHEMA =
  "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
const LEVELS_IN_SARIF: Readonly<Record<Level, string>> = {
  MUST: "error",
  SHOULD: "warning",
  MAY: "note",
};

/**
 * One result per rule and case that broke it, expected failures as suppressed ones, and a
 * notification for whatever could not be judged.
 */
export const sarif: Reporter = {
  id: "sarif",
  fileName: "report.sarif",
  render(report, language, reader) {
    const told = toldBreaches(report);
    const rules = [...new Map(told.map(({ rule }) => [rule.id, rule])).values()];
    const run = {
      tool: { driver: { name: "Shinpan", rules: rules.map((rule) => ruleData(rule, language)) } },
      language: { en: "en", zh: "zh-TW", ja: "ja" }[language],
      invocations: [invocation(report, language)],
      results: told.map((breach) => ({
        ruleIndex: rules.findIndex(({ id }) => id === breach.rule.id),
        ...resultData(breach, language, reader),
      })),
    };
    return `${safeJson({ $schema: SCHEMA, version: "2.1.0", runs: [run] }, 2)}\n`;
  },
};

/** What is certain, in the order of the cases. */
function toldBreaches(report: Report): readonly Breach[] {
  return orderedCases(report).flatMap((one) =>
    breachesOf(report, { ...one, violations: certainViolations(one) })
  );
}

function ruleData(rule: Rule, language: Language): object {
  const text = (words: Text): object => messageOf(visible(inLanguage(words, language), 2000));
  return {
    id: visible(rule.id),
    shortDescription: text(rule.text),
    ...isEmptyText(rule.spec) ? {} : { fullDescription: text(rule.spec) },
    help: text(rule.hint),
    defaultConfiguration: { level: LEVELS_IN_SARIF[rule.level] },
  };
}

function resultData(breach: Breach, language: Language, reader?: ReportReader): object {
  const { rule, level, violation, case: one } = breach;
  return {
    ruleId: visible(rule.id),
    level: LEVELS_IN_SARIF[level],
    message: messageOf(`${sentenceOf(breach, language)}\n\n${breachText(breach, language)}`),
    locations: [{
      physicalLocation: physical(bestPlace(breach, reader)),
      logicalLocations: [{ fullyQualifiedName: visible(one.key) }],
    }],
    occurrenceCount: violation.times,
    partialFingerprints: { "ruleAndCase/v1": `${visible(rule.id)} ${visible(one.key)}` },
    ...suppression(one),
  };
}

/** Plain text in which nothing is a placeholder, `{0}`, or a link, `[words](1)`. */
function messageOf(text: string): { readonly text: string } {
  return { text: text.replace(/[{}]/g, "$&$&").replaceAll("](", "] (") };
}

/** The line of the engine that a crash named, if the repository has it, or else the scenario's step. */
function bestPlace({ case: one, violation }: Breach, reader?: ReportReader): Span {
  const step = violation.at ?? one.at;
  const source = enginePlaceOf(one, violation)?.at;
  for (const at of [...source ? [source] : [], step]) {
    const file = reader?.inRepository(at.file);
    if (file !== undefined) return { ...at, file };
  }
  return step;
}

function physical({ file, line, column }: Span): object {
  return {
    artifactLocation: { uri: uriOf(file) },
    region: { startLine: Math.max(1, line), startColumn: Math.max(1, column) },
  };
}

/** A path as a URI; a colon in its first part would be taken for a scheme. */
function uriOf(path: string): string {
  const parts = path.toWellFormed().split("/").map(encodeURIComponent).join("/");
  return path.startsWith("/") ? `file://${parts}` : parts;
}

function suppression(one: CaseReport): object {
  if (outcomeOf(one) !== "expected-failure") return {};
  return { suppressions: [{ kind: "external", justification: visible(one.expected ?? "") }] };
}

function invocation(report: Report, language: Language): object {
  const conclusion = conclusionOf(report);
  return {
    executionSuccessful: conclusion === "conforms" || conclusion === "violations",
    toolExecutionNotifications: [
      ...runTexts(report, language).map((text) => ({ level: "error", message: messageOf(text) })),
      ...orderedCases(report).flatMap((one) => caseNotification(one, language)),
    ],
  };
}

/** What is wrong with the run as a whole. */
function runTexts(report: Report, language: Language): readonly string[] {
  if (report.unstartable) {
    const { why, detail } = report.unstartable;
    const told = `${visible(inLanguage(why, language))}\n${visible(detail, 4000)}`.trimEnd();
    return [`${label("unstartable", language)}: ${told}`];
  }
  const values = { count: missingKeys(report).length, all: report.run.planned.length };
  const loss = lossLabel(report.finished, values.count);
  return loss ? [label(loss, language, values)] : [];
}

function caseNotification(one: CaseReport, language: Language): readonly object[] {
  if (!("because" in one.verdict)) return [];
  const why = visible(inLanguage(reasonText(one.verdict.because), language));
  return [{
    level: one.verdict.kind === "errored" ? "error" : "note",
    message: messageOf(`${visible(one.key)}: ${why}`),
    locations: [{ physicalLocation: physical(one.at) }],
  }];
}
