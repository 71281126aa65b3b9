/** Whether a move is legal, without the reason. @module */

import { PREY } from "./piece.ts";
import { type Board, colourOf, type DarkChessMove, type DarkChessPosition } from "./position.ts";
import { FILES, indexOf } from "./square.ts";

/** The same as no objection, but quicker; the tests hold that both agree. */
export function isLegal(position: DarkChessPosition, move: DarkChessMove): boolean {
  if (move.kind === "move") return isLegalStep(position, move.from, move.to);
  const at = indexOf(move.at);
  if (at === undefined || !position.board[at]?.dark) return false;
  const { piece } = move;
  return piece === undefined || position.board[at]?.letter === piece ||
    position.board.some((one) => one?.dark && one.letter === piece);
}

function isLegalStep(position: DarkChessPosition, from: string, to: string): boolean {
  const { board } = position;
  const [start, end] = [indexOf(from), indexOf(to)];
  if (start === undefined || end === undefined) return false;
  const piece = board[start];
  const colour = colourOf(position, position.turn);
  if (!piece || piece.dark || colour === undefined || piece.colour !== colour) return false;
  const target = board[end];
  if (!target) return areNeighbours(start, end);
  if (target.dark || target.colour === colour) return false;
  if (piece.kind === "C") return hasOneScreen(board, start, end);
  return areNeighbours(start, end) && PREY[piece.kind].includes(target.kind);
}

function areNeighbours(one: number, other: number): boolean {
  const apart = Math.abs(one - other);
  return apart === FILES || apart === 1 && areOnOneRank(one, other);
}

function areOnOneRank(one: number, other: number): boolean {
  return Math.floor(one / FILES) === Math.floor(other / FILES);
}

function hasOneScreen(board: Board, one: number, other: number): boolean {
  const isFile = one % FILES === other % FILES;
  if (!isFile && !areOnOneRank(one, other)) return false;
  const step = isFile ? FILES : 1;
  let screens = 0;
  for (let at = Math.min(one, other) + step; at < Math.max(one, other); at += step) {
    if (board[at]) screens++;
  }
  return screens === 1;
}
