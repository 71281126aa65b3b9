/** `bye`: the words that end a talk. @module */

import type { Step } from "../../scenario/mod.ts";
import { exchangeAll, type Going } from "../play/mod.ts";
import type { Stage } from "../stage.ts";

/** Says the words with which the server ends a talk. */
export async function bye(_step: Extract<Step, { verb: "bye" }>, stage: Stage): Promise<Going> {
  const { context, conversation } = stage;
  const going = await exchangeAll(context.pairing.talk.farewell(conversation.bout), stage);
  await conversation.flush();
  return going;
}
