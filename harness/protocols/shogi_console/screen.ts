/** What one screen of a program tells. @module */

import type { Side } from "../../games/game.ts";
import { boardIn } from "./board.ts";
import type { Dialogue, PieceKey, Refusal } from "./dialogue.ts";
import { LONGEST_LINE, promptPattern } from "./framing.ts";
import { inUsualGlyphs, keysIn } from "./names.ts";
import { plainOf } from "./plain_text.ts";

/** What a program waits for. */
export type PromptKind = "move" | "promotion" | "replay" | "end" | "other";

/** One screen, read; what it does not show is undefined. */
export interface Screen {
  readonly text: string;
  readonly prompt?: PromptKind;
  /** The pattern of the prompt, to tell one from another. */
  readonly asks?: string;
  /** The line with the state marker. */
  readonly marker?: string;
  readonly number?: number;
  readonly side?: Side;
  readonly refusal?: Refusal & { readonly text: string };
  readonly hands: Readonly<Partial<Record<Side, readonly PieceKey[]>>>;
  /** The names on the squares, row by row from 9a on; `""` where one is empty. */
  readonly board?: readonly string[];
}

/** Reads a frame. */
export function readScreen(dialogue: Dialogue, frame: string): Screen {
  const text = plainOf(frame, dialogue.encoding);
  const lines = text.split("\n").map((line) => line.slice(0, LONGEST_LINE));
  const usual = inUsualGlyphs(lines.join("\n"), dialogue).split("\n");
  const marker = lastMatch(lines, dialogue.state);
  const state = marker?.groups ?? {};
  return {
    text,
    ...promptOf(dialogue, lines.at(-1) ?? ""),
    marker: marker?.input?.trim(),
    number: state["number"] === undefined ? undefined : Number(state["number"]),
    side: sideOf(dialogue, state["side"]),
    refusal: refusalIn(dialogue, lines),
    hands: { first: handIn(dialogue, usual, "first"), second: handIn(dialogue, usual, "second") },
    board: dialogue.board && boardIn(dialogue, usual),
  };
}

/** Whether a text is something that such a program shows, wherever; its farewell is no answer. */
export function looksLikeScreen(dialogue: Dialogue): (text: string) => boolean {
  const prompt = promptPattern({ ...dialogue, end: NEVER });
  const state = new RegExp(dialogue.state, "u");
  return (frame) =>
    plainOf(frame, dialogue.encoding).split("\n").map((line) => line.slice(0, LONGEST_LINE))
      .some((line) => state.test(line) || line.search(prompt) >= 0);
}

/** A pattern that nothing matches. */
const NEVER = "(?!)";

function lastMatch(lines: readonly string[], pattern: string): RegExpMatchArray | undefined {
  const compiled = new RegExp(pattern, "u");
  for (const line of lines.toReversed()) {
    const found = line.match(compiled);
    if (found) return found;
  }
  return undefined;
}

function promptOf(
  { prompts, end }: Dialogue,
  line: string,
): { readonly prompt?: PromptKind; readonly asks?: string } {
  const kinds: readonly (readonly [PromptKind, string])[] = [
    ["promotion", prompts.promotion],
    ["end", end],
    ["replay", prompts.replay],
    ["move", prompts.move],
    ...prompts.others.map((each) => ["other", each] as const),
  ];
  const [prompt, asks] =
    kinds.find(([, pattern]) => new RegExp(`(?:${pattern})$`, "u").test(line)) ?? [];
  return { prompt, asks };
}

function sideOf({ sides }: Dialogue, name: string | undefined): Side | undefined {
  return name === sides.first ? "first" : name === sides.second ? "second" : undefined;
}

type Compiled = readonly (Refusal & { readonly pattern: RegExp })[];

/** Made once for each dialogue, for every screen is looked through for all of them. */
const REFUSALS = new WeakMap<Dialogue, Compiled>();

function compiledOf(dialogue: Dialogue): Compiled {
  const known = REFUSALS.get(dialogue);
  if (known) return known;
  const made = dialogue.refusals.map((one) => ({ ...one, pattern: new RegExp(one.says, "u") }));
  REFUSALS.set(dialogue, made);
  return made;
}

function refusalIn(dialogue: Dialogue, lines: readonly string[]): Screen["refusal"] {
  const compiled = compiledOf(dialogue);
  for (const line of lines.toReversed()) {
    if (line.trim() === "") continue;
    const found = compiled.find(({ pattern }) => pattern.test(line));
    if (found) return { says: found.says, means: found.means, text: line.trim() };
  }
  return undefined;
}

function handIn(dialogue: Dialogue, lines: readonly string[], side: Side): Screen["hands"][Side] {
  const pieces = lastMatch(lines, dialogue.hands[side])?.groups?.["pieces"];
  return pieces === undefined ? undefined : keysIn(pieces, dialogue.pieces[side]);
}
