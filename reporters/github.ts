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
import { clearest, levelOf } from "./breach.ts";
import { missingKeys } from "./cases.ts";
import { blamedRules, conclusionOf, extentOf } from "./conclusion.ts";
import { breachText } from "./breach_text.ts";
import { enginePlaceIn, enginePlaceOf } from "./engine_place.ts";
import {
  CONCLUSION_WORDS,
  conclusionWords,
  label,
  lossLabel,
  OUTCOME_WORDS,
  OUTCOMES,
} from "./labels.ts";
import { defuse } from "./lines.ts";
import { reasonText } from "./reason_words.ts";
import type { Reporter, ReportReader } from "./reporter.ts";
import { type Annotation, workflowCommand } from "./workflow_command.ts";

/** GitHub shows ten errors and ten warnings of a step; more would hide the worst. */
const MOST_ANNOTATIONS = 10;

/** At most ten annotations, the worst first, and a summary line. */
export const github: Reporter = {
  id: "github",
  fileName: "github.txt",
  prints: true,
  render(report, language, reader) {
    const annotations = annotationsOf(report, language).slice(0, MOST_ANNOTATIONS)
      .map((one) => ({ ...one, at: firstThere(one.places ?? [], reader) }));
    return `${[...annotations.map(workflowCommand), summaryLine(report, language)].join("\n")}\n`;
  },
};

/** An annotation, and where GitHub might show it, the best place first. */
type Draft = Omit<Annotation, "at"> & { readonly places?: readonly Span[] };

/** The first place that is in the repository: GitHub shows no other. */
function firstThere(places: readonly Span[], reader?: ReportReader): Span | undefined {
  for (const at of places) {
    const file = reader?.inRepository(at.file);
    if (file !== undefined) return { ...at, file };
  }
  return undefined;
}

/** The verdict and the counts in one line that is no command. */
export function summaryLine(report: Report, language: Language): string {
  const counts = countOutcomes(report.cases);
  const told = OUTCOMES.filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${OUTCOME_WORDS[outcome][language]} ${counts[outcome]}`);
  const verdict = conclusionWords(conclusionOf(report), extentOf(report))[language];
  return defuse(["Shinpan", visible(report.run.protocol), verdict, ...told].join(" · "));
}

function annotationsOf(report: Report, language: Language): readonly Draft[] {
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

function runAnnotations(report: Report, language: Language): readonly Draft[] {
  if (report.unstartable) {
    const { why, detail } = report.unstartable;
    const message = `${visible(inLanguage(why, language))}\n${visible(detail)}`.trimEnd();
    const source = enginePlaceIn(detail);
    const title = label("unstartable", language);
    return [{ kind: "error", title, message, ...source && { places: [source.at] } }];
  }
  const values = { count: missingKeys(report).length, all: report.run.planned.length };
  const name = lossLabel(report.finished, values.count);
  if (!name) return [];
  const message = label(name, language, values);
  return [{ kind: "error", title: CONCLUSION_WORDS.inconclusive[language], message }];
}

function ruleAnnotation(
  broken: BrokenRule,
  kind: "error" | "warning",
  language: Language,
): readonly Draft[] {
  const breach = clearest(broken);
  if (!breach) return [];
  const title = `${visible(broken.rule.id)} · ${levelOf(broken, language)}`;
  const source = enginePlaceOf(breach.case, breach.violation);
  const places = [...source ? [source.at] : [], breach.violation.at ?? breach.case.at];
  return [{ kind, title, places, message: breachText(breach, language) }];
}

function erroredAnnotations({ cases }: Report, language: Language): readonly Draft[] {
  return cases.flatMap((one) => {
    if (one.verdict.kind !== "errored") return [];
    const message = `${visible(inLanguage(reasonText(one.verdict.because), language))}\n${
      visible(place(one.at))
    }`;
    const title = `${OUTCOME_WORDS.errored[language]}: ${visible(one.key)}`;
    return [{ kind: "error", title, message, places: [one.at] } as const];
  });
}

/** What the baseline should no longer name. */
function staleAnnotations({ cases }: Report, language: Language): readonly Draft[] {
  return cases.flatMap((one) => {
    if (outcomeOf(one) !== "unexpected-pass") return [];
    const message = `${label("unexpectedPass", language)} (${visible(one.expected ?? "")})`;
    const title = `${OUTCOME_WORDS["unexpected-pass"][language]}: ${visible(one.key)}`;
    return [{ kind: "warning", title, message, places: [one.at] } as const];
  });
}
