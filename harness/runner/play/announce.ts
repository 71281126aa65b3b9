/** How an engine hears of plies. @module */

import type { Sitting } from "./sitting.ts";
import { exchangeAll, hearAnswer } from "./exchange.ts";
import { APART_MS } from "../conversation/mod.ts";
import { type Going, ON } from "./talk_stage.ts";

/** Says an accepted ply; `left` is the mover's remaining time. No promise where all answers are here. */
export function announce(match: Sitting, ply: string, left: number): Going | Promise<Going> {
  const going = exchangeAll(framesFor(match, ply, left), match.stage, true);
  return isPrompt(match) ? sentAtOnce(match, going) : going;
}

async function sentAtOnce(match: Sitting, telling: Going | Promise<Going>): Promise<Going> {
  const going = await telling;
  await match.stage.conversation.flush(match.manner.delivery, readingOf(match));
  return going;
}

/** Says an accepted ply without waiting for the answers, at once or with the next question. */
export function announceAhead(
  match: Sitting,
  ply: string,
  { left, now }: { readonly left: number; readonly now: boolean },
): Going | Promise<Going> {
  const { conversation } = match.stage;
  const frames = framesFor(match, ply, left);
  for (const frame of frames) conversation.post(frame);
  match.owed = (match.owed ?? 0) + frames.length;
  const flushing = now ? conversation.flush("coalesced") : undefined;
  return flushing ? flushing.then(() => ON) : ON;
}

/** The words for a ply, which counts as told from now on. */
function framesFor(match: Sitting, ply: string, left: number): readonly string[] {
  const { context, conversation } = match.stage;
  const { frames, bout } = context.pairing.talk.tell(conversation.bout, ply, left);
  conversation.ongoing.become(bout);
  match.plies++;
  return frames;
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
