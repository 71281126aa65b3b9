/** The situations of shogi, seen from the side to move. @module */

import { type Among, holding, type Situation } from "../situation.ts";
import { hasPinned, mayMateByPawn } from "./king_lines.ts";
import { moves } from "./moves.ts";
import {
  handOf,
  inHand,
  isCheck,
  pieceAt,
  type ShogiMove,
  type ShogiPosition,
  turnOf,
} from "./position.ts";
import { SQUARES } from "./square.ts";

/** What the side to move sees. */
interface Glance {
  readonly position: ShogiPosition;
  /** Own pieces with the numbers of their file and of their rank as the own side counts it. */
  readonly own: readonly Placed[];
  /** How many enemy pieces attack the king. */
  readonly attackers: number;
  /** Made when asked for: it costs far more than the rest. */
  readonly moves: () => readonly ShogiMove[];
}

interface Placed {
  readonly letter: string;
  readonly promoted: boolean;
  readonly file: string;
  readonly rank: number;
}

type Row = readonly [id: string, en: string, zh: string, ja: string, Situation<Glance>["holds"]];

const ROWS: readonly Row[] = [
  ["check", "in check", "被王手", "王手をかけられている", ({ attackers }) => attackers > 0],
  [
    "double-check",
    "in double check",
    "被雙王手",
    "両王手をかけられている",
    ({ attackers }) => attackers > 1,
  ],
  [
    "pinned",
    "an own piece that shields the king from a long-range piece",
    "有棋子因牽制而不能離開",
    "動かすと王手になる自分の駒がある",
    ({ position }) => hasPinned(position),
  ],
  [
    "one-move",
    "in check with one legal ply",
    "被王手且只有一種解法",
    "王手を受ける手が一つだけ",
    hasOneMove,
  ],
  [
    "pawn-in-hand",
    "a pawn in hand with own pawns on the board",
    "持有步兵且盤上有己方步兵",
    "歩を持ち、盤上にも自分の歩がある",
    hasPawnAndFile,
  ],
  [
    "nifu-everywhere",
    "a pawn in hand, and pawns on seven files or more",
    "持有步兵，且已有七筋以上有己方步兵",
    "歩を持ち、自分の歩がすでに七つ以上の筋にある",
    hasManyPawnFiles,
  ],
  [
    "pawn-drop-mate",
    "a pawn drop that would be mate (uchifuzume)",
    "打入步兵即成打步詰",
    "歩を打つと打ち歩詰めになる",
    ({ position }) => mayMateByPawn(position),
  ],
  ["knight-in-hand", "a knight in hand", "持有桂馬", "桂を持っている", hasInHand("N")],
  ["lance-in-hand", "a lance in hand", "持有香車", "香を持っている", hasInHand("L")],
  [
    "big-in-hand",
    "a rook or bishop in hand",
    "持有飛車或角行",
    "飛か角を持っている",
    (seen) => hasInHand("R")(seen) || hasInHand("B")(seen),
  ],
  ["rich-hand", "seven pieces or more in hand", "持有七枚以上", "持ち駒が七枚以上", hasRichHand],
  [
    "must-promote",
    "a pawn or lance one step before the last rank",
    "步兵或香車再一步到底線",
    "歩か香があと一歩で最奥",
    hasAt(["P", "L"], [2]),
  ],
  [
    "knight-must-promote",
    "a knight that must promote next",
    "桂馬下一步必須升變",
    "桂が次に必ず成る",
    hasAt(["N"], [3, 4]),
  ],
  [
    "in-zone",
    "an own piece that may promote in the zone",
    "敵陣中有可升變的己子",
    "敵陣に成れる駒がある",
    hasAt(["R", "B", "S", "N", "L", "P"], [1, 2, 3]),
  ],
  [
    "promoted-big",
    "a dragon or horse",
    "有龍王或龍馬",
    "竜か馬がある",
    ({ own }) => own.some(({ letter, promoted }) => promoted && "RB".includes(letter)),
  ],
  ["entering-king", "the king in the zone", "入玉", "入玉している", hasAt(["K"], [1, 2, 3])],
  [
    "king-in-corner",
    "the king on the edge of the board",
    "玉將在邊線",
    "玉が端にいる",
    ({ own }) => own.some(({ letter, file }) => letter === "K" && "19".includes(file)),
  ],
  [
    "third-time",
    "the position has come up twice before",
    "同一局面已出現兩次",
    "同じ局面が二度現れた",
    isThirdTime,
  ],
];

/** The table. */
export const SHOGI_SITUATIONS: readonly Situation<Glance>[] = ROWS.map(
  ([id, en, zh, ja, holds]) => ({ id, title: { en, zh, ja }, holds }),
);

/** The situations that a position is. */
export function situationsIn(position: ShogiPosition, among?: Among): readonly string[] {
  return holding(SHOGI_SITUATIONS, () => glance(position), among);
}

function glance(position: ShogiPosition): Glance {
  const side = turnOf(position);
  const own = SQUARES.flatMap((square) => {
    const piece = pieceAt(position, square);
    if (piece?.side !== side) return [];
    const rank = "abcdefghi".indexOf(square[1] ?? "") + 1;
    const { letter, promoted } = piece;
    return [{ letter, promoted, file: square[0] ?? "", rank: side === "first" ? rank : 10 - rank }];
  });
  const attackers = isCheck(position) ? attackersOf(position) : 0;
  return { position, own, attackers, moves: () => moves(position) };
}

function attackersOf({ state }: ShogiPosition): number {
  const king = state.board.findKing(state.color);
  if (!king) return 0;
  return state.listAttackers(king).filter((square) => state.board.at(square)?.color !== state.color)
    .length;
}

function hasOneMove({ attackers, moves }: Glance): boolean {
  return attackers > 0 && moves().length === 1;
}

function pawnFiles({ own }: Glance): number {
  return own.filter(({ letter, promoted }) => letter === "P" && !promoted).length;
}

function hasPawnAndFile(seen: Glance): boolean {
  return hasInHand("P")(seen) && pawnFiles(seen) > 0;
}

function hasManyPawnFiles(seen: Glance): boolean {
  return hasInHand("P")(seen) && pawnFiles(seen) >= 7;
}

function hasInHand(letter: "R" | "B" | "N" | "L" | "P"): (seen: Glance) => boolean {
  return ({ position }) => inHand(position, turnOf(position), letter) > 0;
}

function hasRichHand({ position }: Glance): boolean {
  return handOf(position, turnOf(position)).reduce((sum, { count }) => sum + count, 0) >= 7;
}

function hasAt(letters: readonly string[], ranks: readonly number[]): (seen: Glance) => boolean {
  return ({ own }) =>
    own.some(({ letter, promoted, rank }) =>
      !promoted && letters.includes(letter) && ranks.includes(rank)
    );
}

function isThirdTime({ position: { seen } }: Glance): boolean {
  const now = seen.at(-1)?.key;
  return seen.filter(({ key }) => key === now).length >= 3;
}
