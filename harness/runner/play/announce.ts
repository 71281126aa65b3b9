/** How an engine hears of plies. @module */

import type { Sitting } from "./sitting.ts";
import { exchangeAll, hearAnswer } from "./exchange.ts";
import { APART_MS } from "../conversation/mod.ts";
import { type Going, ON } from "./talk_stage.ts";

/** Says an accepted ply; `left` is the mover's remaining time. */
export async function announce(match: Sitting, ply: string, left: number): Promise<Going> {
  const { stage } = match;
  const { frames, bout } = stage.context.pairing.talk.tell(stage.conversation.bout, ply, left);
  stage.conversation.ongoing.become(bout);
  match.plies++;
  const going = await exchangeAll(frames, stage, true);
  if (isPrompt(match)) await stage.conversation.flush(match.manner.delivery, readingOf(match));
  return going;
}

/** Says an accepted ply without waiting for the answers, at once or with the next question. */
export async function announceAhead(
  match: Sitting,
  ply: string,
  { left, now }: { readonly left: number; readonly now: boolean },
): Promise<Going> {
  const { stage: { context, conversation } } = match;
  const { frames, bout } = context.pairing.talk.tell(conversation.bout, ply, left);
  conversation.ongoing.become(bout);
  match.plies++;
  for (const frame of frames) conversation.post(frame);
  match.owed = (match.owed ?? 0) + frames.length;
  if (now) await conversation.flush("coalesced");
  return ON;
}

/** Sends all queued frames, and hears the answers that are still owed. */
export async function hearOwed(match: Sitting): Promise<Going> {
  if (match.owed === undefined) return ON;
  const flushing = match.stage.conversation.flush("coalesced");
  if (flushing) await flushing;
  while (match.owed > 0) {
    match.owed--;
    const hearing = hearAnswer(match.stage, true);
    const going = hearing instanceof Promise ? await hearing : hearing;
    if (going.kind !== "on") return going;
  }
  return ON;
}

/** Whether what is told goes out at once; one segment with the next message is a scenario's wish. */
export function isPrompt({ manner, stage }: Sitting): boolean {
  return stage.context.pairing.talk.promptly === true && manner.delivery !== "coalesced";
}

/** How long an engine on a busy machine may take to read what it is told. */
const READING_MS = 250;

/** An engine that ponders reads late; it is not waited for in the whole of a long game. */
function readingOf({ own = 0 }: Sitting): { readonly readWithinMs?: number } {
  return own <= ANSWERS_BY ? { readWithinMs: READING_MS } : {};
}

/** An engine that answers its own ply does so from its first plies on. */
const ANSWERS_BY = 12;

/** How long an engine is listened to after its own ply came back to it. */
export function apartMs({ own = 0 }: Sitting): number {
  return own <= ANSWERS_BY ? APART_MS : APART_MS / 2;
}
