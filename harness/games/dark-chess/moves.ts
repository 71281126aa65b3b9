/** All legal moves. @module */

import { type Colour, type Kind, type Piece, PREY } from "./piece.ts";
import {
  type Board,
  colourOf,
  type DarkChessMove,
  type DarkChessPosition,
  type Flip,
  type PieceMove,
} from "./position.ts";
import { NEXT_TO, RAYS, SQUARES } from "./square.ts";

// Moves are made once and shared: this is the hot path of every opponent and of the counts.
const FLIPS: readonly Flip[] = SQUARES.map((at) => Object.freeze({ kind: "flip", at }));
const STEPS: readonly (readonly PieceMove[])[] = SQUARES.map((from) =>
  SQUARES.map((to) => Object.freeze({ kind: "move", from, to }))
);

/** The position that was asked about last: the referee asks several times about each. */
let last:
  | { readonly position: DarkChessPosition; readonly found: readonly DarkChessMove[] }
  | undefined;

/** What the side to move may do, square by square from a1; flips do not say what they will show. */
export function moves(position: DarkChessPosition): readonly DarkChessMove[] {
  if (last?.position === position) return last.found;
  const found = movesIn(position);
  last = { position, found };
  return found;
}

function movesIn(position: DarkChessPosition): readonly DarkChessMove[] {
  const { board } = position;
  const colour = colourOf(position, position.turn);
  const found: DarkChessMove[] = [];
  for (let from = 0; from < board.length; from++) {
    const piece = board[from];
    if (piece === undefined) continue;
    if (piece.dark) found.push(FLIPS[from]!);
    else if (piece.colour === colour) addSteps(board, from, found);
  }
  return found;
}

/** Whether the open piece on a square can go anywhere. */
export function canStep(board: Board, from: number): boolean {
  const { kind, colour } = board[from]!;
  for (const next of NEXT_TO[from]!) {
    if (board[next] === undefined || takes(board[next], kind, colour)) return true;
  }
  return kind === "C" && RAYS[from]!.some((ray) => shotAt(board, ray, colour) !== undefined);
}

/** The most that an open piece of `colour` could take, as `value` says; 0 where there is nothing. */
export function richestPrey(
  board: Board,
  colour: Colour,
  value: (kind: Kind) => number,
): number {
  let most = 0;
  for (let from = 0; from < board.length; from++) {
    const piece = board[from];
    if (piece === undefined || piece.dark || piece.colour !== colour) continue;
    most = Math.max(
      most,
      piece.kind === "C" ? richestShot(board, from, value) : richestNeighbour(board, from, value),
    );
  }
  return most;
}

function richestShot(board: Board, from: number, value: (kind: Kind) => number): number {
  const { colour } = board[from]!;
  let most = 0;
  for (const ray of RAYS[from]!) {
    const at = shotAt(board, ray, colour);
    if (at !== undefined) most = Math.max(most, value(board[at]!.kind));
  }
  return most;
}

function richestNeighbour(board: Board, from: number, value: (kind: Kind) => number): number {
  const { kind, colour } = board[from]!;
  let most = 0;
  for (const next of NEXT_TO[from]!) {
    const prey = board[next];
    if (prey && takes(prey, kind, colour)) most = Math.max(most, value(prey.kind));
  }
  return most;
}

function addSteps(board: Board, from: number, found: DarkChessMove[]): void {
  const { kind, colour } = board[from]!;
  const steps = STEPS[from]!;
  for (const ray of RAYS[from]!) {
    const next = ray[0]!;
    if (board[next] === undefined || takes(board[next], kind, colour)) found.push(steps[next]!);
    const target = kind === "C" ? shotAt(board, ray, colour) : undefined;
    if (target !== undefined) found.push(steps[target]!);
  }
}

/** Whether a piece takes the neighbour `met`; a cannon never does. */
function takes(met: Piece, kind: Kind, colour: Colour): boolean {
  return !met.dark && met.colour !== colour && PREY[kind].includes(met.kind);
}

/** What a cannon of `colour` at the root of a ray takes along it. */
function shotAt(board: Board, ray: readonly number[], colour: Colour): number | undefined {
  const target = overOnePiece(board, ray);
  const prey = target === undefined ? undefined : board[target];
  return prey && !prey.dark && prey.colour !== colour ? target : undefined;
}

/** The second piece that a ray meets: what a cannon at its root aims at. */
function overOnePiece(board: Board, ray: readonly number[]): number | undefined {
  let screened = false;
  for (const square of ray) {
    if (board[square] === undefined) continue;
    if (screened) return square;
    screened = true;
  }
  return undefined;
}
