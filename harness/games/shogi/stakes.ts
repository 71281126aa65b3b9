/** Which rules a position puts to the test. @module */

import { objection } from "./objection.ts";
import { HAND_LETTERS, type ShogiPiece } from "./piece.ts";
import {
  inHand,
  isCheck,
  pieceAt,
  type ShogiMove,
  type ShogiPosition,
  turnOf,
} from "./position.ts";
import { nameOf, SIZE, SQUARES } from "./square.ts";

type Looked = readonly [rule: string, couldBeBroken: (seen: Seen) => boolean];

/** The rules that a player can break, each with the positions in which that is possible. */
const STAKES = [
  ["shogi/on-board", () => true],
  ["shogi/source-not-empty", () => true],
  ["shogi/own-piece", ({ foes }) => foes.length > 0],
  ["shogi/not-onto-own", ({ own }) => own.length > 1],
  ["shogi/piece-movement", ({ own }) => own.length > 0],
  ["shogi/path-clear", ({ own, at }) => own.some((one) => isBlocked(one, at))],
  ["shogi/can-promote", ({ own }) => own.some((one) => !isPlain(one) && one.letter !== "P")],
  [
    "shogi/promotion-zone",
    ({ own }) => own.some((one) => isPlain(one) && one.toGo > ZONE_AND_STEP),
  ],
  ["shogi/forced-promotion", ({ own, at }) => own.some((one) => isAtTheEnd(one, at))],
  ["shogi/in-hand", ({ hand }) => HAND_LETTERS.some((letter) => !hand.includes(letter))],
  ["shogi/drop-on-empty", ({ hand }) => hand !== ""],
  ["shogi/drop-dead-end", ({ hand }) => /[PLN]/.test(hand)],
  ["shogi/nifu", ({ hand, own }) => hand.includes("P") && own.some(isPawn)],
  ["shogi/king-safe", isKingInDanger],
  ["shogi/uchifuzume", ({ hand, position, foes }) => hand.includes("P") && isMate(position, foes)],
] as const satisfies readonly Looked[];

/** The rules that {@link stakes} can name. */
export const STAKED: readonly string[] = STAKES.map(([rule]) => rule);

/** The rules that a ply could break in a position; those that are `known` need not be looked at. */
export function stakes(
  position: ShogiPosition,
  known: ReadonlySet<string> = new Set(),
): readonly string[] {
  const open = STAKES.filter(([rule]) => !known.has(rule));
  if (open.length === 0) return [];
  const seen = look(position);
  return open.filter(([, couldBeBroken]) => couldBeBroken(seen)).map(([rule]) => rule);
}

/** A piece and where it stands. */
interface Placed extends ShogiPiece {
  readonly square: string;
  readonly file: number;
  readonly rank: number;
  /** The way forward, and how many ranks are left on it, its own included. */
  readonly ahead: 1 | -1;
  readonly toGo: number;
}

type At = (file: number, rank: number) => Placed | undefined;

interface Seen {
  readonly position: ShogiPosition;
  readonly own: readonly Placed[];
  readonly foes: readonly Placed[];
  readonly at: At;
  /** The letters of the pieces in hand. */
  readonly hand: string;
}

function look(position: ShogiPosition): Seen {
  const turn = turnOf(position);
  const all = SQUARES.flatMap((square) => placed(position, square));
  const bySquare = new Map(all.map((one) => [one.square, one]));
  return {
    position,
    own: all.filter(({ side }) => side === turn),
    foes: all.filter(({ side }) => side !== turn),
    at: (file, rank) => bySquare.get(nameOf(file, rank)),
    hand: HAND_LETTERS.filter((letter) => inHand(position, turn, letter) > 0).join(""),
  };
}

function placed(position: ShogiPosition, square: string): readonly Placed[] {
  const piece = pieceAt(position, square);
  if (!piece) return [];
  const [file, rank] = [Number(square[0]), "abcdefghi".indexOf(square[1] ?? "") + 1];
  const toGo = piece.side === "first" ? rank : SIZE + 1 - rank;
  return [{ ...piece, square, file, rank, ahead: piece.side === "first" ? -1 : 1, toGo }];
}

