/** Where a program stops to wait for input: a frame is all it has shown up to a prompt. @module */

import type { Framing } from "../protocol.ts";
import type { Dialogue } from "./dialogue.ts";
import { textOfLatin1 } from "../../core/mod.ts";
import { plainOf, plainText } from "./plain_text.ts";

/** The most characters of a line in which patterns are looked for. */
export const LONGEST_LINE = 2000;

/** More than a screen has, in bytes. */
const LONG = 4096;

/** Cuts after every prompt, whether or not a line ends there. */
export function screens(dialogue: Dialogue): Framing {
  const prompt = promptPattern(dialogue);
  const quick = dialogue.encoding === "utf-8";
  const cut = (latin1: string) => {
    const frames: string[] = [];
    // Places are dear, and a screen that comes byte by byte is looked at again and again.
    const long = quick && latin1.length > LONG;
    if (long && endsOf(plainOf(textOfLatin1(latin1), "utf-8"), prompt).length === 0) {
      return { frames, rest: latin1 };
    }
    const { text, ends } = plainText(latin1, dialogue.encoding);
    let from = 0;
    for (const end of endsOf(text, prompt)) {
      const at = ends[end - 1] ?? latin1.length;
      frames.push(latin1.slice(from, at));
      from = at;
    }
    return { frames, rest: latin1.slice(from) };
  };
  return Object.assign(cut, { ends: "" });
}

/** A pattern for everything after which the program waits, or leaves. */
export function promptPattern({ prompts, end }: Dialogue): RegExp {
  const all = [prompts.move, prompts.promotion, prompts.replay, ...prompts.others, end];
  // A name may stand in several of them, which one expression does not allow.
  const unnamed = all.map((each) => each.replace(/\(\?<(?![=!])\w+>/g, "(?:"));
  return new RegExp(unnamed.map((each) => `(?:${each})`).join("|"), "gu");
}

function endsOf(text: string, prompt: RegExp): readonly number[] {
  const ends: number[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    for (const { 0: found, index } of line.slice(0, LONGEST_LINE).matchAll(prompt)) {
      if (found !== "") ends.push(start + index + found.length);
    }
    start += line.length + 1;
  }
  return ends;
}
