/** Plies of long games that an engine is not asked for, since it starts anew for each and is slow. @module */

import { isSlowToStart } from "./conversation/mod.ts";
import type { PlyMade } from "./play/mod.ts";
import type { StepSitting } from "./step_sitting.ts";

/** So much time of the engine's own a game may take: at once, and with every turn. */
const AT_ONCE_MS = 2_000;
const PER_TURN_MS = 1_000;

/**
 * The ply that is made in the engine's place, where it has had its time in this game: so late
 * positions are reached, too. Without a budget the engine is asked for every ply.
 */
export function leftOutPly(match: StepSitting): PlyMade | undefined {
  const { step, stage, random } = match;
  const { context: { pairing: { protocol, talk }, thinkTimes, budgetLeftMs }, scenario } = stage;
  const turns = match.turns ?? 0;
  match.turns = turns + 1;
  const isSlow = protocol.transport === "files" && isSlowToStart(thinkTimes);
  if (!scenario.game || !isSlow || budgetLeftMs() === Infinity) return undefined;
  if ((match.thoughtMs ?? 0) < AT_ONCE_MS + turns * PER_TURN_MS) return undefined;
  const ply = talk.propose(stage.conversation.bout, step.opponent, random);
  stage.leftOut?.(ply);
  return { ply };
}
