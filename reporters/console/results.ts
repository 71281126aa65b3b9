/** What became of each case, briefly. @module */

import {
  type CaseReport,
  countOutcomes,
  inLanguage,
  type Outcome,
  outcomeOf,
  type Report,
  visible,
} from "../../harness/core/mod.ts";
import { folderOf, groupBy, orderedCases } from "../cases.ts";
import { label, OUTCOME_WORDS, OUTCOMES } from "../labels.ts";
import { duration } from "../lines.ts";
import { reasonText } from "../reason_words.ts";
import { cutTo, padTo, widest } from "../width.ts";
import { commonRules, judgedCases, rulesOf } from "./common_rules.ts";
import { signOf } from "./paint.ts";
import { folded, type View } from "./view.ts";

/** Cases that are named even in a short report. */
const NAMED: ReadonlySet<Outcome> = new Set(["failed", "errored", "warned"]);

/** A line per folder with the cases that did not simply pass, and the rules that most cases break. */
export function resultLines(report: Report, view: View): readonly string[] {
  // Why there was nothing to run is told at the end, once.
  const nothingRan = report.cases.every(({ verdict }) => verdict.kind === "skipped");
  if (report.unstartable && nothingRan) return [];
  const cases = orderedCases(report);
  const folders = groupBy(cases, (one) => folderOf(one, report.run.protocol));
  const column = widest(folders.keys());
  const common = new Set(commonRules(cases).map(({ rule }) => rule));
  const shared = sharedReasons([...folders.values()], view);
  return [
    ...[...folders].flatMap(([folder, group]) => [
      folderLine(folder, { group, column }, view),
      ...caseLines(group, common, view),
      ...skippedLines(group, (why) => !shared.has(why), view).map((line) => `    ${line}`),
    ]),
    ...skippedLines(cases, (why) => shared.has(why), view),
    ...commonLines(cases, view),
  ];
}

/** Why cases in more than one folder were skipped: told once, behind all folders. */
function sharedReasons(
  groups: readonly (readonly CaseReport[])[],
  view: View,
): ReadonlySet<string> {
  const all = groups.flatMap((group) => [...new Set(skipsIn(group, view).map(({ why }) => why))]);
  return new Set(all.filter((why, at) => all.indexOf(why) < at));
}

function commonLines(cases: readonly CaseReport[], { language, paint }: View): readonly string[] {
  const all = judgedCases(cases).length;
  return commonRules(cases).map(({ rule, count }) =>
    `${paint("bold", visible(rule))}  ${label("everywhere", language, { count, all })}`
  );
}

/** How many cases came to each outcome, in words, what did not occur left out. */
export function countWords(cases: readonly CaseReport[], { language, paint }: View): string {
  const counts = countOutcomes(cases);
  return OUTCOMES.filter((outcome) => counts[outcome] > 0).map((outcome) => {
    const word = OUTCOME_WORDS[outcome][language];
    const words = language === "en" ? `${counts[outcome]} ${word}` : `${word} ${counts[outcome]}`;
    return outcome === "failed" || outcome === "errored" ? paint("red", words) : words;
  }).join(language === "en" ? ", " : "、");
}

function folderLine(
  folder: string,
  { group, column }: { readonly group: readonly CaseReport[]; readonly column: number },
  view: View,
): string {
  const outcomes = new Set(group.map(outcomeOf));
  const worst = OUTCOMES.find((outcome) => outcomes.has(outcome)) ?? "passed";
  const name = padTo(visible(folder), column);
  return `${signOf(worst, view.paint)} ${name}  ${countWords(group, view)}`;
}

/** The cases with the rules that they broke; what most cases break is left out. */
function caseLines(
  group: readonly CaseReport[],
  common: ReadonlySet<string>,
  view: View,
): readonly string[] {
  const left = (one: CaseReport) =>
    view.verbose ? rulesOf(one) : rulesOf(one).filter((rule) => !common.has(rule));
  const isNamed = (one: CaseReport, outcome: Outcome) =>
    view.verbose ? outcome !== "skipped" : outcome === "errored" ||
      NAMED.has(outcome) && (left(one).length > 0 || one.violations.length === 0);
  const named = group.filter((one) => isNamed(one, outcomeOf(one)));
  const column = Math.min(40, widest(named.map(({ key }) => visible(key))));
  return named.map((one) => {
    const rules = left(one).map((id) => visible(id));
    const about = rules.length > 0 ? rules.join(", ") : inLanguage(one.title, view.language);
    const time = view.paint("dim", duration(one.durationMs));
    const sign = signOf(outcomeOf(one), view.paint);
    return `    ${sign} ${padTo(visible(one.key), column)}  ${visible(about)}  ${time}`;
  });
}

function skipsIn(
  group: readonly CaseReport[],
  { language }: View,
): readonly { readonly key: string; readonly why: string }[] {
  return group.flatMap(({ key, verdict }) =>
    verdict.kind === "skipped"
      ? [{ key, why: inLanguage(reasonText(verdict.because), language) }]
      : []
  );
}

/** Skipped cases, told once per reason that is wanted. */
function skippedLines(
  group: readonly CaseReport[],
  isWanted: (why: string) => boolean,
  view: View,
): readonly string[] {
  const skips = skipsIn(group, view).filter(({ why }) => isWanted(why));
  return [...groupBy(skips, ({ why }) => why)].flatMap(([why, skipped]) => {
    const keys = skipped.map(({ key }) => visible(key));
    const shown = view.verbose || keys.length <= 3
      ? keys.join(", ")
      : `${keys.slice(0, 2).join(", ")} … (${keys.length})`;
    return folded(`${shown}: ${visible(why)}`, 6, view).map((line, at) =>
      `${at === 0 ? signOf("skipped", view.paint) : " "} ${cutTo(line, view.width - 6)}`
    );
  });
}
