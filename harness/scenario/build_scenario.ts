/** From what the schema read to what the runner does. @module */

import type { Span } from "../core/mod.ts";
import { cited } from "./cited.ts";
import type { Scenario, Step } from "./scenario.ts";
import type { ReadPlainStep, ReadScenario, ReadStep } from "./scenario_schema.ts";
import type { StepPlace } from "./step_places.ts";
import { VERB_NAMES, VERBS } from "./verbs/mod.ts";

/** The id of the scenario, and where its steps stand. */
export interface Origin {
  readonly file: string;
  readonly id: string;
  readonly protocol: string;
  readonly places: readonly StepPlace[];
}

/** The scenario that a file means. */
export function buildScenario(read: ReadScenario, origin: Origin): Scenario {
  const { file, id, protocol, places } = origin;
  return {
    id,
    protocol,
    title: read.title,
    rules: read.rules.map(cited),
    stimulus: read.stimulus,
    ...read.demanded && { demanded: read.demanded },
    ...read.tags && { tags: read.tags },
    preflight: read.preflight ?? false,
    game: read.game ?? false,
    instances: read.instances ?? 1,
    steps: buildSteps(read.steps, places, file),
    at: { file, line: 1, column: 1 },
  };
}

function buildSteps(
  steps: readonly ReadStep[],
  places: readonly StepPlace[],
  file: string,
): readonly Step[] {
  return steps.map((step, index) => {
    const { line, column, inner } = places[index] ?? { line: 1, column: 1, inner: [] };
    const at = { file, line, column };
    if (typeof step === "object" && "repeat" in step) {
      const steps = buildSteps(step.steps, inner, file);
      return { verb: "repeat", at, on: 1, times: step.repeat, steps };
    }
    return buildStep(step, at);
  });
}

/** The step that its verb reads; a word alone is the verb without an object. */
function buildStep(step: ReadPlainStep, at: Span): Step {
  const verb = VERB_NAMES.find((each) => typeof step === "string" ? each === step : each in step);
  if (verb === undefined) throw new Error(`No verb in ${JSON.stringify(step)}`);
  const read = typeof step === "string" ? { [step]: null } : step;
  return { verb, at, on: read.on ?? 1, ...VERBS[verb].read(read) } as Step;
}
