/** JUnit XML, as GitLab, Jenkins with both plugins and dorny/test-reporter read it. @module */

import {
  type CaseReport,
  inLanguage,
  type Language,
  outcomeOf,
  place,
  type Report,
  visible,
} from "../harness/core/mod.ts";
import { folderOf, groupBy, missingKeys, orderedCases } from "./cases.ts";
import { type Attributes, element, type Xml, xmlBytes, xmlDocument } from "./escape_xml.ts";
import { resultOf, systemOut } from "./junit_case.ts";
import { label, lossLabel } from "./labels.ts";
import type { Reporter } from "./reporter.ts";

/** What all test cases may take together: GitLab takes 30 MB a file. */
export const MOST_BYTES = 20_000_000;

/** One test suite per folder of scenarios, one test case per case. */
export const junit: Reporter = junitWithin(MOST_BYTES);

/** The same with another limit to what all test cases take together. */
export function junitWithin(mostBytes: number): Reporter {
  return {
    id: "junit",
    fileName: "junit.xml",
    render(report, language) {
      const suites = [
        ...runProblem(report, language),
        ...folderSuites(report, { language, mostBytes }),
      ];
      const counts = sum(suites.map(({ counts }) => counts));
      const name = `shinpan ${visible(report.run.protocol)}`;
      // All suites together have no count of skips: Jenkins' xunit plugin refuses one.
      const attributes = { name, ...attributesOf(counts), skipped: undefined };
      return xmlDocument(element("testsuites", attributes, suites.map(({ xml }) => xml)));
    },
  };
}

interface Counts {
  readonly tests: number;
  readonly failures: number;
  readonly errors: number;
  readonly skipped: number;
  readonly ms: number;
}

interface Suite {
  readonly xml: Xml;
  readonly counts: Counts;
}

function folderSuites(
  report: Report,
  { language, mostBytes }: { readonly language: Language; readonly mostBytes: number },
): readonly Suite[] {
  const budget = { left: mostBytes };
  const groups = groupBy(orderedCases(report), (one) => folderOf(one, report.run.protocol));
  return [...groups].map(([folder, cases]) => {
    const className = visible(folder).replaceAll("/", ".");
    const counts = sum(cases.map(countsOf));
    const tests = cases.map((one) => testCase(report, { one, className, language, budget }));
    return suite(report, { name: className, counts, tests, places: placesOf(cases) });
  });
}

function suite(
  { run }: Report,
  { name, counts, tests, places = {} }: {
    readonly name: string;
    readonly counts: Counts;
    readonly tests: readonly Xml[];
    readonly places?: Readonly<Record<string, string>>;
  },
): Suite {
  const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.exec(run.startedAt)?.[0];
  const about: Readonly<Record<string, string>> = {
    engine: run.engine.name,
    command: run.engine.command.join(" "),
    seed: String(run.seed),
    strict: String(run.strict),
    confinement: run.confinement,
    version: run.version,
    ...places,
  };
  const properties = Object.entries(about).map(([key, value]) =>
    element("property", { name: visible(key), value: visible(value) })
  );
  const attributes = { name, ...attributesOf(counts), timestamp };
  const facts = element("properties", {}, properties);
  const xml = element("testsuite", attributes, [facts, ...tests]);
  return { xml, counts };
}

/** Where each case is written and where its stimulus comes from; a test case may not have either. */
function placesOf(cases: readonly CaseReport[]): Readonly<Record<string, string>> {
  return Object.fromEntries(cases.flatMap(({ key, at, stimulus }) => [
    [`place:${key}`, place(at)],
    ...stimulus === undefined ? [] : [[`stimulus:${key}`, stimulus]],
  ]));
}

function testCase(
  report: Report,
  { one, className, language, budget }: {
    readonly one: CaseReport;
    readonly className: string;
    readonly language: Language;
    readonly budget: { left: number };
  },
): Xml {
  const attributes = {
    name: `${visible(one.key)}: ${visible(inLanguage(one.title, language))}`,
    classname: className,
    time: seconds(one.durationMs),
  };
  const result = resultOf(report, one, language);
  const output = systemOut(report, one, language);
  const made = (short?: string): Xml =>
    element("testcase", attributes, [
      ...result
        ? [element(result.element, result.attributes, textChild(short ?? result.text))]
        : [],
      element("system-out", {}, [short ?? output]),
    ]);
  const whole = made();
  budget.left -= xmlBytes(whole);
  return budget.left >= 0 ? whole : made(label("left", language));
}

function textChild(text: string): readonly string[] {
  return text === "" ? [] : [text];
}

/** An engine that did not start and a run that was cut short are errors of their own. */
function runProblem(report: Report, language: Language): readonly Suite[] {
  const problem = problemOf(report, language);
  if (!problem) return [];
  const name = visible(report.run.protocol);
  const error = element("error", { type: problem.type, message: problem.message }, [problem.text]);
  const test = element(
    "testcase",
    { name: problem.message, classname: name, time: "0.000" },
    [error],
  );
  const counts = { tests: 1, failures: 0, errors: 1, skipped: 0, ms: 0 };
  return [suite(report, { name: `${name}.run`, counts, tests: [test] })];
}

function problemOf(
  report: Report,
  language: Language,
): { readonly type: string; readonly message: string; readonly text: string } | undefined {
  if (report.unstartable) {
    const { why, detail } = report.unstartable;
    const message = `${label("unstartable", language)}: ${visible(inLanguage(why, language))}`;
    return { type: "unstartable", message, text: visible(detail, 8000) };
  }
  const missing = missingKeys(report);
  if (report.finished && missing.length === 0 && report.cases.length > 0) return undefined;
  const values = { count: missing.length, all: report.run.planned.length };
  const name = lossLabel(report.finished, missing.length) ?? "nothingRan";
  const text = missing.slice(0, 1000).map((key) => visible(key)).join("\n");
  return { type: name, message: label(name, language, values), text };
}

function countsOf(one: CaseReport): Counts {
  const outcome = outcomeOf(one);
  return {
    tests: 1,
    failures: outcome === "failed" ? 1 : 0,
    errors: outcome === "errored" ? 1 : 0,
    skipped: outcome === "skipped" || outcome === "expected-failure" ? 1 : 0,
    ms: one.durationMs,
  };
}

function sum(all: readonly Counts[]): Counts {
  const total = { tests: 0, failures: 0, errors: 0, skipped: 0, ms: 0 };
  for (const counts of all) {
    total.tests += counts.tests;
    total.failures += counts.failures;
    total.errors += counts.errors;
    total.skipped += counts.skipped;
    total.ms += counts.ms;
  }
  return total;
}

function attributesOf({ tests, failures, errors, skipped, ms }: Counts): Attributes {
  return { tests, failures, errors, skipped, time: seconds(ms) };
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3);
}
