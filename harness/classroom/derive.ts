/** Marks derived again from the journals and the rubric. @module */

import type { Explanation, Localized, Report } from "../core/mod.ts";
import { explanationOf, type Rubric, type SubmissionAttempt } from "../grading/mod.ts";
import { DamagedFile, damageText } from "../ledger/mod.ts";
import type { Plan } from "./plan.ts";
import { reportIn, type Results } from "./results.ts";
import type { SubmissionState } from "../ledger/mod.ts";
import { inOrder } from "./write_results.ts";

type Member = Plan["class"][number];

/** What the journal of a submission says, or why it says nothing. */
export type Derived =
  | {
    readonly kind: "derived";
    readonly explanation: Explanation;
    readonly state: SubmissionState;
    readonly report?: Report;
  }
  | { readonly kind: "damaged"; readonly why: Localized }
  | { readonly kind: "unknown" };

/** Reads a submission's journal and marks it by the rubric. */
export async function derive(member: Member, results: Results, rubric: Rubric): Promise<Derived> {
  try {
    const state = results.store.state(member.slug);
    if (!state) return { kind: "unknown" };
    const report = await reportIn(results, member.slug);
    const ordered = report && inOrder(report);
    const explanation = explanationOf(attemptOf(member, state, ordered), rubric);
    return { kind: "derived", explanation, state, ...ordered && { report: ordered } };
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    return { kind: "damaged", why: damageText(error.damage) };
  }
}

function attemptOf(
  { name, slug, who }: Member,
  { trouble }: SubmissionState,
  report: Report | undefined,
): SubmissionAttempt {
  return { submission: name, slug, report, trouble, late: who?.late, told: who?.told };
}
