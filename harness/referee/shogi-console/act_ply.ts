/** How a ply is typed, legal or not. @module */

import { err, ok, type Result } from "../../core/mod.ts";
import {
  type BoardMove,
  type Drop,
  isInZone,
  isLegal,
  nameOf,
  pieceAt,
  shogi,
  type ShogiMove,
  SIZE,
  squareOf,
} from "../../games/shogi/mod.ts";
import {
  columnOf,
  type Dialogue,
  fillIn,
  keyOf,
  type Ledger,
  type PieceKey,
  placesIn,
  playOn,
  squaresOf,
  type Values,
} from "../../protocols/shogi-console/mod.ts";
import type { RuleId } from "../../protocols/finding.ts";
import type { ConsoleBout, Question } from "./bout.ts";

/** The rule of a program that takes a ply against a rule of the game. */
const REFUSES: Readonly<Record<string, RuleId>> = {
  "on-board": "shogi-console/refuses-off-board",
  "source-not-empty": "shogi-console/refuses-empty-square",
  "own-piece": "shogi-console/refuses-opponents-piece",
  "not-onto-own": "shogi-console/refuses-own-target",
  "piece-movement": "shogi-console/refuses-wrong-way",
  "path-clear": "shogi-console/refuses-jump",
  "king-safe": "shogi-console/refuses-self-check",
  "in-hand": "shogi-console/refuses-empty-hand",
  "drop-on-empty": "shogi-console/refuses-occupied-drop",
  "drop-dead-end": "shogi-console/refuses-dead-end",
  nifu: "shogi-console/refuses-nifu",
  uchifuzume: "shogi-console/refuses-uchifuzume",
};

interface Wish {
  readonly ply: string;
  readonly otherCase?: boolean;
}

/** The strokes of a ply; a plus promotes, and without one a choice is declined. */
export function plyStrokes(bout: ConsoleBout, { ply, otherCase }: Wish): Result<ConsoleBout> {
  const read = shogi.read(ply);
  if (!read.ok) return err(read.error.en);
  return read.value.kind === "drop"
    ? ok(dropped(bout, read.value))
    : stepped(bout, read.value, otherCase);
}

function stepped(bout: ConsoleBout, step: BoardMove, otherCase?: boolean): Result<ConsoleBout> {
  const { ledger, dialogue: { input } } = bout;
  const may = (promote: boolean) => isLegal(ledger.position, { ...step, promote });
  const [keeps, promotes] = [may(false), may(true)];
  if (step.promote && !promotes) return err(`Nothing promotes by ${shogi.write(step)}`);
  const piece = pieceAt(ledger.position, step.from);
  const values = { ...squaresOf(step, bout.dialogue), ...namesOf(bout, piece && keyOf(piece)) };
  const lines = input.move.map((template) => fillIn(template, values));
  if (!keeps && !promotes) {
    return ok(asking(bout, lines, { refused: refusalOf(ledger, step), move: step }));
  }
  const move = { ...step, promote: keeps ? step.promote : true };
  const after = playOn(ledger, move);
  const base = { deed: "ply", before: ledger, after, move, forced: !keeps } as const;
  const moved = { ...bout, ledger: after };
  if (!keeps || !promotes) return ok(asking(moved, lines, base));
  const offers = offerOf(ledger, step);
  const { script } = asking(moved, lines, { ...base, offers, expects: "promotion" });
  const line = inCase(step.promote ? input.yes : input.no, otherCase);
  const answer: Question = { ...base, line, expects: "screen", offers, otherCase };
  return ok({ ...moved, script: [...script, { line, question: answer }] });
}

/** A text with its letters turned round, where that is asked for. */
export function inCase(text: string, otherCase: boolean | undefined): string {
  if (!otherCase) return text;
  return text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase();
}

function offerOf({ position }: Ledger, { from, to }: BoardMove): NonNullable<Question["offers"]> {
  const side = shogi.turn(position);
  const [inside, arrives] = [from, to].map((name) => isInZone(squareOf(name)!, side));
  return inside ? arrives ? "inside" : "leaving" : "entering";
}

