/** The situations of dark chess, seen from the side to move. @module */

import { type Among, holding, type Situation } from "../situation.ts";
import { type Glance, glance } from "./glance.ts";
import type { DarkChessPosition } from "./position.ts";
import {
  hasAim,
  hasDark,
  hasEquals,
  hasFarShot,
  hasKingPawnCorner,
  hasNoOpen,
  hasOneMove,
  hasOnly,
  hasOwnInCorner,
  hasPreyInCorner,
  hasShot,
  hasTwoScreens,
  hasWalledIn,
  isDark,
  isDrawNext,
  isHalfWay,
  isOnlyCaptures,
  isOnlyFlips,
  isOwn,
  isRepetitionNext,
  isSecondPly,
  isStart,
  touches,
} from "./situation_checks.ts";

type Row = readonly [id: string, en: string, zh: string, ja: string, Situation<Glance>["holds"]];

const ROWS: readonly Row[] = [
  [
    "first-ply",
    "nothing is flipped yet",
    "尚未翻開任何棋子",
    "まだ一枚もめくられていない",
    isStart,
  ],
  ["second-ply", "one piece is flipped", "只翻開一子", "一枚だけめくられている", isSecondPly],
  ["no-open-piece", "no own piece lies open", "己方沒有明子", "自分の表の駒がない", hasNoOpen],
  ["one-screen", "a cannon may take", "炮可隔子吃", "炮が駒を取れる", hasShot(() => true)],
  [
    "dark-screen",
    "a cannon may take over a dark piece",
    "炮可隔暗子吃",
    "炮が伏せ駒を越えて取れる",
    hasShot(([screen]) => screen?.piece.dark === true),
  ],
  [
    "far-shot",
    "a cannon may take five or more squares away",
    "炮可吃五格以外的子",
    "炮が五マス以上先の駒を取れる",
    hasFarShot,
  ],
  [
    "king-shot",
    "a cannon may take the king",
    "炮可吃將帥",
    "炮が帥・将を取れる",
    hasShot(([, prey]) => prey?.piece.kind === "K"),
  ],
  [
    "two-screens",
    "an enemy behind two pieces from a cannon",
    "炮與敵子之間隔兩子",
    "炮と敵駒の間に駒が二枚ある",
    hasTwoScreens(() => true),
  ],
  [
    "two-screens-dark",
    "the same, one of the two dark",
    "炮與敵子之間隔兩子，其一為暗子",
    "同じく、二枚のうち一枚が伏せ駒",
    hasTwoScreens(hasDark),
  ],
  [
    "cannon-on-dark",
    "a dark piece behind a cannon's screen",
    "炮隔一子對著暗子",
    "炮の台の先が伏せ駒",
    hasAim(isDark),
  ],
  [
    "cannon-on-own",
    "an own piece behind a cannon's screen",
    "炮隔一子對著己子",
    "炮の台の先が自分の駒",
    hasAim(isOwn),
  ],
  [
    "cannon-beside-enemy",
    "a cannon beside an enemy",
    "炮與敵子相鄰",
    "炮が敵駒と隣り合う",
    touches("C", ["K", "G", "M", "R", "N", "C", "P"]),
  ],
  [
    "king-beside-pawn",
    "the king beside a pawn",
    "將帥與敵方兵卒相鄰",
    "帥・将が敵の兵・卒と隣り合う",
    touches("K", ["P"]),
  ],
  [
    "king-pawn-corner",
    "the same, beside an empty corner",
    "將帥與敵方兵卒相鄰，且旁邊角落為空",
    "同じく、空いた隅のそば",
    hasKingPawnCorner,
  ],
  [
    "pawn-beside-king",
    "a pawn beside the king",
    "兵卒與敵方將帥相鄰",
    "兵・卒が敵の帥・将と隣り合う",
    touches("P", ["K"]),
  ],
  [
    "king-beside-king",
    "the two kings side by side",
    "將帥相鄰",
    "帥と将が隣り合う",
    touches("K", ["K"]),
  ],
  [
    "guard-beside-king",
    "a guard beside the king",
    "士仕與敵方將帥相鄰",
    "仕・士が敵の帥・将と隣り合う",
    touches("G", ["K"]),
  ],
  [
    "pawn-beside-strong",
    "a pawn beside a guard or minister",
    "兵卒與敵方士象相鄰",
    "兵・卒が敵の士・象と隣り合う",
    touches("P", ["G", "M"]),
  ],
  ["equals", "equals side by side", "同階棋子相鄰", "同じ種類の駒が隣り合う", hasEquals],
  [
    "walled-in",
    "an open piece between dark ones only",
    "明子四周皆為暗子",
    "表の駒の周りがすべて伏せ駒",
    hasWalledIn,
  ],
  [
    "own-in-corner",
    "an own piece in a corner",
    "己子在角落",
    "自分の駒が隅にある",
    hasOwnInCorner,
  ],
  [
    "prey-in-corner",
    "an enemy in a corner may be taken",
    "可吃角落的敵子",
    "隅の敵駒を取れる",
    hasPreyInCorner,
  ],
  [
    "one-move",
    "one legal ply",
    "只有一種合法動作",
    "合法手が一つだけ",
    hasOneMove,
  ],
  [
    "only-captures",
    "captures are the only plies",
    "只能吃子",
    "駒を取る手しかない",
    isOnlyCaptures,
  ],
  ["only-flips", "flips are the only plies", "只能翻棋", "めくる手しかない", isOnlyFlips],
  [
    "last-dark",
    "one dark piece is left",
    "只剩一枚暗子",
    "伏せ駒が残り一枚",
    ({ darkCount }) => darkCount === 1,
  ],
  [
    "all-open",
    "no dark piece is left",
    "沒有暗子",
    "伏せ駒がない",
    ({ darkCount }) => darkCount === 0,
  ],
  ["only-cannons", "only cannons are left", "己方只剩炮", "自分の駒が炮だけ", hasOnly("C")],
  ["only-pawns", "only pawns are left", "己方只剩兵卒", "自分の駒が兵・卒だけ", hasOnly("P")],
  [
    "one-piece",
    "one own piece is left",
    "己方只剩一子",
    "自分の駒が一枚だけ",
    ({ mineCount }) => mineCount === 1,
  ],
  [
    "half-way",
    "half-way to the draw without captures",
    "距離無吃翻和局過半",
    "引き分けまでの手数の半分",
    isHalfWay,
  ],
  [
    "draw-next",
    "one ply before the draw without captures",
    "再一手即無吃翻和局",
    "あと一手で引き分けになる",
    isDrawNext,
  ],
  [
    "repetition-next",
    "one ply before the draw by repetition",
    "再一手即重複和局",
    "あと一手で千日手になる",
    isRepetitionNext,
  ],
];

/** The table. */
export const DARK_CHESS_SITUATIONS: readonly Situation<Glance>[] = ROWS.map(
  ([id, en, zh, ja, holds]) => ({ id, title: { en, zh, ja }, holds }),
);

/** The situations that a position is. */
export function situationsIn(position: DarkChessPosition, among?: Among): readonly string[] {
  return holding(DARK_CHESS_SITUATIONS, () => glance(position), among);
}
