/** The words that open a game, and those that tell how it ended. @module */

import type { Ending } from "../../games/game.ts";
import { exchangeAll } from "./exchange.ts";
import type { Sitting } from "./sitting.ts";
import { type Going, ON } from "./talk_stage.ts";

/** Says what opens a game, where the protocol has words for that; before anything is asked or told. */
export async function begin({ stage }: Pick<Sitting, "stage">): Promise<Going> {
  const { context: { pairing: { talk } }, conversation } = stage;
  const saying = talk.begin?.(conversation.bout);
  if (!saying) return ON;
  conversation.ongoing.become(saying.bout);
  return await exchangeAll(saying.frames, stage, true);
}

/**
 * Tells the engine how the game ended, if it did, with whatever else is still to be said; some
 * endings are not on the board.
 */
export async function conclude({ manner, stage }: Sitting, known?: Ending): Promise<Going> {
  const { context: { pairing: { talk } }, conversation } = stage;
  const ending = known ?? talk.ending(conversation.bout);
  const frames = ending ? talk.end?.(conversation.bout, ending) ?? [] : [];
  for (const frame of frames) conversation.post(frame);
  await conversation.flush(manner.delivery);
  return ON;
}