function dropped(bout: ConsoleBout, drop: Drop): ConsoleBout {
  const { ledger } = bout;
  const index0 = placeInHand(bout, drop.piece);
  const refused = refusalOf(ledger, drop);
  // A hand that lists no such piece has none to choose, so that only the first question is asked.
  const lines = dropLines(bout.dialogue, {
    ...squaresOf(drop, bout.dialogue),
    ...indices(Math.max(index0, 0)),
    ...namesOf(bout, drop.piece as PieceKey),
  });
  if (refused) return asking(bout, lines, { refused, move: drop });
  const after = playOn(ledger, drop, index0 < 0 ? undefined : index0);
  return asking({ ...bout, ledger: after }, lines, { before: ledger, after, move: drop });
}

/** The name of a piece of the side to move; a pawn's where there is none. */
function namesOf({ dialogue, ledger }: ConsoleBout, key: PieceKey = "P"): Values {
  const { typed, pieces } = dialogue;
  const names = typed ?? pieces[shogi.turn(ledger.position)];
  return { piece: names[key], letter: key.at(-1) ?? "" };
}

function indices(index0: number): Values {
  return { index: String(index0 + 1), index0: String(index0) };
}

function dropLines({ input: { drop } }: Dialogue, values: Values): readonly string[] {
  return drop.map((template) => fillIn(template, values));
}

/** Strokes of which the last shows what became of them. */
function asking(
  bout: ConsoleBout,
  lines: readonly string[],
  { expects = "screen", ...about }: Partial<Question>,
): ConsoleBout {
  const base = { deed: "ply", before: bout.ledger, after: bout.ledger, ...about } as const;
  const script = lines.map((line, index) => {
    const last = index === lines.length - 1;
    return { line, question: { ...base, line, expects: last ? expects : "step" } as const };
  });
  return { ...bout, script };
}

/** Why a program must refuse a move; undefined where it must not. */
function refusalOf({ position }: Ledger, move: ShogiMove): Question["refused"] {
  const objection = shogi.objection(position, move);
  if (!objection) return undefined;
  const meaning = objection.rule.replace("shogi/", "");
  const rule = REFUSES[meaning] ?? "shogi-console/refuses-wrong-way";
  return { rule, meaning, why: objection.why };
}

/** The place of a piece in the hand as the program lists it, from 0; -1 where there is none. */
function placeInHand({ ledger, hands: shown, listed }: ConsoleBout, piece: string): number {
  const side = shogi.turn(ledger.position);
  const held = ledger.hands[side];
  const same = [...shown[side] ?? []].sort().join() === [...held].sort().join();
  return (same ? listed[side] ?? held : held).findIndex((each) => each === piece);
}

/** A move with numbers that may be no coordinates. */
export function coordinates(bout: ConsoleBout, numbers: readonly number[]): ConsoleBout {
  const [fromFile = 0, fromRank = 0, toFile = 0, toRank = 0] = numbers;
  const values: Values = {
    ...namesOf(bout),
    "from-file": String(fromFile),
    "from-column": columnOf(fromFile, bout.dialogue),
    "from-rank": String(fromRank),
    "from-letter": letterOf(fromRank),
    "to-file": String(toFile),
    "to-column": columnOf(toFile, bout.dialogue),
    "to-rank": String(toRank),
    "to-letter": letterOf(toRank),
  };
  const lines = bout.dialogue.input.move.map((template) => fillIn(template, values));
  const off = { rule: "shogi-console/refuses-off-board", meaning: "on-board" } as const;
  return asking(bout, lines, { refused: off });
}

function letterOf(rank: number): string {
  return rank >= 1 && rank <= SIZE ? nameOf(1, rank).slice(1) : "z";
}

/** A drop of a piece by a number that the hand does not have; nothing where pieces have no numbers. */
export function handNumber(bout: ConsoleBout, number: number, square: string): ConsoleBout {
  const { dialogue } = bout;
  if (!dialogue.input.drop.some((each) => placesIn(each).some((one) => one.startsWith("index")))) {
    return bout;
  }
  const to = squaresOf({ kind: "drop", piece: "P", to: square }, dialogue);
  const lines = dropLines(dialogue, { ...to, ...namesOf(bout), ...indices(number - 1) });
  // What a number that is out of range breaks may be told in many ways.
  const refused = { rule: "shogi-console/refuses-hand-number", meaning: "" } as const;
  return asking(bout, lines, { refused });
}
