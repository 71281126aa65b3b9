/** What a run says about each rule. @module */

import { isBlamed, owedRule } from "./reason.ts";
import { type BrokenRule, brokenRules, type CaseReport, type Report } from "./report.ts";
import { missedBy, playedBy, type Shown, shownBy, withheldBy } from "./shown.ts";

/**
 * `kept`: shown by a case that cites it, or by a ply that could have broken it, and never broken; `withheld`: the engine ended a case that
 * would have shown it; `owed`: the time was up in such a case while the engine was thinking;
 * `unreached`: all cases that cite it ended before, by the engine's own fault; `unjudged`: a case
 * that cites it ended for another reason; `optional`: it is about something that the engine need not
 * offer, and does not, or no position that came up could have broken it.
 */
export type RuleState =
  | "broken"
  | "kept"
  | "withheld"
  | "owed"
  | "unreached"
  | "unjudged"
  | "optional";

/** The state of every rule of the run, by its id and in the order of the rules. */
export function ruleStates(report: Report): ReadonlyMap<string, RuleState> {
  const { run, cases } = report;
  const broken = new Set(certainlyBroken(report).map(({ rule }) => rule.id));
  const cited = (...kinds: readonly Shown[]): ReadonlySet<string> =>
    new Set(cases.filter((one) => kinds.includes(shownBy(one))).flatMap(({ rules }) => rules));
  const withheld = new Set(cases.flatMap(withheldBy));
  const owed = new Set([...cited("owed"), ...cases.flatMap(owedIn)]);
  const [open, shown, part] = [cited("open"), cited("shown"), cited("part")];
  const played = new Set(cases.flatMap(playedBy));
  const missed = Map.groupBy(cases.flatMap(missedBy), (id) => id);
  const spoken = new Set(
    cases.filter(({ course }) => course === "illegal").flatMap(({ rules }) => rules)
      .filter((id) => run.spoken?.includes(id)),
  );
  const isStaked = (id: string): boolean => run.staked?.includes(id) ?? false;
  const optional = cited("optional");
  // It is unknown which rules a case cites that never began.
  const begun = new Set(cases.map(({ key }) => key));
  const missing = !report.unstartable && run.planned.some((key) => !begun.has(key));
  const stateOf = (id: string): RuleState => {
    if (broken.has(id)) return "broken";
    if (withheld.has(id)) return "withheld";
    if (owed.has(id)) return "owed";
    if (open.has(id)) return "unjudged";
    // A ply that could have broken it shows it, however the game went on.
    if (played.has(id) || spoken.has(id) || !isStaked(id) && shown.has(id)) return "kept";
    if (part.has(id) || missing) return "unjudged";
    // There were occasions, and whenever one came the engine broke another rule.
    if ((missed.get(id)?.length ?? 0) >= BY_NO_CHANCE) return "unreached";
    // The suite had no occasion for it, which is not the engine's fault.
    return optional.has(id) || shown.has(id) ? "optional" : "unreached";
  };
  return new Map(run.rules.map(({ id }) => [id, stateOf(id)]));
}

/** An engine that errs now and then does not err so often exactly where a rule is at stake. */
const BY_NO_CHANCE = 3;

/** The rule that an answer would have kept or broken which the engine still owed. */
function owedIn({ verdict }: CaseReport): readonly string[] {
  const rule = "because" in verdict ? owedRule(verdict.because) : undefined;
  return rule === undefined ? [] : [rule];
}

/** The broken rules, without what is in doubt: findings about time in cases that errored. */
export function certainlyBroken(report: Report): readonly BrokenRule[] {
  return brokenRules({
    ...report,
    cases: report.cases.map((one) => ({ ...one, violations: certainViolations(one) })),
  });
}

/** What a case found, without what is in doubt. */
export function certainViolations({ verdict, violations }: CaseReport): CaseReport["violations"] {
  return verdict.kind === "errored" ? violations.filter(({ timing }) => !timing) : violations;
}

/** Whether a case came to nothing, and not by the engine's fault. */
export function isUnjudged({ verdict }: Pick<CaseReport, "verdict">): boolean {
  if (verdict.kind !== "skipped") return verdict.kind === "errored";
  return !isBlamed(verdict.because) && !hasNoOccasion({ verdict });
}

/** Whether a case is about what the engine need not offer, or its game was over too early for it. */
export function hasNoOccasion({ verdict }: Pick<CaseReport, "verdict">): boolean {
  if (verdict.kind !== "skipped") return false;
  return verdict.because.kind === "not-offered" || verdict.because.kind === "too-short";
}
