/** Answers of a console program that reads on without a known prompt. @module */

import type { Stage } from "./stage.ts";

/** Whether an unfinished screen answers what was typed when `shown` stood behind the last prompt. */
export function unprompted(
  { conversation, context }: Stage,
  shown: string | undefined,
): ((partial: string) => boolean) | undefined {
  const { answersUnasked } = context.pairing.talk;
  if (shown === undefined || !answersUnasked) return undefined;
  return (partial) =>
    partial.startsWith(shown) && answersUnasked(conversation.bout, partial.slice(shown.length));
}
