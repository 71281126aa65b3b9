/** A refusal behind which nothing is asked: the program reads on, so it is itself the prompt. @module */

import { plainOf } from "../../protocols/shogi-console/mod.ts";
import type { ConsoleBout } from "./bout.ts";

/** Whether a text without a prompt answers what was typed, where that is to be refused. */
export function answersUnasked(
  { asked: [question], dialogue: { encoding }, unsure }: ConsoleBout,
  shown: string,
): boolean {
  if (!question || (!question.refused && !unsure)) return false;
  const text = plainOf(shown, encoding).trim();
  // A terminal shows what is typed.
  const said = text.startsWith(question.line) ? text.slice(question.line.length) : text;
  return said.trim() !== "";
}
