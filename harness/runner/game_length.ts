/** Games that must last a number of plies: a shorter one is played again from another seed. @module */

import type { Scenario } from "../scenario/mod.ts";
import type { Channel } from "../transports/mod.ts";
import { CaseRecord } from "./case_record.ts";
import type { CaseContext } from "./case_context.ts";
import { type CaseSteps, runCaseSteps } from "./case_steps.ts";

/** A scenario that was run, and what was seen of it. */
export interface PlayedScenario {
  readonly run: CaseSteps;
  readonly record: CaseRecord;
  readonly channels: readonly Channel[];
  /** With the seed of the game that counts. */
  readonly context: CaseContext;
}

/** So many games are tried, and no other is begun after this time. */
const MOST_GAMES = 6;
const MOST_MS = 15_000;
/** Far from the seeds that people choose. */
const NEXT_SEED = 100_003;

/** Runs a scenario; one whose game was too short runs again from other seeds. The last run counts. */
export async function untilLongEnough(
  scenario: Scenario,
  { context: first, key }: { readonly context: CaseContext; readonly key: string },
): Promise<PlayedScenario> {
  const untilMs = first.clock.now() + MOST_MS;
  for (let game = 0;; game++) {
    const events: Parameters<CaseContext["emit"]>[0][] = [];
    const context = { ...first, seed: first.seed + game * NEXT_SEED };
    const isLast = game + 1 >= MOST_GAMES || !scenario.steps.some(hasLeast);
    const emit: CaseContext["emit"] = isLast ? first.emit : (event) => events.push(event);
    const played = await once(scenario, { context: { ...context, emit }, key });
    const short = played.run.going.kind === "too-short" && played.record.violations.length === 0;
    if (short && !isLast && first.clock.now() < untilMs && first.budgetLeftMs() > 0) continue;
    events.forEach(first.emit);
    return { ...played, context };
  }
}

function hasLeast(step: Scenario["steps"][number]): boolean {
  return step.verb === "play" && step.least !== undefined;
}

async function once(
  scenario: Scenario,
  { context, key }: { readonly context: CaseContext; readonly key: string },
): Promise<Omit<PlayedScenario, "context">> {
  const record = new CaseRecord(context.pairing.protocol.rules);
  const channels: Channel[] = [];
  const run = await runCaseSteps(scenario, {
    context,
    key,
    record,
    channels,
    playsOn: true,
  });
  return { run, record, channels };
}
