/** What one case says in JUnit XML. @module */

import {
  type CaseReport,
  inLanguage,
  type Language,
  outcomeOf,
  type Report,
  visible,
} from "../harness/core/mod.ts";
import { breachesOf, sentenceOf } from "./breach.ts";
import { breachText } from "./breach_text.ts";
import type { Attributes } from "./escape_xml.ts";
import { label } from "./labels.ts";
import { whyOf } from "./reason_words.ts";
import { transcript } from "./transcript.ts";

const MOST_TRANSCRIPT = 8192;
const MOST_BREACHES = 20;

/** A failure, an error or a skip. */
export interface JunitResult {
  readonly element: "failure" | "error" | "skipped";
  readonly attributes: Attributes;
  readonly text: string;
}

/** What did not simply pass; one failure tells of all broken rules. */
export function resultOf(
  report: Report,
  one: CaseReport,
  language: Language,
): JunitResult | undefined {
  const { verdict } = one;
  const why = visible(inLanguage(whyOf(verdict), language), 2000);
  switch (outcomeOf(one)) {
    case "passed":
    case "warned":
    case "unexpected-pass":
      return undefined;
    case "skipped":
      return { element: "skipped", attributes: { message: why }, text: "" };
    case "expected-failure":
      return { element: "skipped", attributes: { message: visible(one.expected ?? "") }, text: "" };
    case "errored":
      return {
        element: "error",
        attributes: { type: "harness", message: why },
        text: story(report, one, language),
      };
    case "failed":
      return {
        element: "failure",
        attributes: failureOf(report, one, language),
        text: story(report, one, language),
      };
  }
}

/** Warnings and notes, then the transcript as far as it may go. */
export function systemOut(report: Report, one: CaseReport, language: Language): string {
  const outcome = outcomeOf(one);
  const note = outcome === "unexpected-pass"
    ? `${label("unexpectedPass", language)} (${visible(one.expected ?? "")})\n\n`
    : "";
  const told = outcome === "failed" || outcome === "errored" ? "" : story(report, one, language);
  return `${note}${told === "" ? "" : `${told}\n\n`}${transcript(one.wire, MOST_TRANSCRIPT)}`;
}

function failureOf(report: Report, one: CaseReport, language: Language): Attributes {
  const [worst] = breachesOf(report, one);
  if (!worst) return { type: "failed", message: label("noRule", language) };
  const id = visible(worst.rule.id);
  return { type: id, message: `${id}: ${sentenceOf(worst, language)}` };
}

function story(report: Report, one: CaseReport, language: Language): string {
  const breaches = breachesOf(report, one);
  const left = breaches.length - MOST_BREACHES;
  const told = breaches.slice(0, MOST_BREACHES).map((breach) => breachText(breach, language));
  return [...told, ...left > 0 ? [label("more", language, { count: left })] : []].join("\n\n");
}
