/** `greet`: the words that open a talk. @module */

import type { Step } from "../../scenario/mod.ts";
import { exchangeAll, type Going } from "../play/mod.ts";
import type { Stage } from "../stage.ts";

/** Says the words with which the server opens a talk. */
export async function greet(
  { options }: Extract<Step, { verb: "greet" }>,
  stage: Stage,
): Promise<Going> {
  const { context, conversation } = stage;
  const { frames, bout } = context.pairing.talk.greet(conversation.bout, options);
  conversation.ongoing.become(bout);
  return await exchangeAll(frames, stage);
}
