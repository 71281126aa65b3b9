/** Writes the findings of a case down, under the rule by which each is told. @module */

import { blaming, type Rule, toldAs } from "../core/mod.ts";
import type { Finding, RuleId } from "../protocols/finding.ts";
import type { Scenario, Step } from "../scenario/mod.ts";
import type { CaseRecord } from "./case_record.ts";
import type { TakeFinding } from "./conversation/mod.ts";
import type { Stage } from "./stage.ts";

/** Writes findings down with what was sent before and the step that waited. */
export function noteAt(
  record: CaseRecord,
  { scenario, context: { pairing: { protocol }, steadiness } }: Stage,
  step: Step,
): TakeFinding {
  const instead = record.violations.length === 0 ? deliveryRule(scenario, step) : undefined;
  const own = ownRule(scenario.steps, step);
  return (found, sent) => {
    const lateAnyway = record.isLateAnyway(found);
    const finding = lateAnyway ? asUsual(found) : found;
    // An engine that makes such plies elsewhere makes them here, too.
    const elsewhere = found.diagram === undefined ? [] : steadiness.broken;
    const broken = [...record.violations.map(({ rule }) => rule), ...elsewhere];
    const { unasked, ...rest } = finding;
    const noticed = { ...ruleIn(protocol.rules, finding.rule), ...unasked && { unasked } };
    const told = toldAs(noticed, { ...scenario, own: lateAnyway ? undefined : own, broken });
    const rule = finding.timing ? told : instead ?? told;
    // What engines do by chance has to be shown again; a crash is counted elsewhere.
    const isClaim = instead !== undefined || finding.cause === undefined;
    const { timing, otherwise } = finding;
    const usual = timing || rule !== finding.rule ? otherwise ?? finding.rule : finding.rule;
    record.add({ ...rest, ...isClaim ? blaming(rule, usual) : { rule } }, {
      sent: protocol.shown?.(sent) ?? sent,
      at: step.at,
    });
  };
}

/** The same under the rule that is broken whatever the cause. */
function asUsual({ rule, otherwise = rule, ...rest }: Finding): Finding {
  return { ...rest, rule: otherwise };
}

/** The rule that a step names, or the last one before it: harm may show late. */
function ownRule(steps: readonly Step[], step: Step): string | undefined {
  const all = [...stepsIn(steps)];
  const reached = all.slice(0, all.indexOf(step) + 1);
  return reached.map((one) => "else" in one ? one.else : undefined).findLast((rule) => rule);
}

function* stepsIn(steps: readonly Step[]): Generator<Step> {
  for (const step of steps) {
    yield step;
    if (step.verb === "repeat") yield* stepsIn(step.steps);
  }
}

/** What went well as always can only fail for how it is delivered. */
function deliveryRule({ steps }: Scenario, step: Step): RuleId | undefined {
  if (step.verb !== "play" || step.delivery === undefined) return undefined;
  const before = steps.slice(0, steps.indexOf(step));
  const plain = before.some((one) => one.verb === "play" && one.delivery !== step.delivery);
  return plain ? step.else : undefined;
}

/** A rule of the tables, by its id. */
export function ruleIn(rules: readonly Rule[], id: string): Pick<Rule, "id" | "level"> {
  return rules.find((rule) => rule.id === id) ?? { id, level: "MUST" };
}
