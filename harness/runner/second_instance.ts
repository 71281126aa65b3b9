/** Whether two instances of an engine can run at a time. @module */

import { ok } from "../core/mod.ts";
import type { Scenario, Step } from "../scenario/mod.ts";
import type { Channel, Transport } from "../transports/mod.ts";
import type { CaseContext } from "./case_context.ts";
import { CaseRecord } from "./case_record.ts";
import { runCaseSteps } from "./case_steps.ts";
import { freshSteadiness } from "./proof.ts";
import { keptOpen } from "./kept_open.ts";

/**
 * Whether two instances of an engine, neither of which ends before the other has begun, do the
 * first steps of a scenario. One that locks a file or listens at a fixed port does not, and breaks
 * no rule by that. Nothing is told or learnt of these two.
 */
export async function bearsSecondInstance(
  scenario: Scenario,
  given: CaseContext,
): Promise<boolean> {
  const opened: Channel[] = [];
  const context: CaseContext = {
    ...given,
    transport: outliving(given.transport, opened),
    emit: () => {},
    once: true,
    steadiness: freshSteadiness(),
    thinkTimes: { ...given.thinkTimes },
  };
  const first = { ...scenario, steps: firstSteps(scenario.steps) };
  const run = async (): Promise<boolean> => {
    const record = new CaseRecord(given.pairing.protocol.rules);
    const how = { context, key: scenario.id, record, channels: [] };
    return (await runCaseSteps(first, how)).going.kind === "on";
  };
  try {
    return (await Promise.all([run(), run()])).every(Boolean);
  } finally {
    await Promise.all(opened.map((channel) => channel[Symbol.asyncDispose]()));
  }
}

function outliving(transport: Transport, opened: Channel[]): Transport {
  return async (options) => {
    const one = await transport(options);
    if (!one.ok) return one;
    opened.push(one.value);
    return ok(keptOpen(one.value, () => {}));
  };
}

/** The steps before the first ply is asked for, or that ply alone. */
function firstSteps(steps: readonly Step[]): readonly Step[] {
  const at = steps.findIndex(({ verb }) => verb === "play");
  const [first] = steps;
  if (at > 0) return steps.slice(0, at);
  return first?.verb === "play" ? [{ ...first, engine: "first", plies: 1 }] : steps;
}
