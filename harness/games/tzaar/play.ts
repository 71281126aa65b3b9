/** What a legal step makes of a position. @module */

import { indexOf } from "./point.ts";
import {
  type Board,
  type Capture,
  type Enhance,
  otherSide,
  type Stack,
  type TzaarMove,
  type TzaarPosition,
} from "./position.ts";
import { stepLogEntry } from "./steplog.ts";

/** The position after a legal step. */
export function play(position: TzaarPosition, move: TzaarMove): TzaarPosition {
  return {
    board: move.kind === "pass" ? position.board : moved(position.board, move),
    ...nextMoment(position),
    log: [...position.log, stepLogEntry(position, move)],
    last: move,
  };
}

/** What a stack becomes by taking another, or by going on top of it. */
export function merged(moving: Stack, target: Stack): Stack {
  if (moving.owner !== target.owner) return moving;
  return { ...moving, height: moving.height + target.height };
}

/** The side, step and round that come next: the first round has one step, all others two. */
function nextMoment({ turn, step, round }: TzaarPosition) {
  if (step === 1 && round > 1) return { turn, step: 2, round } as const;
  return { turn: otherSide(turn), step: 1, round: round + 1 } as const;
}

function moved(board: Board, { from, to }: Capture | Enhance): Board {
  const [start, end] = [indexOf(from), indexOf(to)];
  if (start === undefined || end === undefined) throw new Error(`No such points: ${from}, ${to}`);
  const [moving, target] = [board[start], board[end]];
  if (!moving || !target) throw new Error(`No stacks on both ${from} and ${to}`);
  const next = board.slice();
  next[end] = merged(moving, target);
  next[start] = undefined;
  return next;
}
