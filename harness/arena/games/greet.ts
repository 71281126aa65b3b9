/** How an engine is greeted before a game. @module */

import { exchangeAll, type Going } from "../../runner/play/mod.ts";
import type { EngineSeat, MatchContext } from "./seat.ts";

/** Shakes hands with an engine. */
export async function greet(
  { sitting: { stage } }: EngineSeat,
  { greetings }: Pick<MatchContext, "greetings">,
): Promise<Going> {
  const { context: { pairing }, conversation } = stage;
  const known = Object.entries(greetings).filter(([name]) =>
    pairing.vocabulary.greetings.includes(name)
  );
  const { frames, bout } = pairing.talk.greet(conversation.bout, Object.fromEntries(known));
  conversation.ongoing.become(bout);
  return await exchangeAll(frames, stage);
}
