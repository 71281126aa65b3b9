/** Plays the openings of a scenario through without an engine. @module */

import { fill, type Localized, type Span, untranslated } from "../core/mod.ts";
import type { AnyPairing } from "../referee/mod.ts";
import type { PlayStep, Scenario, Step } from "../scenario/mod.ts";
import { BadStart } from "../games/start_words.ts";

/** An opening that the rules do not allow, with the step that wants it. */
export interface OpeningFault {
  readonly at: Span;
  readonly why: Localized;
}

/** All that is wrong with the games that a scenario begins. */
export function dryRun(
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

function faultOf(step: PlayStep, pairing: AnyPairing): Localized | undefined {
  const { setup, settings, engine, opening, end, seed = 1 } = step;
  const { talk } = pairing;
  try {
    let bout = pairing.deal(pairing.open({ seed }), { seed, setup, settings, engine });
    for (const ply of opening) {
      const objection = talk.objection(bout, ply);
      if (objection !== undefined) return fill(UNPLAYABLE, { objection });
      const { frames, bout: told = bout } = talk.tell(bout, ply, step.clock.mainMs);
      bout = frames.reduce((heard, frame) => pairing.say(heard, frame), told);
    }
    if (end === undefined || opening.length === 0) return undefined;
    const reason = talk.ending(bout)?.reason;
    if (reason === end) return undefined;
    return fill(OTHER_END, { end, reason: reason ?? GOES_ON });
  } catch (error) {
    if (error instanceof BadStart) return error.why;
    return untranslated(error instanceof Error ? error.message : String(error));
  }
}

const UNPLAYABLE: Localized = {
  en: "The opening cannot be played: {objection}",
  zh: "opening 無法照走：{objection}",
  ja: "opening のとおりに進められない：{objection}",
};
const OTHER_END: Localized = {
  en: 'The opening does not end the game by "{end}": {reason}',
  zh: "opening 走完後，對局並非以「{end}」結束：{reason}",
  ja: "opening の後、対局は「{end}」で終わっていない：{reason}",
};
const GOES_ON: Localized = { en: "it goes on", zh: "仍在進行", ja: "まだ続いている" };
