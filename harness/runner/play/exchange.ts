/** Frames that are said one after the other, each with its answer. @module */

import type { Message } from "../../protocols/protocol.ts";
import type { Answer } from "../conversation/mod.ts";
import { type Going, ON, type TalkStage } from "./talk_stage.ts";
import { blame, patience, unanswered } from "./unanswered.ts";

/**
 * Says frames one after the other; one that asks for an answer is sent at once with all before it,
 * and answered before the next. `strict` stops at a refusal,
 * after which the two sides no longer speak of the same position. No promise where all answers are
 * here already.
 */
export function exchangeAll(
  frames: readonly string[],
  stage: TalkStage,
  strict = false,
): Going | Promise<Going> {
  for (let at = 0; at < frames.length; at++) {
    const going = exchange(frames[at] ?? "", stage, strict);
    if (going instanceof Promise) {
      return exchangeRest(going, { rest: frames.slice(at + 1), stage, strict });
    }
    if (going.kind !== "on") return going;
  }
  return ON;
}

async function exchangeRest(
  begun: Promise<Going>,
  { rest, stage, strict }: {
    readonly rest: readonly string[];
    readonly stage: TalkStage;
    readonly strict: boolean;
  },
): Promise<Going> {
  let going = await begun;
  for (let at = 0; at < rest.length && going.kind === "on"; at++) {
    const next = exchange(rest[at] ?? "", stage, strict);
    going = next instanceof Promise ? await next : next;
  }
  return going;
}

/** Says a frame, and hears the answer where it asks for one. */
function exchange(frame: string, stage: TalkStage, strict: boolean): Going | Promise<Going> {
  const { context, conversation } = stage;
  conversation.post(frame);
  if (!context.pairing.awaits(conversation.bout)) return ON;
  const flushing = conversation.flush();
  return flushing ? flushing.then(() => hearAnswer(stage, strict)) : hearAnswer(stage, strict);
}

/**
 * What the answer to the oldest question leads to; `strict` stops at a refusal. No promise where the
 * answer is here already.
 */
export function hearAnswer(stage: TalkStage, strict = false): Going | Promise<Going> {
  const answer = stage.conversation.answer(patience(stage));
  return answer instanceof Promise
    ? answer.then((later) => takeAnswer(later, stage, strict))
    : takeAnswer(answer, stage, strict);
}

function takeAnswer(answer: Answer, stage: TalkStage, strict: boolean): Going | Promise<Going> {
  if (answer.kind !== "message") return unanswered(answer, stage);
  if (answer.late) blame(answer.late, stage);
  const { message } = answer;
  for (const fault of message.faults) stage.conversation.find(fault);
  acknowledge(message, stage);
  const stops = message.kind === "unusable" || (message.kind === "refusal" && strict);
  return stops ? { kind: "stop" } : ON;
}

/** Lays out what the server says to an answer at once. */
function acknowledge(message: Message, { context, conversation }: TalkStage): void {
  const frames = context.pairing.talk.acknowledge?.(conversation.bout, message);
  for (const frame of frames ?? NONE) conversation.post(frame);
}

const NONE: readonly string[] = [];
