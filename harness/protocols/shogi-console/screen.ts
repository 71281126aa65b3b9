/** What one screen of a program tells. @module */

import type { Side } from "../../games/game.ts";
import { boardOf, type ColouredLine } from "./board.ts";
import { colouredLines } from "./colours.ts";
import type { Dialogue, PieceKey, RefusalMessage } from "./dialogue.ts";
import { LONGEST_LINE, promptPattern } from "./framing.ts";
import type { ShownHand } from "./hand.ts";
import { type LineContent, readLine } from "./line.ts";
import type { ShownPiece } from "./names.ts";
import { perDialogue } from "./per_dialogue.ts";
import { plainOf } from "./plain_text.ts";

/** What a program waits for. */
export type PromptKind = "move" | "promotion" | "replay" | "end" | "other" | "aside";

/** The pieces of both sides, as far as they are shown. */
export type Hands = Readonly<Partial<Record<Side, readonly PieceKey[]>>>;

/** One screen, read; what it does not show is undefined. */
export interface Screen {
  readonly text: string;
  readonly prompt?: PromptKind;
  /** The pattern of the prompt, to tell one from another. */
  readonly asks?: string;
  /** The line with the state marker. */
  readonly marker?: string;
  /** How many lines have one. */
  readonly markers: number;
  readonly number?: number;
  readonly side?: Side;
  readonly refusal?: RefusalMessage & { readonly text: string };
  readonly hands: Hands;
  /** What the hands list: pieces with a count behind them once. */
  readonly listed: Hands;
  /** What the squares show, row by row from 9a on. */
  readonly board?: readonly ShownPiece[];
}

/** Reads a frame. */
export function readScreen(dialogue: Dialogue, frame: string): Screen {
  const text = plainOf(frame, dialogue.encoding);
  const lines = linesOf(dialogue, frame, text).map(shortened);
  const told = lines.map((line) => readLine(dialogue, line));
  const last = <Part extends keyof LineContent>(part: Part): LineContent[Part] =>
    told.findLast((each) => each[part] !== undefined)?.[part];
  const { text: marker, number, side } = last("marker") ?? {};
  const hands = dialogue.handOrder
    ? inOrder(told, dialogue.handOrder)
    : { first: last("first"), second: last("second") };
  return {
    text,
    ...promptOf(dialogue, lines.at(-1)?.text ?? ""),
    marker,
    markers: told.filter((each) => each.marker).length,
    number,
    side,
    refusal: last("refusal"),
    hands: by(hands, "keys"),
    listed: by(hands, "entries"),
    board: boardOf(told.flatMap(({ row }) => row ?? []), dialogue),
  };
}

function linesOf(
  { board, encoding }: Dialogue,
  frame: string,
  text: string,
): readonly ColouredLine[] {
  if (board?.colours) return colouredLines(frame, encoding, board.colours);
  return text.split("\n").map((line) => ({ text: line }));
}

/** Hands that nothing tells from each other but which comes first; the last two count. */
function inOrder(told: readonly LineContent[], order: readonly [Side, Side]): ShownHands {
  const [one, other] = told.filter(({ first, second }) => first && second).slice(-2);
  if (!one || !other) return {};
  return { [order[0]]: one[order[0]], [order[1]]: other[order[1]] };
}

interface ShownHands {
  readonly first?: ShownHand;
  readonly second?: ShownHand;
}

function shortened(line: ColouredLine): ColouredLine {
  if (line.text.length <= LONGEST_LINE) return line;
  return { text: line.text.slice(0, LONGEST_LINE), owners: line.owners?.slice(0, LONGEST_LINE) };
}

function by({ first, second }: ShownHands, what: keyof ShownHand): Hands {
  return { first: first?.[what], second: second?.[what] };
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

interface Prompt {
  readonly prompt?: PromptKind;
  readonly asks?: string;
}

function promptOf(dialogue: Dialogue, line: string): Prompt {
  const { prompt, asks } = promptsOf(dialogue).find(({ pattern }) => pattern.test(line)) ?? {};
  return { prompt, asks };
}

const promptsOf = perDialogue(({ prompts, refusals, questions, end }) => {
  const kinds: readonly (readonly [PromptKind, string])[] = [
    ...questions.map(({ asks }) => ["aside", asks] as const),
    ...refusals.flatMap(({ says, asks }) => asks ? [[asks, says] as const] : []),
    ["promotion", prompts.promotion],
    ["end", end],
    ["replay", prompts.replay],
    ["move", prompts.move],
    ...prompts.others.map((each) => ["other", each] as const),
  ];
  return kinds.map(([prompt, asks]) => (
    { prompt, asks, pattern: new RegExp(`(?:${asks})$`, "u") }
  ));
});
