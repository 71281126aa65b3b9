/** The verbs of scenarios; a new one is a file here and a line in the table. @module */

import type { Step } from "../../scenario/mod.ts";
import type { Going } from "../play/mod.ts";
import type { Stage, StageOf } from "../stage.ts";
import { bye } from "./bye.ts";
import { close } from "./close.ts";
import { act } from "./do.ts";
import { expect } from "./expect.ts";
import { greet } from "./greet.ts";
import { inspect } from "./inspect.ts";
import { needs } from "./needs.ts";
import { play } from "./play.ts";
import { repeat } from "./repeat.ts";
import { send } from "./send.ts";
import { begin } from "./start.ts";
import { wait } from "./wait.ts";

/** What a verb does with a step of its own; `run` does a step within it. */
type Verb<Name extends Step["verb"]> = (
  step: Extract<Step, { verb: Name }>,
  stage: Stage,
  run: (step: Step) => Promise<Going>,
) => Going | Promise<Going>;

const VERBS: { readonly [Name in Step["verb"]]: Verb<Name> } = {
  bye,
  close,
  do: act,
  expect,
  greet,
  inspect,
  needs,
  play,
  repeat,
  send,
  start: begin,
  wait,
};

/** Does one step; `stageOf` gives the instance that the step speaks of. */
export async function runStep(step: Step, stageOf: StageOf): Promise<Going> {
  const stage = await stageOf(step);
  if (!stage) return { kind: "stop" };
  const verb = VERBS[step.verb] as Verb<Step["verb"]>;
  return await verb(step, stage, (inner) => runStep(inner, stageOf));
}
