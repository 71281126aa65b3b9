/** The declaration of a player whose king has entered the far ranks, by the 27-point rule. @module */

import { countJishogiDeclarationPoint } from "tsshogi";
import { fill, type Localized } from "../../core/mod.ts";
import { colourOf } from "./piece.ts";
import { isCheck, pieceAt, type ShogiPosition, turnOf } from "./position.ts";
import { isInZone, squareOf, SQUARES } from "./square.ts";

/** How many pieces beside the king have to stand in the far ranks. */
const PIECES = 10;

/** What each side needs: rook and bishop are 5 points, all others 1, on the far ranks and in hand. */
const POINTS = { first: 28, second: 27 } as const;

/** Why the side to move may not declare that it has won; undefined where it may. */
export function declarationFault(position: ShogiPosition): Localized | undefined {
  const turn = turnOf(position);
  const king = position.state.board.findKing(colourOf(turn));
  if (!king || !isInZone(king, turn)) return NO_KING;
  if (isCheck(position)) return IN_CHECK;
  const pieces = SQUARES.filter((square) => {
    const piece = pieceAt(position, square);
    return piece?.side === turn && piece.letter !== "K" && isInZone(squareOf(square)!, turn);
  }).length;
  if (pieces < PIECES) return fill(FEW_PIECES, { pieces, needed: PIECES });
  const points = countJishogiDeclarationPoint(position.state, colourOf(turn));
  if (points < POINTS[turn]) return fill(FEW_POINTS, { points, needed: POINTS[turn] });
  return undefined;
}

const NO_KING: Localized = {
  en: "The king is not in the far three ranks",
  zh: "玉將不在敵陣三段內",
  ja: "玉が敵陣三段目以内にいない",
};
const IN_CHECK: Localized = {
  en: "The king is in check",
  zh: "玉將正被王手",
  ja: "玉に王手がかかっている",
};
const FEW_PIECES: Localized = {
  en: "Of {needed} pieces beside the king, only {pieces} are in the far three ranks",
  zh: "敵陣三段內除玉將外需要 {needed} 枚棋子，只有 {pieces} 枚",
  ja: "敵陣三段目以内に玉以外の駒が {needed} 枚必要だが、{pieces} 枚しかない",
};
const FEW_POINTS: Localized = {
  en: "The pieces are worth {points} points, {needed} are needed",
  zh: "點數為 {points}，需要 {needed} 點",
  ja: "点数は {points} 点で、{needed} 点必要である",
};
