/** Games written down, one line for each ply, and read again. @module */

import { err, ok, type Result, visible } from "../../core/mod.ts";
import { isHandLetter, pieceAt, shogi, type ShogiMove } from "../../games/shogi/mod.ts";
import { type Dialogue, PIECE_KEYS, type PieceKey } from "./dialogue.ts";
import { type Ledger, newLedger, playOn, type RecordedPly } from "./ledger.ts";
import { inUsualGlyphs, keyOf, namesOf } from "./names.ts";
import { fillIn, readBy, squaresOf, type TemplatePlace, type Values } from "./template.ts";
import { turnedSquare } from "./turn.ts";

/** A game as text; every line ends with a line feed. */
export function writeRecord(dialogue: Dialogue, entries: readonly RecordedPly[]): string {
  const { header } = dialogue.record;
  const plies = entries.map((entry, index) => lineOf(dialogue, entry, index + 1));
  return [...header === undefined ? [] : [header], ...plies].map((line) => `${line}\n`).join("");
}

/** The line of one ply. */
export function lineOf(dialogue: Dialogue, entry: RecordedPly, number: number): string {
  const { record, pieces } = dialogue;
  const { move, side, piece, index0 = 0 } = entry;
  const promotes = move.kind === "step" && move.promote;
  return fillIn(move.kind === "drop" ? record.drop : record.move, {
    ...squaresOf(move, dialogue),
    number: String(number),
    piece: (record.pieces ?? pieces)[side][piece],
    letter: piece.at(-1) ?? "",
    index: String(index0 + 1),
    index0: String(index0),
    promoted: record.promoted[promotes ? "yes" : "no"],
  });
}

/** How many lines are tried in all, where one may be a move or a drop. */
const MOST_TRIES = 5000;

/**
 * The game that a text tells. A drop may look like a move from file 9: the position decides, and
 * where it allows both, the plies that follow. Hands are in the order of captures; only where that
 * cannot be, a drop is read by its piece alone.
 */
export function readRecord(dialogue: Dialogue, text: string): Result<Ledger> {
  const strict = readAs(dialogue, text, true);
  return strict.ok ? strict : readAs(dialogue, text, false);
}

function readAs(dialogue: Dialogue, text: string, strict: boolean): Result<Ledger> {
  const lines = plyLines(dialogue, text);
  const read = readerOf(dialogue, strict);
  let tries = 0;
  let furthest = { at: -1, why: "" };
  const from = (ledger: Ledger, at: number): Ledger | undefined => {
    const line = lines[at];
    if (line === undefined) return ledger;
    const next = read(ledger, line);
    if (next.length === 0 && at > furthest.at) {
      furthest = { at, why: `Not a legal ply in line ${at + 1}: "${visible(line, 60)}"` };
    }
    for (const each of next) {
      if (tries++ > MOST_TRIES) return undefined;
      const whole = from(each, at + 1);
      if (whole) return whole;
    }
    return undefined;
  };
  const found = lines.length > MOST_PLIES ? undefined : from(newLedger(), 0);
  return found ? ok(found) : err(furthest.why || "Too many plies, or too many ways to read them");
}

const MOST_PLIES = 2000;

/** The lines that tell plies. */
export function plyLines(dialogue: Dialogue, text: string): readonly string[] {
  const { header } = dialogue.record;
  const lines = inUsualGlyphs(text, dialogue).replace(/^\ufeff/, "").split("\n").map((line) =>
    line.trim()
  )
    .filter((line) => line !== "");
  return header !== undefined && isHeader(lines[0] ?? "", header) ? lines.slice(1) : lines;
}

/** Whether a line is the header, however wide its blanks are. */
export function isHeader(line: string, header: string): boolean {
  return squeezed(line) === squeezed(header);
}

/** A line with single blanks. */
export function squeezed(line: string): string {
  return line.trim().replace(/\s+/g, " ");
}

