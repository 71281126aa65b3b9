/** Shogi, Japanese chess (将棋). @module */

import type { Game } from "../game.ts";
import { diagram } from "./diagram.ts";
import { ending } from "./ending.ts";
import { moves } from "./moves.ts";
import { read, write } from "./notation.ts";
import { objection } from "./objection.ts";
import { play } from "./play.ts";
import { type ShogiMove, type ShogiPosition, turnOf } from "./position.ts";
import { SHOGI_RULES } from "./rules.ts";
import { start } from "./start.ts";

/** The rules of shogi. */
export const shogi: Game<ShogiPosition, ShogiMove> = {
  id: "shogi",
  title: { en: "Shogi", zh: "將棋", ja: "将棋" },
  rules: SHOGI_RULES,
  start,
  turn: turnOf,
  moves,
  objection,
  play,
  ending,
  view: (position) => position,
  diagram,
  write,
  read,
};

export type { WrittenPosition } from "./bystanders.ts";
export { declarationFault } from "./declaration.ts";
export { markOf } from "./diagram.ts";
export { SHOGI_OPPONENTS } from "./opponents.ts";
export { HAND_LETTERS, type HandLetter, isHandLetter, type ShogiPiece } from "./piece.ts";
export { isLegal } from "./play.ts";
export {
  type BoardMove,
  type Drop,
  inHand,
  otherSide,
  pieceAt,
  type ShogiMove,
  type ShogiPosition,
  turnOf,
} from "./position.ts";
export { SHOGI_RULES } from "./rules.ts";
export { isHopeless } from "./hopeless.ts";
export { SHOGI_SITUATIONS, situationsIn } from "./situations.ts";
export { STAKED, stakes } from "./stakes.ts";
export { formatSetup, START_SFEN } from "./setup.ts";
export { mirrorMove } from "./mirror.ts";
export { isFromStart, type ShogiVariation, shogiVariation } from "./variation.ts";
export { isInZone, nameOf, SIZE, squareOf, SQUARES } from "./square.ts";
