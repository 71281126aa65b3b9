/** In which order the cases of a run come, and what tells most. @module */

import { type CaseKind, caseKind } from "./case_kind.ts";
import type { Case, CaseDoubt } from "./run_case.ts";
import type { CaseResult } from "./run_scenario.ts";

/** Whether an engine broke a rule beside another instance and not alone: it is not run so again. */
export function isOnlyBeside(beside: CaseResult, alone: CaseResult): boolean {
  const broken = new Set(alone.violations.map(({ rule }) => rule));
  return beside.crowded === true &&
    beside.violations.some(({ rule, timing }) => !timing && !broken.has(rule));
}

/** A hang comes first; then a finding in a scenario that asks for it. */
export function mostTellingFirst(a: CaseDoubt, b: CaseDoubt): number {
  const isOther = ({ one: { scenario }, doubt: { violations } }: CaseDoubt): number =>
    Number(!violations.some(({ rule }) => scenario.rules.some((id) => id === rule)));
  return Number(b.doubt.suspect) - Number(a.doubt.suspect) || isOther(a) - isOther(b);
}

/** A hang in the client's own words is a verdict; in others it is none until these have shown it. */
export function clientFirst(a: Case, b: Case): number {
  const isOther = ({ scenario }: Case): number => Number(scenario.stimulus !== "client");
  return isOther(a) - isOther(b);
}

/** Games ask most. */
export function gamesFirst(a: Case, b: Case): number {
  return Number(b.scenario.game) - Number(a.scenario.game);
}

/** Those of one kind. */
export function ofKind(cases: readonly Case[], kind: CaseKind): Case[] {
  return cases.filter(({ scenario }) => caseKind(scenario) === kind);
}
