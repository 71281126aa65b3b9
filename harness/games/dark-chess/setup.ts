/**
 * Positions as text: eight rows from rank 8 down, the colour to move, and what lies dark, as in
 * `X--k/----/…/K--- red deal=p---/----/…/----`; a deal is rows too, or 32 letters from a1 on.
 * @module
 */

import { err, type Localized, ok, type Result } from "../../core/mod.ts";
import { randomFrom, shuffled } from "../random.ts";
import {
  type Colour,
  dark,
  FULL_SET,
  isPieceLetter,
  type Piece,
  type PieceLetter,
  revealed,
} from "./piece.ts";
import {
  type Board,
  colourOf,
  type DarkChessPosition,
  type DarkChessSettings,
  rowsOf,
  showBoard,
} from "./position.ts";
import { FILES, RANKS, SQUARES } from "./square.ts";
import { filledIn, refused, START } from "../start_words.ts";
import { SETUP } from "./setup_words.ts";

/** What a setup says: the pieces, and whose turn it is. */
export interface Layout {
  readonly board: Board;
  readonly colour: Colour | undefined;
}

/** The position in which a game from this layout begins; the side to move is the first player. */
export function begun({ board, colour }: Layout, settings: DarkChessSettings): DarkChessPosition {
  return {
    board,
    turn: "first",
    firstColour: colour,
    quiet: [],
    settings,
    last: undefined,
  };
}

/** The layout of a new game: all pieces dark, in an order that the seed decides. */
export function dealt(seed: number): Layout {
  return { board: shuffled(FULL_SET, randomFrom(seed)).map(dark), colour: undefined };
}

/** Reads `<rows> <red|black|unknown> [deal=<letters>]`. */
export function parseSetup(text: string): Result<Layout, Localized> {
  const [rows = "", turn = "", deal, ...rest] = text.trim().split(/\s+/);
  if (rest.length > 0) return refused(START.tooManyWords, { text: rest.join(" ") });
  const marks = parseRows(rows);
  if (!marks.ok) return marks;
  const colour = parseTurn(turn, marks.value);
  if (!colour.ok) return colour;
  const letters = deal === undefined ? dealRest(marks.value) : parseDeal(deal, marks.value);
  if (!letters.ok) return letters;
  const surplus = surplusOf(letters.value);
  if (surplus !== undefined) return err(surplus);
  const board = letters.value.map((letter, index) => pieceOf(letter, marks.value[index]));
  return ok({ board, colour: colour.value });
}

/** The setup of a position, without the first mover and what happened before. */
export function formatSetup(position: DarkChessPosition): string {
  const turn = colourOf(position, position.turn) ?? "unknown";
  const rows = `${showBoard(position).join("/")} ${turn}`;
  if (!position.board.some((piece) => piece?.dark)) return rows;
  const deal = rowsOf(position.board.map((piece) => piece?.dark ? piece.letter : "-"));
  return `${rows} deal=${deal.join("/")}`;
}

function parseRows(text: string): Result<readonly string[], Localized> {
  const rows = text.split("/");
  if (rows.length !== RANKS) {
    return refused(START.boardRows, { rows: RANKS, count: rows.length, text });
  }
  for (const [index, row] of rows.entries()) {
    if (row.length !== FILES) {
      return refused(START.rowSquares, {
        squares: FILES,
        count: row.length,
        rank: RANKS - index,
      });
    }
  }
  const marks = rows.reverse().flatMap((row) => row.split(""));
  const wrong = marks.findIndex((mark) => !isPieceLetter(mark) && mark !== "X" && mark !== "-");
  if (wrong < 0) return ok(marks);
  return refused(SETUP.notPiece, { mark: marks[wrong] ?? "", square: SQUARES[wrong] ?? "" });
}

function parseTurn(turn: string, marks: readonly string[]): Result<Colour | undefined, Localized> {
  if (turn === "red" || turn === "black") return ok(turn);
  if (turn !== "unknown") return refused(SETUP.turn, { turn });
  const seen = marks.findIndex(isPieceLetter);
  if (seen >= 0) return refused(SETUP.unknownSeen, { square: SQUARES[seen] ?? "" });
  if (!marks.includes("X")) return refused(SETUP.unknownEmpty);
  return ok(undefined);
}

/** Deals what is not in sight onto the dark squares, always in the same way. */
function dealRest(marks: readonly string[]): Result<readonly string[], Localized> {
  const pool: PieceLetter[] = [...FULL_SET];
  for (const mark of marks.filter(isPieceLetter)) {
    const index = pool.indexOf(mark);
    if (index >= 0) pool.splice(index, 1);
  }
  const order = [...shuffled(pool, randomFrom(0))];
  return ok(marks.map((mark) => mark === "X" ? order.pop() ?? "-" : mark));
}

function parseDeal(word: string, marks: readonly string[]): Result<readonly string[], Localized> {
  if (!word.startsWith("deal=")) return refused(SETUP.afterTurn, { word });
  const text = word.slice("deal=".length);
  const letters = text.includes("/") ? parseRows(text) : parseLine(text);
  if (!letters.ok) return refused(SETUP.badDeal, { why: letters.error });
  for (const [index, letter] of letters.value.entries()) {
    const wrong = misdealt(letter, marks[index]);
    if (wrong) {
      return refused(SETUP.badDealOn, { why: wrong, letter, square: SQUARES[index] ?? "" });
    }
  }
  return ok(letters.value.map((letter, index) => letter === "-" ? marks[index] ?? "-" : letter));
}

function parseLine(text: string): Result<readonly string[], Localized> {
  const letters = text.split("");
  if (letters.length === SQUARES.length) return ok(letters);
  return refused(SETUP.dealLetters, { squares: SQUARES.length, count: letters.length, text });
}

function misdealt(letter: string, mark: string | undefined): Localized | undefined {
  if (mark === "X") return isPieceLetter(letter) ? undefined : SETUP.darkNeedsPiece;
  return letter === "-" || letter === mark ? undefined : SETUP.onlyDarkDealt;
}

/** What is wrong with a board that holds more of a piece than a set does. */
function surplusOf(letters: readonly string[]): Localized | undefined {
  const pool: string[] = [...FULL_SET];
  for (const [index, letter] of letters.entries()) {
    if (letter === "-") continue;
    const found = pool.indexOf(letter);
    if (found < 0) return filledIn(SETUP.tooMany, { letter, square: SQUARES[index] ?? "" });
    pool.splice(found, 1);
  }
  return undefined;
}

function pieceOf(letter: string, mark: string | undefined): Piece | undefined {
  if (!isPieceLetter(letter)) return undefined;
  return mark === "X" ? dark(letter) : revealed(letter);
}