/** One rank more than the zone: a step forward may lead into it. */
const ZONE_AND_STEP = 4;

/** Whether a piece could promote one day. */
function isPlain({ letter, promoted }: ShogiPiece): boolean {
  return !promoted && letter !== "K" && letter !== "G";
}

function isPawn({ letter, promoted }: ShogiPiece): boolean {
  return letter === "P" && !promoted;
}

type Way = readonly [file: number, rank: number];

const STRAIGHT: readonly Way[] = [[1, 0], [-1, 0], [0, 1], [0, -1]];
const SLANTED: readonly Way[] = [[1, 1], [1, -1], [-1, 1], [-1, -1]];

/** The ways that a piece runs along. */
function waysOf({ letter, promoted, ahead }: Placed): readonly Way[] {
  if (letter === "R") return STRAIGHT;
  if (letter === "B") return SLANTED;
  return letter === "L" && !promoted ? [[0, ahead]] : [];
}

/** Whether a piece stands in its way, and something that it may not reach lies behind. */
function isBlocked(one: Placed, at: At): boolean {
  return waysOf(one).some((way) => {
    const squares = along(one, way);
    const met = squares.findIndex(([file, rank]) => at(file, rank));
    return met >= 0 &&
      squares.slice(met + 1).some(([file, rank]) => at(file, rank)?.side !== one.side);
  });
}

/** The squares from a piece to the edge. */
function along({ file, rank }: Placed, [right, down]: Way): readonly Way[] {
  const squares: Way[] = [];
  for (let step = 1; step < SIZE; step++) {
    const [x, y] = [file + step * right, rank + step * down];
    if (x < 1 || y < 1 || x > SIZE || y > SIZE) break;
    squares.push([x, y]);
  }
  return squares;
}

/** Whether a piece can reach a square where it has to promote. */
function isAtTheEnd(one: Placed, at: At): boolean {
  const { letter, promoted, toGo, file, rank, ahead, side } = one;
  if (promoted) return false;
  if (letter === "P") return toGo === 2 && at(file, rank + ahead)?.side !== side;
  if (letter === "L") {
    const way = along(one, [0, ahead]);
    const [last] = way.slice(-1);
    if (!last) return false;
    return way.slice(0, -1).every(([x, y]) => !at(x, y)) && at(...last)?.side !== side;
  }
  if (letter !== "N" || (toGo !== 3 && toGo !== 4)) return false;
  return [-1, 1].some((beside) =>
    file + beside >= 1 && file + beside <= SIZE &&
    at(file + beside, rank + 2 * ahead)?.side !== side
  );
}

/** In check, beside a square that the enemy attacks, or behind a piece that keeps a check away. */
function isKingInDanger(seen: Seen): boolean {
  const { position, own } = seen;
  if (isCheck(position)) return true;
  const king = own.find(({ letter }) => letter === "K");
  if (!king) return false;
  return [...STRAIGHT, ...SLANTED].some((way) =>
    isPinned(king, way, seen) || isWrong(position, stepOf(king, way))
  );
}

function stepOf({ square, file, rank }: Placed, [right, down]: Way): ShogiMove {
  return { kind: "step", from: square, to: nameOf(file + right, rank + down), promote: false };
}

function isWrong(position: ShogiPosition, move: ShogiMove): boolean {
  return objection(position, move)?.rule === "shogi/king-safe";
}

/** Whether only one piece stands between the king and an enemy that runs along this way. */
function isPinned(king: Placed, way: Way, { at }: Seen): boolean {
  const [first, second] = along(king, way).flatMap(([file, rank]) => at(file, rank) ?? []);
  if (!first || !second || first.side !== king.side || second.side === king.side) return false;
  return waysOf(second).some(([right, down]) => right === -way[0] && down === -way[1]);
}

/** Whether a pawn that is dropped before the enemy's king gives mate. */
function isMate(position: ShogiPosition, foes: readonly Placed[]): boolean {
  const king = foes.find(({ letter }) => letter === "K");
  if (!king) return false;
  const drop = { kind: "drop", piece: "P", to: nameOf(king.file, king.rank + king.ahead) } as const;
  return objection(position, drop)?.rule === "shogi/uchifuzume";
}
