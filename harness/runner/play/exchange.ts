/** Frames that are said one after the other, each with its answer. @module */

import type { Message } from "../../protocols/protocol.ts";
import { type Going, ON, type TalkStage } from "./talk_stage.ts";
import { blame, patience, unanswered } from "./unanswered.ts";

/**
 * Says frames one after the other; one that asks for an answer is sent at once with all before it,
 * and answered before the next. `strict` stops at a refusal,
 * after which the two sides no longer speak of the same position.
 */
export async function exchangeAll(
  frames: readonly string[],
  stage: TalkStage,
  strict = false,
): Promise<Going> {
  const { context, conversation } = stage;
  for (const frame of frames) {
    conversation.post(frame);
    if (!context.pairing.awaits(conversation.bout)) continue;
    await conversation.flush();
    const going = await hearAnswer(stage, strict);
    if (going.kind !== "on") return going;
  }
  return ON;
}

/** Waits for the answer to the oldest question; `strict` stops at a refusal. */
export async function hearAnswer(stage: TalkStage, strict = false): Promise<Going> {
  const answer = await stage.conversation.answer(patience(stage));
  if (answer.kind !== "message") return await unanswered(answer, stage);
  if (answer.late) blame(answer.late, stage);
  const { message } = answer;
  for (const fault of message.faults) stage.conversation.find(fault);
  acknowledge(message, stage);
  const stops = message.kind === "unusable" || (message.kind === "refusal" && strict);
  return stops ? { kind: "stop" } : ON;
}

/** Lays out what the server says to an answer at once. */
function acknowledge(message: Message, { context, conversation }: TalkStage): void {
  const frames = context.pairing.talk.acknowledge?.(conversation.bout, message) ?? [];
  for (const frame of frames) conversation.post(frame);
}
