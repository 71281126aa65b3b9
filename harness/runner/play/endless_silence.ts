/** Whether an engine that let a short clock run out is slow or hangs. @module */

import type { Answer } from "../conversation/mod.ts";
import type { Sitting } from "./sitting.ts";

type NoAnswer = Extract<Answer, { kind: "none" }>;

/** As long as a client's clock gives to any ply. */
const LONG_MS = 60_000;
/** So much quicker than its clock an engine was that seems to hang now. */
const TIMES_QUICKER = 3;

/**
 * The silence of an engine that was quick before and now lets a short clock run out, once the
 * silence has lasted as long as any clock. Undefined where the ply is only late, or where a busy
 * machine leaves that open: then the short clock has run out all the same.
 */
export async function endlessSilence(
  { manner, stage: { context, conversation } }: Sitting,
  allowedMs: number,
): Promise<NoAnswer | undefined> {
  const { thinkTimes: { plies, slowestMs }, timeScale } = context;
  const wasQuick = plies > 0 && TIMES_QUICKER * slowestMs < allowedMs;
  if (manner.left === undefined || !wasQuick || allowedMs >= LONG_MS * timeScale) return undefined;
  const answer = await conversation.answer(LONG_MS * timeScale);
  return answer.kind === "none" && answer.why.kind === "silent" ? answer : undefined;
}
