/** What stands on the lines of a king. @module */

import { objection } from "./objection.ts";
import { inHand, otherSide, pieceAt, type ShogiPosition, turnOf } from "./position.ts";
import type { Side } from "../game.ts";
import { nameOf, SIZE, SQUARES } from "./square.ts";

const STEPS = [-1, 0, 1].flatMap((file) => [-1, 0, 1].map((rank) => [file, rank] as const))
  .filter(([file, rank]) => file !== 0 || rank !== 0);

/** Whether a piece of the side to move stands alone between its king and a piece that runs there. */
export function hasPinned(position: ShogiPosition): boolean {
  const own = turnOf(position);
  const king = kingOf(position, own);
  if (!king) return false;
  return STEPS.some((step) => {
    const [shield, runner] = alongFrom(position, king, step);
    return shield?.side === own && runner !== undefined && runner.side !== own &&
      runs(runner, step, own);
  });
}

/** Whether the side to move may be tempted to mate by dropping a pawn, which is not allowed. */
export function mayMateByPawn(position: ShogiPosition): boolean {
  const own = turnOf(position);
  if (inHand(position, own, "P") === 0) return false;
  const king = kingOf(position, otherSide(own));
  if (!king) return false;
  const to = nameOf(king.file, king.rank + (own === "first" ? 1 : -1));
  if (!SQUARES.includes(to) || pieceAt(position, to)) return false;
  return objection(position, { kind: "drop", piece: "P", to })?.rule === "shogi/uchifuzume";
}

interface Place {
  readonly file: number;
  readonly rank: number;
}

type Piece = NonNullable<ReturnType<typeof pieceAt>>;

function kingOf(position: ShogiPosition, side: Side): Place | undefined {
  const name = SQUARES.find((square) => {
    const piece = pieceAt(position, square);
    return piece?.letter === "K" && piece.side === side;
  });
  return name === undefined
    ? undefined
    : { file: Number(name[0]), rank: "abcdefghi".indexOf(name[1] ?? "") + 1 };
}

/** The first two pieces in a direction. */
function alongFrom(
  position: ShogiPosition,
  { file, rank }: Place,
  [files, ranks]: readonly [number, number],
): readonly Piece[] {
  return Array.from({ length: SIZE - 1 }, (_, at) =>
    [
      file + files * (at + 1),
      rank + ranks * (at + 1),
    ] as const)
    .filter((place) => place.every((one) => one >= 1 && one <= SIZE))
    .flatMap(([f, r]) => pieceAt(position, nameOf(f, r)) ?? [])
    .slice(0, 2);
}

/** Whether a piece runs against `step`, towards the king of `own`. */
function runs(
  { letter, promoted }: Piece,
  [files, ranks]: readonly [number, number],
  own: Side,
): boolean {
  const straight = files === 0 || ranks === 0;
  if (letter === "R") return straight;
  if (letter === "B") return !straight;
  return letter === "L" && !promoted && files === 0 && ranks === (own === "first" ? -1 : 1);
}
