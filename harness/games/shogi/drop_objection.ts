/** What may be wrong with a piece that comes from the hand. @module */

import { fill } from "../../core/mod.ts";
import type { GameObjection } from "../game.ts";
import { kingSafe } from "./king_safe.ts";
import { object } from "../object.ts";
import { isHandLetter, mustNotStay, pieceName, typeOf } from "./piece.ts";
import { type Drop, inHand, pieceAt, type ShogiPosition, turnOf } from "./position.ts";
import { nameOf, ranksToGo, SIZE, squareOf } from "./square.ts";

/** The checks, in the order of a teacher; the square is on the board. */
export const DROP_CHECKS: readonly ((
  position: ShogiPosition,
  drop: Drop,
) => GameObjection | undefined)[] = [
  pieceInHand,
  dropOnEmpty,
  dropDeadEnd,
  nifu,
  kingSafe,
  uchifuzume,
];

function pieceInHand(position: ShogiPosition, { piece }: Drop) {
  if (!isHandLetter(piece)) {
    return object("shogi/in-hand", {
      en: "No piece {piece} is ever in hand",
      zh: "持駒中不可能有 {piece}",
      ja: "{piece} という持ち駒はありえない",
    }, { piece });
  }
  if (inHand(position, turnOf(position), piece) > 0) return undefined;
  return object("shogi/in-hand", {
    en: "There is no {piece} in hand",
    zh: "持駒中沒有{piece}",
    ja: "持ち駒に{piece}がない",
  }, { piece: pieceName({ letter: piece, promoted: false }) });
}

function dropOnEmpty(position: ShogiPosition, { to }: Drop) {
  const standing = pieceAt(position, to);
  if (!standing) return undefined;
  return object("shogi/drop-on-empty", {
    en: "{square} holds a {piece}",
    zh: "{square} 已有{piece}",
    ja: "{square} には{piece}がある",
  }, { square: to, piece: pieceName(standing) });
}

function dropDeadEnd(position: ShogiPosition, { piece, to }: Drop) {
  const ranks = ranksToGo(squareOf(to)!, turnOf(position));
  if (!isHandLetter(piece) || !mustNotStay(piece, ranks)) return undefined;
  return object("shogi/drop-dead-end", {
    en: "A {piece} could never move from {square}",
    zh: "{piece}在 {square} 再也無法移動",
    ja: "{piece}は {square} から動けない",
  }, { piece: pieceName({ letter: piece, promoted: false }), square: to });
}

function nifu(position: ShogiPosition, { piece, to }: Drop) {
  if (piece !== "P") return undefined;
  const file = squareOf(to)!.file;
  const squares = Array.from({ length: SIZE }, (_, index) => nameOf(file, index + 1));
  const pawn = squares.find((square) => {
    const standing = pieceAt(position, square);
    return standing?.letter === "P" && !standing.promoted && standing.side === turnOf(position);
  });
  if (pawn === undefined) return undefined;
  return object("shogi/nifu", {
    en: "File {file} has an own pawn on {square}",
    zh: "{file} 筋的 {square} 已有己方的步兵",
    ja: "{file} 筋の {square} に自分の歩がある",
  }, { file, square: pawn });
}

function uchifuzume({ state }: ShogiPosition, { piece, to }: Drop) {
  const move = isHandLetter(piece) && state.createMove(typeOf(piece), squareOf(to)!);
  if (!move || !state.isPawnDropMate(move)) return undefined;
  return object(
    "shogi/uchifuzume",
    fill({
      en: "The pawn on {square} gives mate, and it was dropped",
      zh: "{square} 的步兵是打入的，而且直接將死",
      ja: "{square} に打った歩で詰みになる",
    }, { square: to }),
    {},
  );
}