/** What a line says of a ply, as a move and as a drop; undefined where it cannot be one. */
export function lineReaders(
  dialogue: Dialogue,
): Readonly<Record<"move" | "drop", (line: string) => Values | undefined>> {
  const { record } = dialogue;
  const { yes, no } = record.promoted;
  const classes: Partial<Record<TemplatePlace, string>> = {
    ...CLASSES,
    piece: recordNames(dialogue).map(escaped).join("|"),
    promoted: [yes, no].sort((a, b) => b.length - a.length).map(escaped).join("|"),
  };
  return { move: readBy(record.move, classes), drop: readBy(record.drop, classes) };
}

function recordNames(dialogue: Dialogue): readonly string[] {
  const { pieces } = dialogue.record;
  if (!pieces) return namesOf(dialogue);
  const all = new Set([...Object.values(pieces.first), ...Object.values(pieces.second)]);
  return [...all].sort((a, b) => b.length - a.length);
}

const CLASSES: Readonly<Partial<Record<TemplatePlace, string>>> = {
  number: "\\d{1,4}",
  "from-file": "[1-9]",
  "from-rank": "[1-9]",
  "from-letter": "[a-i]",
  "to-file": "[1-9]",
  "to-rank": "[1-9]",
  "to-letter": "[a-i]",
  letter: "[KRBGSNLP]",
  index: "\\d{1,2}",
  index0: "\\d{1,2}",
};

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/** The ledgers to which a line may lead, the move before the drop. */
function readerOf(
  dialogue: Dialogue,
  strict: boolean,
): (ledger: Ledger, line: string) => readonly Ledger[] {
  const { move, drop } = lineReaders(dialogue);
  return (ledger, line) => {
    const values = drop(line);
    const steps = stepIn(dialogue, ledger, move(line));
    return values ? [...steps, ...dropIn(dialogue, ledger, { values, strict })] : steps;
  };
}

function stepIn(
  dialogue: Dialogue,
  ledger: Ledger,
  values: Values | undefined,
): readonly Ledger[] {
  if (!values) return [];
  const { record, pieces } = dialogue;
  const from = squareIn(values, "from", dialogue);
  const to = squareIn(values, "to", dialogue);
  const piece = pieceAt(ledger.position, from);
  const named = piece && (record.pieces ?? pieces)[piece.side][keyOf(piece)];
  if (values.piece !== undefined && values.piece !== named) return [];
  const promote = values.promoted === record.promoted.yes;
  return legally(ledger, { kind: "step", from, to, promote });
}

function dropIn(
  dialogue: Dialogue,
  ledger: Ledger,
  { values, strict }: { readonly values: Values; readonly strict: boolean },
): readonly Ledger[] {
  const side = shogi.turn(ledger.position);
  const named = values.letter ?? keyNamed(dialogue, values.piece ?? "", side);
  const index0 = values.index0 !== undefined
    ? Number(values.index0)
    : values.index !== undefined
    ? Number(values.index) - 1
    : undefined;
  const hand = ledger.hands[side];
  const piece = named ?? (index0 === undefined ? undefined : hand[index0]);
  if (piece === undefined || !isHandLetter(piece)) return [];
  if (strict && index0 !== undefined && hand[index0] !== piece) return [];
  const to = squareIn(values, "to", dialogue);
  return legally(ledger, { kind: "drop", piece, to }, index0);
}

function keyNamed(
  { pieces, record }: Dialogue,
  name: string,
  side: "first" | "second",
): PieceKey | undefined {
  return PIECE_KEYS.find((key) => (record.pieces ?? pieces)[side][key] === name);
}

function squareIn(values: Values, end: "from" | "to", dialogue: Dialogue): string {
  const rank = values[`${end}-rank`];
  const letter = values[`${end}-letter`] ??
    (rank === undefined ? "" : String.fromCharCode(96 + Number(rank)));
  return turnedSquare(`${values[`${end}-file`] ?? ""}${letter}`, dialogue);
}

function legally(ledger: Ledger, move: ShogiMove, index0?: number): readonly Ledger[] {
  return shogi.objection(ledger.position, move) ? [] : [playOn(ledger, move, index0)];
}
