/** Positions as SFEN: board, turn, hands and the number of the next move; or `startpos`. @module */

import { Hand, Position, reverseColor } from "tsshogi";
import { err, type Localized, ok, type Result } from "../../core/mod.ts";
import { type PieceLetter, SET } from "./piece.ts";
import type { ShogiPosition } from "./position.ts";
import { SIZE } from "./square.ts";
import { filledIn, refused, START } from "../start_words.ts";
import { SETUP } from "./setup_words.ts";

/** The position in which a game begins. */
export const START_SFEN = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

/** What a setup says. */
export interface Layout {
  readonly state: Position;
  /** The number of the next move. */
  readonly number: number;
}

/** Reads `startpos` or an SFEN, with or without the word `sfen` and the number at the end. */
export function parseSetup(text: string): Result<Layout, Localized> {
  const [first = "", ...others] = text.trim().split(/\s+/);
  if (first === "startpos") {
    if (others.length > 0) return refused(SETUP.afterStartpos, { text: others.join(" ") });
    return parseSetup(START_SFEN);
  }
  const [board = "", turn = "b", hands = "-", number = "1", ...rest] = first === "sfen"
    ? others
    : [first, ...others];
  if (rest.length > 0) return refused(START.tooManyWords, { text: rest.join(" ") });
  const wrong = boardFault(board) ?? turnFault(turn) ?? handsFault(hands) ?? numberFault(number) ??
    surplusOf(`${board} ${hands}`);
  if (wrong) return err(wrong);
  const state = Position.newBySFEN(`${board} ${turn} ${hands} ${number}`);
  if (!state) return refused(SETUP.notSfen, { text });
  if (standsOpen(state)) return refused(SETUP.kingOpen);
  return ok({ state, number: Number(number) });
}

/** The SFEN of a position. */
export function formatSetup({ state, firstNumber, ply }: ShogiPosition): string {
  return state.getSFEN(firstNumber + ply);
}

function boardFault(text: string): Localized | undefined {
  const rows = text.split("/");
  if (rows.length !== SIZE) {
    return filledIn(START.boardRows, { rows: SIZE, count: rows.length, text });
  }
  for (const [index, row] of rows.entries()) {
    const rank = String.fromCharCode(97 + index);
    if (!/^(\+?[RBSNLPrbsnlp]|[KGkg]|[1-9])*$/.test(row)) {
      return filledIn(SETUP.rowMarks, { row, rank });
    }
    const squares = row.replaceAll("+", "").split("")
      .reduce((sum, mark) => sum + (Number(mark) || 1), 0);
    if (squares !== SIZE) {
      return filledIn(START.rowSquares, { squares: SIZE, count: squares, rank });
    }
  }
  const kings = ["K", "k"].find((king) => text.split(king).length > 2);
  return kings === undefined ? undefined : filledIn(SETUP.oneKing, { king: kings });
}

function turnFault(text: string): Localized | undefined {
  return text === "b" || text === "w" ? undefined : filledIn(SETUP.turn, { text });
}

function handsFault(text: string): Localized | undefined {
  if (text === "-" || /^([1-9]?[0-9]?[RBGSNLPrbgsnlp])+$/.test(text) && Hand.isValidSFEN(text)) {
    return undefined;
  }
  return filledIn(SETUP.hands, { text });
}

function numberFault(text: string): Localized | undefined {
  return /^[1-9][0-9]{0,5}$/.test(text) ? undefined : filledIn(SETUP.number, { text });
}

/** What is wrong with a board and hands that hold more of a piece than a set does. */
function surplusOf(text: string): Localized | undefined {
  const [board = "", hands = ""] = text.split(" ");
  for (const letter of Object.keys(SET) as PieceLetter[]) {
    const onBoard = board.split("").filter((each) => each.toUpperCase() === letter).length;
    const held = [...hands.matchAll(/([0-9]*)([A-Za-z])/g)]
      .filter(([, , each]) => each?.toUpperCase() === letter)
      .reduce((sum, [, count]) => sum + Number(count || 1), 0);
    if (onBoard + held > SET[letter]) {
      return filledIn(SETUP.set, { most: SET[letter], letter, count: onBoard + held });
    }
  }
  return undefined;
}

/** Whether the king could be taken at once. */
function standsOpen(state: Position): boolean {
  return state.board.isChecked(reverseColor(state.color));
}
