/** Plies that a scenario has its opponent make. @module */

import type { StepSitting } from "./step_sitting.ts";

/** What the scenario has its opponent play now; undefined where the rules do not allow it. */
export function nextReply(match: StepSitting): string | undefined {
  const { step: { replies = [] }, stage: { context, conversation } } = match;
  const reply = replies[match.replied ?? 0];
  match.replied = (match.replied ?? 0) + 1;
  if (reply === undefined) return undefined;
  return context.pairing.talk.objection(conversation.bout, reply) === undefined ? reply : undefined;
}
