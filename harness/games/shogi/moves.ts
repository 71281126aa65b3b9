/** All legal moves. @module */

import {
  handPieceTypes,
  type ImmutablePosition,
  movableDirections,
  MoveType,
  type Piece,
  PieceType,
  pieceTypeToSFEN,
  resolveMoveType,
  reverseColor,
  Square,
} from "tsshogi";
import type { Side } from "../game.ts";
import { type HandLetter, mustNotStay, pieceFrom, sideOf } from "./piece.ts";
import { isCheck, type ShogiMove, type ShogiPosition } from "./position.ts";
import { isInZone, ranksToGo } from "./square.ts";

/** What the side to move may do: first the pieces on the board, row by row, then the drops. */
export function moves(position: ShogiPosition): readonly ShogiMove[] {
  const found: ShogiMove[] = [];
  const scene = sceneOf(position);
  for (const from of Square.all) addStepsFrom(scene, from, found);
  addDrops(scene, found);
  return found;
}

/** Whether there is any legal move; cheaper than to list them all. */
export function canMove(position: ShogiPosition): boolean {
  const found: ShogiMove[] = [];
  const scene = sceneOf(position);
  for (const from of Square.all) {
    addStepsFrom(scene, from, found);
    if (found.length > 0) return true;
  }
  addDrops(scene, found);
  return found.length > 0;
}

/** What all moves in a position have in common. */
interface Scene {
  readonly state: ImmutablePosition;
  readonly side: Side;
  readonly king: Square | undefined;
  readonly check: boolean;
}

function sceneOf(position: ShogiPosition): Scene {
  const { state } = position;
  const king = state.board.findKing(state.color);
  return { state, side: sideOf(state.color), king, check: isCheck(position) };
}

interface Source {
  readonly from: Square;
  readonly piece: Piece;
  /** Whether the king may be in danger once the piece is gone. */
  readonly careful: boolean;
}

function addStepsFrom(scene: Scene, from: Square, found: ShogiMove[]): void {
  const { state } = scene;
  const piece = state.board.at(from);
  if (piece?.color !== state.color) return;
  const source = { from, piece, careful: isCareful(scene, from) };
  for (const direction of movableDirections(piece)) {
    const slides = resolveMoveType(piece, direction) === MoveType.LONG;
    for (let to = from.neighbor(direction); to.valid; to = to.neighbor(direction)) {
      const met = state.board.at(to);
      if (met?.color === piece.color) break;
      addStep(scene, { ...source, to }, found);
      if (met || !slides) break;
    }
  }
}

/** Only a check, the king himself, and what stands in line with him need be looked at closely. */
function isCareful({ king, check }: Scene, { x, y }: Square): boolean {
  if (check || !king) return check;
  const [across, along] = [Math.abs(king.x - x), Math.abs(king.y - y)];
  return across === 0 || along === 0 || across === along;
}

/** With and without promotion, as far as either is legal. */
function addStep(
  { state, side }: Scene,
  { from, to, piece, careful }: Source & { readonly to: Square },
  found: ShogiMove[],
): void {
  const made = careful ? state.createMove(from, to) : undefined;
  if (made === null) return;
  const names = { kind: "step", from: from.usi, to: to.usi } as const;
  const { letter, promoted } = pieceFrom(piece);
  const stays = promoted || !mustNotStay(letter, ranksToGo(to, side));
  if (stays && (!made || state.isValidMove(made))) found.push({ ...names, promote: false });
  if (!piece.isPromotable() || !(isInZone(from, side) || isInZone(to, side))) return;
  if (!made || state.isValidMove(made.withPromote())) found.push({ ...names, promote: true });
}

function addDrops(scene: Scene, found: ShogiMove[]): void {
  const { state, side, check } = scene;
  const held = handPieceTypes.filter((type) => state.hand(state.color).count(type) > 0);
  if (held.length === 0) return;
  const pawns = held.includes(PieceType.PAWN) ? filesWithPawn(state) : new Set<number>();
  const mate = squareBefore(scene);
  for (const to of Square.all) {
    if (state.board.at(to)) continue;
    for (const type of held) {
      const piece = pieceTypeToSFEN(type) as HandLetter;
      if (mustNotStay(piece, ranksToGo(to, side))) continue;
      if (type === PieceType.PAWN && pawns.has(to.file)) continue;
      // A drop is in the way of a check or does no harm, and only a pawn may not mate.
      const careful = check || (type === PieceType.PAWN && to === mate);
      const made = careful ? state.createMove(type, to) : undefined;
      if (made === undefined || (made && state.isValidMove(made))) {
        found.push({ kind: "drop", piece, to: to.usi });
      }
    }
  }
}

/** The files on which the side to move has an unpromoted pawn. */
function filesWithPawn({ board, color }: ImmutablePosition): ReadonlySet<number> {
  const own = Square.all.filter((square) => {
    const piece = board.at(square);
    return piece?.type === PieceType.PAWN && piece.color === color;
  });
  return new Set(own.map(({ file }) => file));
}

/** The square from which a pawn attacks the other king. */
function squareBefore({ state, side }: Scene): Square | undefined {
  const king = state.board.findKing(reverseColor(state.color));
  const rank = king && king.rank + (side === "first" ? 1 : -1);
  return king && Square.all.find((square) => square.file === king.file && square.rank === rank);
}
