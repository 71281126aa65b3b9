/** Markdown for the summary page of a GitHub job. @module */

import { inLanguage, type Language, outcomeOf, type Report, visible } from "../harness/core/mod.ts";
import { clearest, levelOf } from "./breach.ts";
import { orderedCases } from "./cases.ts";
import { blamedRules } from "./conclusion.ts";
import { summaryLine } from "./github.ts";
import { breachText } from "./breach_text.ts";
import { label, OUTCOME_WORDS } from "./labels.ts";
import { reasonText } from "./reason_words.ts";
import type { Reporter } from "./reporter.ts";

/** GitHub cuts at 65,535 bytes, in the middle of whatever stands there. */
const MOST_BYTES = 65_000;
/** Lines with the names of cases that share a reason. */
const MOST_NAMES = 50;

/** The summary as a file, to be appended to `GITHUB_STEP_SUMMARY`. */
export const githubSummaryReporter: Reporter = {
  id: "github-summary",
  fileName: "summary.md",
  render: githubSummary,
};

/** The verdict, then the broken rules and what was not judged, as many as fit. */
export function githubSummary(report: Report, language: Language): string {
  const blocks = [
    ...startBlocks(report, language),
    ...ruleBlocks(report, language),
    ...whyBlocks(report, language),
  ];
  let text = `### ${escape(summaryLine(report, language))}\n`;
  for (const [at, block] of blocks.entries()) {
    const next = `${text}\n${block}\n`;
    if (byteLength(next) > MOST_BYTES) {
      return `${text}\n… ${label("more", language, { count: blocks.length - at })}\n`;
    }
    text = next;
  }
  return text;
}

function startBlocks({ unstartable }: Report, language: Language): readonly string[] {
  if (!unstartable) return [];
  const why = inLanguage(unstartable.why, language);
  return [
    pre(
      label("unstartable", language),
      `${visible(why)}\n${visible(unstartable.detail, 4000)}`.trimEnd(),
    ),
  ];
}

function ruleBlocks(report: Report, language: Language): readonly string[] {
  return blamedRules(report).flatMap((broken) => {
    const breach = clearest(broken);
    if (!breach) return [];
    const count = new Set(broken.breaches.map((one) => one.case.key)).size;
    const title = `${levelOf(broken, language)} ${visible(broken.rule.id)} × ${count}`;
    return [pre(title, breachText(breach, language))];
  });
}

/** A block for each reason, with the cases that share it; those that never started have theirs. */
function whyBlocks(report: Report, language: Language): readonly string[] {
  if (report.unstartable) return [];
  const told = orderedCases(report).flatMap(({ key, verdict, expected }) => {
    if (!("because" in verdict)) return [];
    const outcome = OUTCOME_WORDS[outcomeOf({ verdict, expected })][language];
    return [{ key, outcome, why: inLanguage(reasonText(verdict.because), language) }];
  });
  const groups = Map.groupBy(told, ({ outcome, why }) => `${outcome}\n${why}`);
  return [...groups.values()].flatMap((cases) => {
    const [first] = cases;
    if (!first) return [];
    const { key, outcome, why } = first;
    const title = cases.length === 1
      ? `${outcome}: ${visible(key)}`
      : `${outcome} × ${cases.length}`;
    const names = cases.length === 1 ? [] : ["", ...cases.map((one) => visible(one.key))];
    const rest = names.length - MOST_NAMES;
    const more = rest > 0 ? [`… ${label("more", language, { count: rest })}`] : [];
    return [pre(title, [visible(why), ...names.slice(0, MOST_NAMES), ...more].join("\n"))];
  });
}

/** A block that folds; markdown means nothing inside `pre`, and HTML is escaped. */
function pre(title: string, text: string): string {
  return `<details><summary>${escape(title)}</summary>\n\n<pre>\n${
    escape(text)
  }\n</pre>\n</details>`;
}

/** Text in which neither HTML nor markdown means anything. */
function escape(text: string): string {
  return text.replace(/[&<>"'`*_[\]()#|~!@\\{}:]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
