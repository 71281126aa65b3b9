/** Where a program stops to wait for input: a frame is all it has shown up to a prompt. @module */

import type { Dialogue } from "./dialogue.ts";
import { type Framing, latin1Of, textOfLatin1 } from "../../core/mod.ts";
import { lastEscapeEnd, plainOf, plainText } from "./plain_text.ts";

/** The most characters of a line in which patterns are looked for. */
export const LONGEST_LINE = 2000;

/** Cuts after every prompt, whether or not a line ends there. */
export function screens(dialogue: Dialogue): Framing {
  const prompt = promptPattern(dialogue);
  const cut = (latin1: string) => {
    const whole = dialogue.encoding === "utf-8" ? wholeScreen(latin1, prompt) : undefined;
    return whole ?? cutExactly(latin1, { prompt, dialogue });
  };
  return Object.assign(cut, { ends: "" });
}

type Cut = ReturnType<Framing>;

/**
 * What nearly always comes: one screen with its prompt at the end, or a part of one. To know where
 * every byte belongs is dear; undefined where that is needed.
 */
function wholeScreen(latin1: string, prompt: RegExp): Cut | undefined {
  const text = plainOf(textOfLatin1(latin1), "utf-8");
  const [end, ...more] = endsOf(text, prompt);
  if (end === undefined) return { frames: [], rest: latin1 };
  const rest = text.slice(end);
  const last = latin1Of(text.slice(end - 1, end));
  const at = latin1.length - rest.length;
  const plain = more.length === 0 && PLAIN.test(rest) && latin1.endsWith(last + rest) &&
    lastEscapeEnd(latin1) <= at - last.length;
  return plain ? { frames: [latin1.slice(0, at)], rest } : undefined;
}

/** Nothing but a few blanks and line feeds. */
const PLAIN = /^[ \n]{0,8}$/;

function cutExactly(
  latin1: string,
  { prompt, dialogue }: { readonly prompt: RegExp; readonly dialogue: Dialogue },
): Cut {
  const frames: string[] = [];
  const { text, ends } = plainText(latin1, dialogue.encoding);
  let from = 0;
  for (const end of endsOf(text, prompt)) {
    const at = ends[end - 1] ?? latin1.length;
    frames.push(latin1.slice(from, at));
    from = at;
  }
  return { frames, rest: latin1.slice(from) };
}

/** A pattern for everything after which the program waits, or leaves. */
export function promptPattern({ prompts, refusals, questions, end }: Dialogue): RegExp {
  const asking = [
    ...questions.map(({ asks }) => asks),
    ...refusals.filter(({ asks }) => asks).map(({ says }) => says),
  ];
  const all = [...asking, prompts.move, prompts.promotion, prompts.replay, ...prompts.others, end];
  // A name may stand in several of them, which one expression does not allow.
  const unnamed = all.map((each) => each.replace(/\(\?<(?![=!])\w+>/g, "(?:"));
  return new RegExp(unnamed.map((each) => `(?:${each})`).join("|"), "gu");
}

function endsOf(text: string, prompt: RegExp): readonly number[] {
  const ends: number[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    const short = line.length > LONGEST_LINE ? line.slice(0, LONGEST_LINE) : line;
    // Most lines have none.
    if (short.search(prompt) >= 0) {
      for (const { 0: found, index } of short.matchAll(prompt)) {
        if (found !== "") ends.push(start + index + found.length);
      }
    }
    start += line.length + 1;
  }
  return ends;
}
