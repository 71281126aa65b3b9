/** `repeat`: some steps several times. @module */

import type { Step } from "../../scenario/mod.ts";
import { type Going, ON } from "../play/mod.ts";
import type { Stage } from "../stage.ts";

/** Does all inner steps `times` times; `run` does one of them. */
export async function repeat(
  { times, steps }: Extract<Step, { verb: "repeat" }>,
  _stage: Stage,
  run: (step: Step) => Promise<Going>,
): Promise<Going> {
  for (let round = 0; round < times; round++) {
    for (const step of steps) {
      const going = await run(step);
      if (going.kind !== "on") return going;
    }
  }
  return ON;
}
