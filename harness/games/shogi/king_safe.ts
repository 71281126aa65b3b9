/** Whether the own king may be taken after a move. @module */

import { type ImmutablePosition, reverseColor, type Square } from "tsshogi";
import { fill, type Localized } from "../../core/mod.ts";
import type { GameObjection } from "../game.ts";
import { copyOf } from "./copy_state.ts";
import { object } from "../object.ts";
import { pieceFrom, pieceName } from "./piece.ts";
import { moveIn } from "./play.ts";
import { isCheck, type ShogiMove, type ShogiPosition } from "./position.ts";

/** The check that every move has to pass, whatever it moves. */
export function kingSafe(position: ShogiPosition, move: ShogiMove): GameObjection | undefined {
  const after = madeOn(position.state, move);
  if (!after) return undefined;
  const king = after.board.findKing(position.state.color);
  if (!king) return undefined;
  const [attacker] = after.listAttackers(king).filter((square) => isEnemy(after, square, position));
  if (!attacker) return undefined;
  const piece = after.board.at(attacker);
  return object("shogi/king-safe", isCheck(position) ? STILL : NOW, {
    piece: piece ? pieceName(pieceFrom(piece)) : "",
    from: attacker.usi,
    king: king.usi,
  });
}

function isEnemy(after: ImmutablePosition, square: Square, { state }: ShogiPosition): boolean {
  return after.board.at(square)?.color === reverseColor(state.color);
}

/** The position after a move that may be illegal in no other way; undefined where it is legal. */
function madeOn(state: ImmutablePosition, move: ShogiMove): ImmutablePosition | undefined {
  const made = moveIn(state, move);
  // A legal move leaves the king safe, and to see that costs far less than to make it.
  if (!made || state.isValidMove(made)) return undefined;
  const after = copyOf(state);
  after.doMove(made, { ignoreValidation: true });
  return after;
}

const NOW: Localized = {
  en: "The {piece} on {from} attacks the king on {king}",
  zh: "{from} 的{piece}會攻擊 {king} 的玉將",
  ja: "{from} の{piece}が {king} の玉に利いている",
};
const STILL: Localized = fill(
  {
    en: "The king was in check, and after the move {attack}",
    zh: "玉將正被王手，走完之後{attack}",
    ja: "王手がかかっているが、指した後も{attack}",
  },
  {
    attack: {
      en: "the {piece} on {from} attacks it on {king}",
      zh: " {from} 的{piece}仍攻擊 {king} 的玉將",
      ja: " {from} の{piece}が {king} の玉に利いている",
    },
  },
);
