/** Plays the openings of a scenario through without an engine. @module */

import type { Span } from "../core/mod.ts";
import type { AnyPairing } from "../referee/mod.ts";
import type { PlayStep, Scenario, Step } from "../scenario/mod.ts";

/** An opening that the rules do not allow, with the step that wants it. */
export interface OpeningFault {
  readonly at: Span;
  readonly why: string;
}

/** All that is wrong with the games that a scenario begins. */
export function rehearse(
  { steps }: Pick<Scenario, "steps">,
  pairing: AnyPairing,
): readonly OpeningFault[] {
  return playsIn(steps).flatMap((step) => {
    const why = faultOf(step, pairing);
    return why === undefined ? [] : [{ at: step.at, why }];
  });
}

function playsIn(steps: readonly Step[]): readonly PlayStep[] {
  return steps.flatMap((step) => {
    if (step.verb === "repeat") return playsIn(step.steps);
    return step.verb === "play" ? [step] : [];
  });
}

function faultOf(step: PlayStep, pairing: AnyPairing): string | undefined {
  const { setup, settings, engine, opening, end, seed = 1 } = step;
  const { talk } = pairing;
  try {
    let bout = pairing.deal(pairing.open({ seed }), { seed, setup, settings, engine });
    for (const ply of opening) {
      const objection = talk.objection(bout, ply);
      if (objection !== undefined) return `The opening cannot be played: ${objection}`;
      const { frames, bout: told = bout } = talk.tell(bout, ply, step.clock.mainMs);
      bout = frames.reduce((heard, frame) => pairing.say(heard, frame), told);
    }
    if (end === undefined || opening.length === 0) return undefined;
    const reason = talk.ending(bout)?.reason;
    if (reason === end) return undefined;
    return `The opening does not end the game by "${end}": ${reason ?? "it goes on"}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
