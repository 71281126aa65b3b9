/** Which rule a move breaks, asked in the order of a teacher. @module */

import { visible } from "../../core/mod.ts";
import type { GameObjection } from "../game.ts";
import { firstObjection } from "../object.ts";
import { DROP_CHECKS } from "./drop_objection.ts";
import { object } from "../object.ts";
import type { ShogiMove, ShogiPosition } from "./position.ts";
import { squareOf } from "./square.ts";
import { STEP_CHECKS } from "./step_objection.ts";

/** The first rule that a move breaks; undefined for a legal one. */
export function objection(position: ShogiPosition, move: ShogiMove): GameObjection | undefined {
  return onBoard(move) ??
    (move.kind === "step"
      ? firstObjection(STEP_CHECKS, position, move)
      : firstObjection(DROP_CHECKS, position, move));
}

function onBoard(move: ShogiMove): GameObjection | undefined {
  const squares = move.kind === "drop" ? [move.to] : [move.from, move.to];
  const square = squares.find((each) => !squareOf(each));
  if (square === undefined) return undefined;
  return object("shogi/on-board", {
    en: "The board has no square {square}",
    zh: "棋盤上沒有 {square} 這一格",
    ja: "盤上に {square} というマスはない",
  }, { square: visible(square, 20) });
}
