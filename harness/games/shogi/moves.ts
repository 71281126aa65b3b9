/** All legal moves. @module */

import {
  handPieceTypes,
  type ImmutablePosition,
  movableDirections,
  MoveType,
  type Piece,
  pieceTypeToSFEN,
  resolveMoveType,
  Square,
} from "tsshogi";
import { sideOf } from "./piece.ts";
import type { ShogiMove, ShogiPosition } from "./position.ts";
import { isInZone } from "./square.ts";

/** What the side to move may do: first the pieces on the board, row by row, then the drops. */
export function moves({ state }: ShogiPosition): readonly ShogiMove[] {
  const found: ShogiMove[] = [];
  for (const from of Square.all) {
    const piece = state.board.at(from);
    if (piece?.color === state.color) addSteps(state, { from, piece }, found);
  }
  addDrops(state, found);
  return found;
}

/** Whether there is any legal move; cheaper than to list them all. */
export function canMove({ state }: ShogiPosition): boolean {
  const found: ShogiMove[] = [];
  for (const from of Square.all) {
    const piece = state.board.at(from);
    if (piece?.color === state.color) addSteps(state, { from, piece }, found);
    if (found.length > 0) return true;
  }
  addDrops(state, found);
  return found.length > 0;
}

interface Source {
  readonly from: Square;
  readonly piece: Piece;
}

function addSteps(state: ImmutablePosition, source: Source, found: ShogiMove[]): void {
  const { from, piece } = source;
  for (const direction of movableDirections(piece)) {
    const slides = resolveMoveType(piece, direction) === MoveType.LONG;
    for (let to = from.neighbor(direction); to.valid; to = to.neighbor(direction)) {
      const met = state.board.at(to);
      if (met?.color === piece.color) break;
      addStep(state, { ...source, to }, found);
      if (met || !slides) break;
    }
  }
}

/** With and without promotion, as far as either is legal. */
function addStep(
  state: ImmutablePosition,
  { from, to, piece }: Source & { readonly to: Square },
  found: ShogiMove[],
): void {
  const move = state.createMove(from, to);
  if (!move) return;
  const names = { kind: "step", from: from.usi, to: to.usi } as const;
  const side = sideOf(piece.color);
  if (state.isValidMove(move)) found.push({ ...names, promote: false });
  if (!piece.isPromotable() || !(isInZone(from, side) || isInZone(to, side))) return;
  if (state.isValidMove(move.withPromote())) found.push({ ...names, promote: true });
}

function addDrops(state: ImmutablePosition, found: ShogiMove[]): void {
  const held = handPieceTypes.filter((type) => state.hand(state.color).count(type) > 0);
  if (held.length === 0) return;
  for (const to of Square.all) {
    if (state.board.at(to)) continue;
    for (const type of held) {
      const move = state.createMove(type, to);
      if (!move || !state.isValidMove(move)) continue;
      found.push({ kind: "drop", piece: pieceTypeToSFEN(type), to: to.usi });
    }
  }
}
