/** What one line of a screen tells. @module */

import type { Side } from "../../games/game.ts";
import { type BoardRow, type ColouredLine, rowIn } from "./board.ts";
import type { Dialogue, RefusalMessage } from "./dialogue.ts";
import { handIn, type ShownHand } from "./hand.ts";
import { inUsualGlyphs } from "./names.ts";
import { perDialogue } from "./per_dialogue.ts";

/** The state marker. */
export interface Marker {
  readonly text: string;
  readonly number?: number;
  readonly side?: Side;
}

/** All that a line may tell. */
export interface LineContent {
  readonly marker?: Marker;
  readonly refusal?: RefusalMessage & { readonly text: string };
  readonly first?: ShownHand;
  readonly second?: ShownHand;
  readonly row?: BoardRow;
}

/** Reads a line; most lines of a screen stood on the one before, and are not read again. */
export function readLine(dialogue: Dialogue, line: ColouredLine): LineContent {
  if (line.text.trim() === "" && !dialogue.board) return NOTHING;
  const known = KNOWN(dialogue);
  const key = line.owners === undefined ? line.text : `${line.owners}\n${line.text}`;
  const found = known.get(key);
  if (found) return found;
  const told = readAnew(dialogue, line);
  if (known.size >= MOST_LINES) known.clear();
  if (key.length <= LONGEST_KEPT) known.set(key, told);
  return told;
}

const NOTHING: LineContent = {};
const MOST_LINES = 2000;
const LONGEST_KEPT = 300;
const KNOWN = perDialogue(() => new Map<string, LineContent>());

const patternsOf = perDialogue(({ state, hands, refusals }) => ({
  state: new RegExp(state, "u"),
  first: hands && new RegExp(hands.first, "u"),
  second: hands && new RegExp(hands.second, "u"),
  refusals: refusals.map((one) => ({ ...one, pattern: new RegExp(one.says, "u") })),
}));

function readAnew(dialogue: Dialogue, { text, owners }: ColouredLine): LineContent {
  const usual = inUsualGlyphs(text, dialogue);
  const told: LineContent = {
    marker: markerIn(dialogue, text),
    refusal: refusalIn(dialogue, text),
    first: handOf(dialogue, usual, "first"),
    second: handOf(dialogue, usual, "second"),
    row: rowIn(dialogue, { text: usual, owners }),
  };
  return Object.values(told).some((part) => part !== undefined) ? told : NOTHING;
}

function markerIn(dialogue: Dialogue, line: string): Marker | undefined {
  const found = patternsOf(dialogue).state.exec(line);
  if (!found) return undefined;
  const { number, side } = found.groups ?? {};
  return {
    text: line.trim(),
    number: number === undefined ? undefined : Number(number),
    side: sideOf(dialogue, side),
  };
}

function sideOf({ sides }: Dialogue, name: string | undefined): Side | undefined {
  return name === sides.first ? "first" : name === sides.second ? "second" : undefined;
}

function refusalIn(dialogue: Dialogue, line: string): LineContent["refusal"] {
  if (line.trim() === "") return undefined;
  const found = patternsOf(dialogue).refusals.find(({ pattern }) => pattern.test(line));
  if (!found) return undefined;
  const { pattern: _, ...refusal } = found;
  return { ...refusal, text: line.trim() };
}

function handOf(dialogue: Dialogue, line: string, side: Side): ShownHand | undefined {
  const pieces = patternsOf(dialogue)[side]?.exec(line)?.groups?.["pieces"];
  return pieces === undefined ? undefined : handIn(pieces, dialogue.pieces[side]);
}
