/** Illegal plies that are replaced, so that the rest of a scenario can be judged. @module */

import type { Finding } from "../core/mod.ts";
import type { PlyMade } from "./play/mod.ts";
import type { StepSitting } from "./step_sitting.ts";

/** So many plies of one game are replaced; an engine that errs more often shows little. */
const MOST_AMENDED = 3;

/**
 * A legal ply in place of one that breaks rules of the game and nothing else. Whole games are not
 * worth it: what they show, shorter scenarios show too.
 */
export function amendedPly(match: StepSitting, faults: readonly Finding[]): PlyMade | undefined {
  const { step, stage, random, amended = 0 } = match;
  const { scenario, context: { pairing: { talk } }, conversation } = stage;
  if (!stage.amended || scenario.game || amended >= MOST_AMENDED) return undefined;
  if (!faults.every(({ rule }) => talk.staked?.includes(rule))) return undefined;
  if (talk.turn(conversation.bout) !== step.engine) return undefined;
  const ply = talk.propose(conversation.bout, step.opponent, random);
  const bout = talk.amend?.(conversation.bout, ply);
  if (!bout) return undefined;
  conversation.ongoing.become(bout);
  match.amended = amended + 1;
  const untold = stage.amended(ply, faults.map(({ rule }) => rule));
  return { ply, amended: true, untold };
}
