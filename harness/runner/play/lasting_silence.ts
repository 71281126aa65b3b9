/** Whether an engine that lets a short clock run out is late, or hangs. @module */

import { giveUp, type Unanswered } from "../../referee/mod.ts";
import { type Answer, canHang } from "../conversation/mod.ts";
import type { TalkStage } from "./talk_stage.ts";

type Silent = Extract<Unanswered, { kind: "silent" }>;

/**
 * What becomes of a silence that broke a short clock, where the protocol says how long no clock is
 * the reason any more. It stays a matter of that clock in a scenario about it.
 */
export async function lastingSilence(silent: Silent, stage: TalkStage): Promise<Unanswered> {
  const { context, conversation, scenario } = stage;
  const { pairing: { blame }, timeScale, thinkTimes } = context;
  const allowedMs = (blame.endlessMs ?? 0) * timeScale;
  const rule = clockRule(silent, allowedMs, stage);
  if (rule === undefined) return silent;
  const answer = await context.lend(async () => await conversation.answer(allowedMs));
  if (answer.kind === "message") {
    // It is slow, and no other silence of it is waited for so long.
    thinkTimes.slowestMs = Math.max(thinkTimes.slowestMs, answer.tookMs);
    return lateBy(answer, silent, stage);
  }
  if (answer.kind !== "none") return silent;
  const { why } = answer;
  const isAbout = scenario?.rules[0] === rule;
  return why.kind === "silent" && isAbout ? { ...why, allowedMs: silent.allowedMs } : why;
}

/** The rule about a clock that a silence breaks, where a longer one would break that about hanging. */
function clockRule(
  silent: Silent,
  endlessMs: number,
  { context: { pairing, thinkTimes, silence }, conversation: { bout }, scenario }: TalkStage,
): string | undefined {
  const { allowedMs = Infinity, cutShort } = silent;
  const isOpen = scenario && !silence && !cutShort && allowedMs < endlessMs;
  if (!isOpen || thinkTimes.slowestMs > allowedMs) return undefined;
  const [broken] = giveUp({ blame: pairing.blame, bout }, silent);
  return broken?.timing && canHang(pairing, bout) ? broken.rule : undefined;
}

function lateBy(
  { tookMs, message: { entries } }: Extract<Answer, { kind: "message" }>,
  { allowedMs = 0 }: Silent,
  { conversation: { ongoing } }: TalkStage,
): Unanswered {
  const text = entries.map((index) => ongoing.line(index)).join("\n");
  return { kind: "late", waitedMs: tookMs, allowedMs, text, entries };
}
