/** The whole report as JSON. @module */

import {
  type CaseReport,
  countOutcomes,
  isBlamed,
  outcomeOf,
  type Report,
  type Search,
  situationCounts,
  type Verdict,
  type WireEntry,
} from "../harness/core/mod.ts";
import { missingKeys, orderedCases } from "./cases.ts";
import { blamedRules, conclusionOf } from "./conclusion.ts";
import { jsonDocument, type JsonKind } from "./json_document.ts";
import { reasonText } from "./reason_words.ts";
import type { Reporter } from "./reporter.ts";

/** Grows when a field changes its meaning or goes; new fields may come at any time. */
const JSON_SCHEMA_VERSION = 1;

const MOST_ENTRIES = 400;
const MOST_TEXT = 2000;

/**
 * The report as data, sentences in all languages. Fields: `schema`, `schemaVersion`, `conclusion`
 * (conforms, violations, unstartable, inconclusive), `counts` by outcome, `finished`, `durationMs`,
 * `missing` (keys of planned cases that never ran), `unstartable`, `run`, `broken` (rule, the
 * level that counts, whether `--strict` promoted it, keys of the cases; the one to fix first in front), `cases` (facts, `outcome`, `verdict`, `used`,
 * `violations`, `plies` without their diagrams, `wire`, `wireLeftOut`), `situations` (in how many games each was
 * `reached`, the engine `asked` there, and `wrong`), and of a search `search` (`games`, `plies`,
 * `unsteady`: what did not show again). A byte that is not UTF-8 stands as the lone
 * surrogate U+DC00 + byte.
 */
export const json: Reporter = {
  id: "json",
  fileName: "report.json",
  render: (report) => jsonDocument(KIND, dataOf(report)),
};

const KIND: JsonKind = { schema: "shinpan-report", schemaVersion: JSON_SCHEMA_VERSION };

function dataOf(report: Report): object {
  const { run, unstartable, finished, durationMs, search } = report;
  const situations = situationCounts(report);
  return {
    conclusion: conclusionOf(report),
    counts: countOutcomes(report.cases),
    finished,
    durationMs,
    missing: missingKeys(report),
    unstartable: unstartable && { ...unstartable, detail: cut(unstartable.detail) },
    broken: blamedRules(report).map(({ rule, level, breaches }) => ({
      rule: rule.id,
      level,
      promoted: level !== rule.level,
      cases: breaches.map((breach) => breach.case.key),
    })),
    run,
    cases: orderedCases(report).map(caseData),
    ...situations.length > 0 && { situations },
    ...search && { search: searchData(search) },
  };
}

/** How much was played; the table of situations stands beside it. */
function searchData({ situations: _, unsteady = [], ...played }: Search): unknown {
  return { ...played, unsteady };
}

function caseData(one: CaseReport): unknown {
  const { wire, violations, plies, ...rest } = one;
  const half = MOST_ENTRIES / 2;
  const whole = wire.length <= MOST_ENTRIES;
  const kept = whole ? wire : [...wire.slice(0, half), ...wire.slice(-half)];
  return {
    ...cutTexts({ ...rest, verdict: verdictData(rest.verdict) }),
    outcome: outcomeOf(one),
    violations: violations.map(cutTexts),
    plies: plies.map(({ diagram: _, ...ply }) => cutTexts(ply)),
    wire: kept.map(cutTexts<WireEntry>),
    wireLeftOut: wire.length - kept.length,
  };
}

/** A verdict with its reason, as data and in words, and whether the engine is to blame for it. */
function verdictData(verdict: Verdict): unknown {
  if (!("because" in verdict)) return verdict;
  const { because } = verdict;
  const blamed = verdict.kind === "skipped" && isBlamed(because) ? { blamed: true } : {};
  return { ...verdict, why: reasonText(because), ...blamed };
}

/** The same value with every long text in it cut. */
function cutTexts<Value>(value: Value): Value {
  if (typeof value === "string") return cut(value) as Value;
  if (Array.isArray(value)) return value.map(cutTexts) as Value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, cutTexts(inner)]);
  return Object.fromEntries(entries) as Value;
}

function cut(text: string): string {
  return text.length <= MOST_TEXT ? text : `${text.slice(0, MOST_TEXT)}… (${text.length})`;
}
