/** Reports as the first screen needs them. @module */

import {
  bound,
  type BrokenRule,
  type CaseReport,
  heaviest,
  isRecord,
  LEVELS,
  outcomeOf,
  type Report,
  type Rule,
  ruleOf,
  situationCounts,
  type Text,
} from "../../harness/core/mod.ts";
import { byClarity } from "../breach.ts";
import { missingKeys, orderedCases } from "../cases.ts";
import { blamedRules, conclusionOf, extentOf } from "../conclusion.ts";
import { engineSource } from "../engine_place.ts";
import { OUTCOMES } from "../labels.ts";
import { reasonText } from "../reason_words.ts";
import { type RuleFate, ruleFates } from "../rule_fates.ts";
import { sentBefore } from "../sent.ts";
import { breachView } from "./breach_view.ts";
import { cutString, cutText } from "./cut_text.ts";
import type { CaseRow, Failure, Overview, RunView, ScenarioView } from "./model.ts";
import { type Key, Register } from "./register.ts";

/** A case of one of the reports. */
export interface PageCase {
  readonly report: Report;
  readonly run: number;
  readonly case: CaseReport;
}

/** The overview before it is known which file holds which details. */
export type OverviewDraft = Omit<Overview, "files" | "chunkFiles" | "cases"> & {
  readonly cases: readonly Omit<CaseRow, "chunk" | "slot">[];
};

const MOST_SOURCE = 20_000;

/** The overview, and its cases in the same order. */
export function draftOf(
  reports: readonly Report[],
): { readonly draft: OverviewDraft; readonly cases: readonly PageCase[]; readonly rules: Key } {
  const rules = new Register<Rule>();
  for (const { run } of reports) for (const rule of run.rules) rules.add(rule.id, rule);
  const scenarios = new Register<ScenarioView>();
  const whys = new Register<Text>();
  const cases = worstFirst(reports);
  const ruleKey: Key = (id) => rules.add(id, ruleOf(reports[0]?.run ?? NO_RUN, id));
  const rows = cases.map((one) => ({
    ...rowOf(one, ruleKey),
    scenario: scenarios.add(one.case.scenario, () => scenarioView(one, ruleKey)),
    why: whyOf(one, whys),
  }));
  const failures = failuresOf(reports, cases, ruleKey);
  const runs = reports.map((report) => runView(report, ruleKey));
  const draft = {
    version: reports[0]?.run.version ?? "",
    runs,
    rules: rules.all,
    scenarios: scenarios.all,
    cases: rows,
    whys: whys.all,
    failures,
  };
  return { draft, cases, rules: ruleKey };
}

const NO_RUN = { rules: [] } as unknown as Report["run"];

function worstFirst(reports: readonly Report[]): readonly PageCase[] {
  const all = reports.flatMap((report, run) =>
    orderedCases(report).map((one) => ({ report, run, case: one }))
  );
  const rank = ({ case: one }: PageCase): number => OUTCOMES.indexOf(outcomeOf(one));
  return all.sort((a, b) => rank(a) - rank(b));
}

function rowOf({ run, report, case: one }: PageCase, rules: Key) {
  const broken = [...new Set(one.violations.map(({ rule }) => rule))];
  const weights = broken.map((rule) => bound(ruleOf(report.run, rule), one, report.run.strict));
  return {
    run,
    key: one.key,
    outcome: outcomeOf(one),
    ms: Math.round(one.durationMs),
    broken: broken.map(rules),
    bindings: weights.map(({ rule }) => rule.level),
    levels: weights.map(({ level }) => level),
  };
}

function whyOf({ case: { verdict } }: PageCase, whys: Register<Text>): number | undefined {
  if (verdict.kind !== "skipped" && verdict.kind !== "errored") return undefined;
  const why = cutText(reasonText(verdict.because));
  return whys.add(JSON.stringify(why), why);
}

function scenarioView({ report, case: one }: PageCase, rules: Key): ScenarioView {
  const { scenario: id, title, stimulus, at } = one;
  const source = sourceOf(report.run.sources, id);
  return { id, title, rules: one.rules.map(rules), stimulus, at, source };
}

/** A scenario's text; a stream may have none, or something else in its place. */
function sourceOf(sources: unknown, id: string): string | undefined {
  if (!isRecord(sources) || !Object.hasOwn(sources, id)) return undefined;
  const source = sources[id];
  return typeof source === "string" ? source.slice(0, MOST_SOURCE) : undefined;
}

function runView(report: Report, rules: Key): RunView {
  const { run, finished, durationMs, unstartable } = report;
  const { engine, protocol, seed, strict, startedAt, confinement, planned } = run;
  const fates = [...ruleFates(report)];
  const those = (wanted: RuleFate): readonly number[] =>
    fates.flatMap(([id, fate]) => fate === wanted ? [rules(id)] : []);
  return {
    engine,
    protocol,
    seed,
    strict,
    startedAt,
    confinement,
    durationMs: Math.round(durationMs),
    finished,
    planned: planned.length,
    missing: missingKeys(report).length,
    conclusion: conclusionOf(report),
    ...extentOf(report),
    ...situationsOf(report),
    unstartable: unstartable &&
      { why: cutText(unstartable.why), detail: cutString(unstartable.detail, 4000) },
    rules: run.rules.map(({ id }) => rules(id)),
    broken: those("broken"),
    known: those("known"),
    kept: those("kept"),
  };
}

function situationsOf(report: Report): Pick<RunView, "situations"> {
  const situations = situationCounts(report);
  return situations.some(({ reached }) => reached > 0) ? { situations } : {};
}

type Found = BrokenRule["breaches"][number] & { readonly at: number };

/** What is broken in any of the runs, the one to fix first in front. */
function failuresOf(
  reports: readonly Report[],
  cases: readonly PageCase[],
  rules: Key,
): readonly Failure[] {
  const places = new Map(cases.map((one, at) => [`${one.run} ${one.case.key}`, at]));
  const found = reports.flatMap((report, run) =>
    blamedRules(report).flatMap(({ rule, breaches }) =>
      breaches.map((breach) => {
        const at = places.get(`${run} ${breach.case.key}`) ?? 0;
        return { rule: rules(rule.id), found: { ...breach, at } };
      })
    )
  );
  return [...Map.groupBy(found, ({ rule }) => rule)]
    .map(([rule, all]) => failureOf(rule, all.map((one) => one.found)))
    .sort((a, b) => LEVELS.indexOf(a.binding) - LEVELS.indexOf(b.binding) || a.rule - b.rule);
}

function failureOf(rule: number, all: readonly Found[]): Failure {
  const level = heaviest(all.map((found) => found.level));
  const binding = heaviest(all.map((found) => found.rule.level));
  const [best, ...others] = all.toSorted(byClarity);
  if (!best) throw new Error("A broken rule without a breach");
  const source = engineSource(best.case, best.violation);
  const shown = { ...best.violation, sent: sentBefore(best.case, best.violation) };
  return {
    rule,
    binding,
    level,
    case: best.at,
    breach: { ...breachView(shown, { rule, binding, level, source }), views: undefined },
    replay: cutString(best.case.replay, 4000),
    others: others.map(({ at, violation }) => ({
      case: at,
      actual: cutText(violation.actual, 120),
    })).sort((a, b) => a.case - b.case),
  };
}
