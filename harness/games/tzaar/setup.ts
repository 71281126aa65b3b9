/**
 * Positions as text: whose step of which round it is, then the stacks by colour, point, height and
 * type, as in `white 2 5 / W 2,0 2 1 / B 4,0 3 1`; line ends serve as well as strokes. Without a
 * round it is the earliest one with two steps, 2 or 3. `standard` is the opening. @module
 */

import { err, type Localized, ok, type Result } from "../../core/mod.ts";
import type { Side } from "../game.ts";
import { STANDARD_BOARD } from "./opening.ts";
import { indexOf, POINTS } from "./point.ts";
import {
  type Board,
  countVisible,
  PIECE_COUNTS,
  PIECE_TYPES,
  PIECES_PER_SIDE,
  type PieceType,
  type Stack,
  type StepNumber,
  type TzaarPosition,
} from "./position.ts";
import { filledIn, refused } from "../start_words.ts";
import { SETUP } from "./setup_words.ts";

/** Where a new game of the specification stands. */
export const STANDARD_POSITION: TzaarPosition = {
  board: STANDARD_BOARD,
  turn: "first",
  step: 1,
  round: 1,
  log: [],
  last: undefined,
};

/** Reads `<white|black> <1|2> [round] / <W|B> <point> <height> <type> / …`, or `standard`. */
export function parseSetup(text: string): Result<TzaarPosition, Localized> {
  if (text.trim() === "standard") return ok(STANDARD_POSITION);
  const [head = "", ...lines] = text.split(/[/\n]/).map((line) => line.trim());
  const moment = parseHead(head);
  if (!moment.ok) return moment;
  const board = parseStacks(lines.filter((line) => line !== ""));
  if (!board.ok) return board;
  const surplus = surplusOf(board.value);
  if (surplus !== undefined) return err(surplus);
  return ok({ board: board.value, ...moment.value, log: [], last: undefined });
}

/** The setup of a position; what happened before is not part of it. */
export function formatSetup({ board, turn, step, round }: TzaarPosition): string {
  const stacks = board.flatMap((stack, point) => {
    if (!stack) return [];
    return [`${LETTERS[stack.owner]} ${POINTS[point]} ${stack.height} ${stack.type}`];
  });
  return [`${turn === "first" ? "white" : "black"} ${step} ${round}`, ...stacks].join(" / ");
}

const LETTERS: Readonly<Record<Side, string>> = { first: "W", second: "B" };

type Moment = Pick<TzaarPosition, "turn" | "step" | "round">;

function parseHead(text: string): Result<Moment, Localized> {
  const [, colour, stepText, roundText] = /^(white|black) ([12])(?: ([1-9]\d{0,3}))?$/.exec(text) ??
    [];
  if (!colour) return refused(SETUP.head, { text });
  const turn = colour === "white" ? "first" : "second";
  const step: StepNumber = stepText === "1" ? 1 : 2;
  const round = roundText === undefined ? (turn === "first" ? 3 : 2) : Number(roundText);
  if ((round % 2 === 1) !== (turn === "first")) {
    return refused(SETUP.rounds, { text });
  }
  if (round === 1 && step === 2) return refused(SETUP.firstRound);
  return ok({ turn, step, round });
}

function parseStacks(lines: readonly string[]): Result<Board, Localized> {
  const board: (Stack | undefined)[] = POINTS.map(() => undefined);
  for (const line of lines) {
    const [, letter, name = "", height, type] =
      /^([WB]) (-?\d,-?\d) ([1-9]\d?) ([123])$/.exec(line) ?? [];
    if (!letter) return refused(SETUP.stack, { line });
    const point = indexOf(name);
    if (point === undefined) return refused(SETUP.noPoint, { name, line });
    if (board[point]) return refused(SETUP.twoStacks, { name, line });
    const owner = letter === "W" ? "first" : "second";
    board[point] = { owner, height: Number(height), type: Number(type) as PieceType };
  }
  return ok(board);
}

/** What is wrong with a board that holds more pieces than there are. */
function surplusOf(board: Board): Localized | undefined {
  for (const owner of ["first", "second"] as const) {
    const own = board.filter((stack) => stack?.owner === owner);
    const pieces = own.reduce((sum, stack) => sum + (stack?.height ?? 0), 0);
    const side = LETTERS[owner];
    if (pieces > PIECES_PER_SIDE) return filledIn(SETUP.pieces, { side, count: pieces });
    for (const type of PIECE_TYPES) {
      const count = countVisible(board, { owner, type });
      const most = PIECE_COUNTS[type];
      if (count > most) return filledIn(SETUP.types, { most, type, side, count });
    }
  }
  return undefined;
}
