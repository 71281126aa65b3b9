/** Workflow commands by which GitHub annotates files. @module */

import {
  type BrokenRule,
  countOutcomes,
  inLanguage,
  type Language,
  outcomeOf,
  place,
  type Report,
  type Span,
  visible,
} from "../harness/core/mod.ts";
import { clearest } from "./breach.ts";
import { missingKeys } from "./cases.ts";
import { blamedRules, conclusionOf, extentOf } from "./conclusion.ts";
import { breachText } from "./breach_text.ts";
import { CONCLUSION_WORDS, conclusionWords, label, OUTCOME_WORDS, OUTCOMES } from "./labels.ts";
import { defuse } from "./lines.ts";
import type { Reporter } from "./reporter.ts";

/** GitHub shows ten errors and ten warnings of a step; more would hide the worst. */
const MOST_ANNOTATIONS = 10;

/** At most ten annotations, the worst first, and a summary line. */
export const github: Reporter = {
  id: "github",
  fileName: "github.txt",
  prints: true,
  render(report, language) {
    const annotations = annotationsOf(report, language).slice(0, MOST_ANNOTATIONS);
    return `${[...annotations.map(command), summaryLine(report, language)].join("\n")}\n`;
  },
};

interface Annotation {
  readonly kind: "error" | "warning";
  readonly title: string;
  readonly message: string;
  readonly at?: Span;
}

/** The verdict and the counts in one line that is no command. */
export function summaryLine(report: Report, language: Language): string {
  const counts = countOutcomes(report.cases);
  const told = OUTCOMES.filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${OUTCOME_WORDS[outcome][language]} ${counts[outcome]}`);
  const verdict = conclusionWords(conclusionOf(report), extentOf(report))[language];
  return defuse(["Shinpan", visible(report.run.protocol), verdict, ...told].join(" · "));
}

function annotationsOf(report: Report, language: Language): readonly Annotation[] {
  const broken = blamedRules(report);
  const at = (level: string): readonly BrokenRule[] => broken.filter((one) => one.level === level);
  return [
    ...runAnnotations(report, language),
    ...at("MUST").flatMap((one) => ruleAnnotation(one, "error", language)),
    ...erroredAnnotations(report, language),
    ...staleAnnotations(report, language),
    ...at("SHOULD").flatMap((one) => ruleAnnotation(one, "warning", language)),
  ];
}

function runAnnotations(report: Report, language: Language): readonly Annotation[] {
  if (report.unstartable) {
    const { why, detail } = report.unstartable;
    const message = `${visible(inLanguage(why, language))}\n${visible(detail)}`.trimEnd();
    return [{ kind: "error", title: label("unstartable", language), message }];
  }
  const values = { count: missingKeys(report).length, all: report.run.planned.length };
  const name = report.finished ? "lost" : "cutShort";
  if (report.finished && values.count === 0) return [];
  const message = label(name, language, values);
  return [{ kind: "error", title: CONCLUSION_WORDS.inconclusive[language], message }];
}

function ruleAnnotation(
  broken: BrokenRule,
  kind: "error" | "warning",
  language: Language,
): readonly Annotation[] {
  const breach = clearest(broken);
  if (!breach) return [];
  const title = `${visible(broken.rule.id)} (${broken.level})`;
  const at = breach.violation.at ?? breach.case.at;
  return [{ kind, title, at, message: breachText(breach, language) }];
}

function erroredAnnotations({ cases }: Report, language: Language): readonly Annotation[] {
  return cases.flatMap((one) => {
    if (one.verdict.kind !== "errored") return [];
    const message = `${visible(inLanguage(one.verdict.why, language))}\n${visible(place(one.at))}`;
    const title = `${OUTCOME_WORDS.errored[language]}: ${visible(one.key)}`;
    return [{ kind: "error", title, message, at: one.at } as const];
  });
}

/** What the baseline should no longer name. */
function staleAnnotations({ cases }: Report, language: Language): readonly Annotation[] {
  return cases.flatMap((one) => {
    if (outcomeOf(one) !== "unexpected-pass") return [];
    const message = `${label("unexpectedPass", language)} (${visible(one.expected ?? "")})`;
    const title = `${OUTCOME_WORDS["unexpected-pass"][language]}: ${visible(one.key)}`;
    return [{ kind: "warning", title, message, at: one.at } as const];
  });
}

function command({ kind, title, message, at }: Annotation): string {
  const where = at ? `file=${property(visible(at.file))},line=${at.line},col=${at.column},` : "";
  return `::${kind} ${where}title=${property(title)}::${data(message)}`;
}

/** The message of a command, which ends at the line's end. */
function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** A property of a command, which ends at a comma or a colon too. */
function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
