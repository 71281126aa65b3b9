/** The marks of two graders for the same class: what differs, and why. @module */

import { fill, type Localized, type Report, untranslated, type Verdict } from "../core/mod.ts";
import { OUTCOME_WORDS } from "../../reporters/mod.ts";
import { differencesOf } from "../grading/mod.ts";
import type { Audited, AuditLine } from "./audit_line.ts";
import { AUDIT_WORDS, differenceText } from "./audit_words.ts";
import { derive } from "./derive.ts";
import type { Plan } from "./plan.ts";
import { type Marking, markingOf, type Results } from "./results.ts";

/** Compares the marks that follow from both journals, each by its own rubric. */
export async function compare(
  one: Results,
  other: Results,
  suites: readonly string[],
): Promise<Audited> {
  const sides = [
    { results: one, marking: await markingOf(one, suites) },
    { results: other, marking: await markingOf(other, suites) },
  ] as const;
  const names = [...new Set([...one.plan.class, ...other.plan.class].map(({ name }) => name))];
  const lines: AuditLine[] = [];
  for (const name of names.toSorted()) {
    lines.push(...(await differencesAt(name, sides)).map((what) => ({ name, what })));
  }
  const terms = otherTerms(one.plan, other.plan);
  const count = new Set(lines.map(({ name }) => name)).size;
  const head = count === 0
    ? fill(AUDIT_WORDS.alike, { count: names.length })
    : fill(AUDIT_WORDS.between, { count, all: names.length, one: one.name, other: other.name });
  const told = terms.length === 0 ? [] : [fill(AUDIT_WORDS.otherTerms, { what: terms.join(", ") })];
  return {
    text: [head, ...told].map((what): AuditLine => ({ what })).concat(lines),
    differs: count > 0,
  };
}

interface Side {
  readonly results: Results;
  readonly marking: Marking;
}

async function differencesAt(
  name: string,
  sides: readonly [Side, Side],
): Promise<readonly Localized[]> {
  const members = sides.map(({ results }) => results.plan.class.find((each) => each.name === name));
  const [mine, theirs] = members;
  if (!mine || !theirs) {
    const only = sides[mine ? 0 : 1].results.name;
    return [fill(AUDIT_WORDS.onlyIn, { name: only })];
  }
  const [a, b] = await Promise.all([
    derive(mine, sides[0].results, sides[0].marking.rubric),
    derive(theirs, sides[1].results, sides[1].marking.rubric),
  ]);
  if (a.kind === "damaged") return [a.why];
  if (b.kind === "damaged") return [b.why];
  if (a.kind === "unknown" || b.kind === "unknown") {
    return a.kind === b.kind ? [] : [AUDIT_WORDS.noJournal];
  }
  const found = differencesOf(a.explanation.grade, b.explanation.grade);
  if (found.length === 0) return [];
  const work = a.state.hash === b.state.hash ? [] : [AUDIT_WORDS.otherWork];
  return [...found.map(differenceText), ...work, ...verdicts(a.report, b.report)];
}

const MOST_VERDICTS = 10;

/** The scenarios that came out otherwise. */
function verdicts(one: Report | undefined, other: Report | undefined): readonly Localized[] {
  const kinds = (report: Report | undefined) =>
    new Map((report?.cases ?? []).map(({ key, verdict }) => [key, verdict.kind] as const));
  const [mine, theirs] = [kinds(one), kinds(other)];
  return [...new Set([...mine.keys(), ...theirs.keys()])]
    .filter((key) => mine.get(key) !== theirs.get(key))
    .slice(0, MOST_VERDICTS)
    .map((scenario) =>
      fill(AUDIT_WORDS.verdict, {
        scenario,
        one: verdictWord(mine.get(scenario)),
        other: verdictWord(theirs.get(scenario)),
      })
    );
}

function verdictWord(kind: Verdict["kind"] | undefined): Localized {
  return kind === undefined ? untranslated("–") : OUTCOME_WORDS[kind];
}

/** On what marks depend besides the submissions, where it is not the same. */
function otherTerms(one: Plan, other: Plan): readonly string[] {
  const keys = [
    ...new Set([...Object.keys(one.terms), ...Object.keys(other.terms)]),
  ] as (keyof Plan["terms"])[];
  const terms = keys.filter((key) => one.terms[key] !== other.terms[key])
    .map((key) => `${key} (${one.terms[key] ?? "–"} → ${other.terms[key] ?? "–"})`);
  return one.rubric.hash === other.rubric.hash ? terms : [...terms, "rubric"];
}
