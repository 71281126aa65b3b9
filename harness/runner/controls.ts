/** Cases in which nothing is changed, run before something that was changed is blamed. @module */

import { owedRule, type Violation } from "../core/mod.ts";
import type { Control, Protocol } from "../protocols/protocol.ts";
import type { Scenario } from "../scenario/mod.ts";
import { CaseRecord } from "./case_record.ts";
import type { CaseContext } from "./case_context.ts";
import { type CaseSteps, runCaseSteps } from "./case_steps.ts";
import { isExplained, noteEnds } from "./proof.ts";
import { suspicious } from "./suspicious.ts";

/** No ply is begun later than this: what fails seldom shows itself in repetitions. */
const MOST_MS = 5_000;

/** The controls of a protocol, each of which is run once, when the first claim asks for it. */
export class Controls {
  readonly #controls: readonly Control[];
  readonly #scenarios: readonly Scenario[];
  readonly #seen = new Map<string, Promise<Seen | undefined>>();

  constructor({ controls = [] }: Pick<Protocol, "controls">, scenarios: readonly Scenario[]) {
    this.#controls = controls;
    this.#scenarios = scenarios;
  }

  /** Notes how the engine fails where nothing was changed, until that explains all `claims`. */
  async look(
    claims: readonly Violation[],
    { id }: Scenario,
    context: CaseContext,
  ): Promise<void> {
    for (const control of this.#controls) {
      const scenario = this.#scenarios.find((one) => one.id === control.scenario);
      const open = claims.filter((one) =>
        answers(control, one) && !isExplained(one, context.steadiness)
      );
      if (!scenario || scenario.id === id || open.length === 0) continue;
      const known = this.#seen.get(scenario.id) ?? tryOut(scenario, context);
      this.#seen.set(scenario.id, known);
      note(await known, control, context);
    }
  }
}

/** Whether a control can tell that a claim has another reason. */
function answers({ of }: Control, { rule, cause, timing, unless }: Violation): boolean {
  const ends = cause !== undefined || unless !== undefined;
  return of ? of.some((one) => one === rule) : ends || timing === true;
}

/** How an engine failed in a control. */
interface Seen {
  readonly violations: readonly Violation[];
  readonly going: CaseSteps["going"];
}

async function tryOut(scenario: Scenario, context: CaseContext): Promise<Seen | undefined> {
  if (context.budgetLeftMs() <= 0) return undefined;
  const record = new CaseRecord(context.pairing.protocol.rules);
  const untilMs = context.clock.now() + MOST_MS * context.timeScale;
  const quiet: CaseContext = {
    ...context,
    emit: () => {},
    silence: suspicious(context),
    partLeftMs: () => Math.min(context.budgetLeftMs(), untilMs - context.clock.now()),
    once: true,
  };
  const options = { context: quiet, key: scenario.id, record, channels: [] };
  const { going } = await runCaseSteps(scenario, options);
  return { violations: record.violations, going };
}

function note(
  seen: Seen | undefined,
  { of }: Control,
  { steadiness, pairing: { protocol } }: CaseContext,
): void {
  if (!seen) return;
  const { violations, going } = seen;
  noteEnds(violations, steadiness);
  const silent = silentRules(going, protocol);
  if (!of) { for (const rule of silent) steadiness.plain.add(rule); }
  for (const rule of of ?? []) {
    const broken = steadiness.plainOf.get(rule) ?? new Set();
    for (const { rule, otherwise = rule } of violations) broken.add(otherwise);
    for (const rule of silent) broken.add(rule);
    steadiness.plainOf.set(rule, broken);
  }
}

/** The rules that a silence breaks which was not waited for to its end. */
function silentRules(
  { kind, ...going }: Seen["going"],
  { hangs = [] }: Pick<Protocol, "hangs">,
): readonly string[] {
  if (kind !== "suspect" || !("because" in going)) return [];
  const owed = owedRule(going.because);
  return owed === undefined ? hangs : [owed, ...hangs];
}
