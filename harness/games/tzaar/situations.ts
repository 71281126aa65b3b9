/** The situations of Tzaar, seen from the side to move. @module */

import { type Among, holding, type Situation } from "../situation.ts";
import { moves } from "./moves.ts";
import {
  PIECE_TYPES,
  type PieceType,
  type Stack,
  type TzaarMove,
  type TzaarPosition,
} from "./position.ts";

/** What the side to move sees. */
interface Glance {
  readonly position: TzaarPosition;
  readonly own: readonly Stack[];
  readonly foes: readonly Stack[];
  readonly captures: readonly TzaarMove[];
}

type Row = readonly [id: string, en: string, zh: string, ja: string, Situation<Glance>["holds"]];

const ROWS: readonly Row[] = [
  [
    "first-turn",
    "the first turn of the game",
    "第一回合",
    "最初の手番",
    ({ position }) => position.round === 1,
  ],
  [
    "second-step",
    "the second step of a turn",
    "回合的第二步",
    "手番の第 2 ステップ",
    ({ position }) => position.step === 2,
  ],
  [
    "last-tott",
    "one own Tott is in sight",
    "己方只剩一枚可見的 Tott",
    "見える自分の Tott が一つ",
    isLast("own", 1),
  ],
  [
    "last-tzarra",
    "one own Tzarra is in sight",
    "己方只剩一枚可見的 Tzarra",
    "見える自分の Tzarra が一つ",
    isLast("own", 2),
  ],
  [
    "last-tzaar",
    "one own Tzaar is in sight",
    "己方只剩一枚可見的 Tzaar",
    "見える自分の Tzaar が一つ",
    isLast("own", 3),
  ],
  [
    "last-of-foe",
    "one of a kind of the foe is in sight",
    "敵方某種棋子只剩一枚可見",
    "敵のある種の駒が一つだけ見える",
    isLastOfFoe,
  ],
  [
    "equal-heights",
    "only stacks of one height are left",
    "己方棋堆高度皆相同",
    "自分の駒の高さがすべて同じ",
    hasEqualHeights,
  ],
  ["high-stack", "a stack of five or more", "有五層以上的棋堆", "五段以上の駒がある", isHigh(5)],
  [
    "very-high-stack",
    "a stack of ten or more",
    "有十層以上的棋堆",
    "十段以上の駒がある",
    isHigh(10),
  ],
  [
    "higher-foe",
    "the foe has the highest stack",
    "敵方有最高的棋堆",
    "敵に最も高い駒がある",
    hasHigherFoe,
  ],
  [
    "no-capture",
    "nothing may be taken",
    "沒有可吃的棋子",
    "取れる駒がない",
    ({ captures }) => captures.length === 0,
  ],
  [
    "one-capture",
    "one capture is left",
    "只有一種吃法",
    "取る手が一つだけ",
    ({ captures }) => captures.length === 1,
  ],
  [
    "few-own",
    "six own stacks or fewer",
    "己方只剩六堆以下",
    "自分の駒が六つ以下",
    ({ own }) => own.length <= 6,
  ],
];

/** The table. */
export const TZAAR_SITUATIONS: readonly Situation<Glance>[] = ROWS.map(
  ([id, en, zh, ja, holds]) => ({ id, title: { en, zh, ja }, holds }),
);

/** The situations that a position is. */
export function situationsIn(position: TzaarPosition, among?: Among): readonly string[] {
  return holding(TZAAR_SITUATIONS, () => glance(position), among);
}

function glance(position: TzaarPosition): Glance {
  const stacks = position.board.flatMap((stack) => stack ?? []);
  return {
    position,
    own: stacks.filter(({ owner }) => owner === position.turn),
    foes: stacks.filter(({ owner }) => owner !== position.turn),
    captures: moves(position).filter(({ kind }) => kind === "capture"),
  };
}

function countOf(stacks: readonly Stack[], type: PieceType): number {
  return stacks.filter((stack) => stack.type === type).length;
}

function isLast(whose: "own", type: PieceType): (seen: Glance) => boolean {
  return (seen) => countOf(seen[whose], type) === 1;
}

function isLastOfFoe({ foes }: Glance): boolean {
  return PIECE_TYPES.some((type) => countOf(foes, type) === 1);
}

function hasEqualHeights({ own, position }: Glance): boolean {
  return position.round > 4 && new Set(own.map(({ height }) => height)).size === 1;
}

function isHigh(least: number): (seen: Glance) => boolean {
  return ({ own, foes }) => [...own, ...foes].some(({ height }) => height >= least);
}

function hasHigherFoe({ own, foes }: Glance): boolean {
  const highest = (stacks: readonly Stack[]): number =>
    Math.max(0, ...stacks.map(({ height }) => height));
  return highest(foes) > highest(own);
}
