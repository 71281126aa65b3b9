/** What may be wrong with a piece that moves on the board. @module */

import { MoveType, resolveMoveType, type Square, vectorToDirectionAndDistance } from "tsshogi";
import { fill, type Localized } from "../../core/mod.ts";
import type { GameObjection } from "../game.ts";
import { kingSafe } from "./king_safe.ts";
import { object } from "../object.ts";
import { mustNotStay, pieceName } from "./piece.ts";
import { type BoardMove, pieceAt, type ShogiPosition, turnOf } from "./position.ts";
import { isInZone, ranksToGo, squareOf } from "./square.ts";

/** The checks, in the order of a teacher; both squares are on the board. */
export const STEP_CHECKS: readonly ((
  position: ShogiPosition,
  step: BoardMove,
) => GameObjection | undefined)[] = [
  sourceNotEmpty,
  ownPiece,
  notOntoOwn,
  pieceMovement,
  pathClear,
  canPromote,
  promotionZone,
  forcedPromotion,
  kingSafe,
];

function sourceNotEmpty(position: ShogiPosition, { from }: BoardMove) {
  if (pieceAt(position, from)) return undefined;
  return object("shogi/source-not-empty", {
    en: "{square} is empty",
    zh: "{square} 是空格",
    ja: "{square} は空いている",
  }, { square: from });
}

function ownPiece(position: ShogiPosition, { from }: BoardMove) {
  const piece = pieceAt(position, from);
  const turn = turnOf(position);
  if (!piece || piece.side === turn) return undefined;
  return object("shogi/own-piece", {
    en: "{square} holds the opponent's {piece}, and {side} is to move",
    zh: "{square} 是對方的{piece}，現在輪到{side}",
    ja: "{square} は相手の{piece}で、{side}の番である",
  }, { square: from, piece: pieceName(piece), side: SIDES[turn] });
}

function notOntoOwn(position: ShogiPosition, { to }: BoardMove) {
  const target = pieceAt(position, to);
  if (target?.side !== turnOf(position)) return undefined;
  return object("shogi/not-onto-own", {
    en: "{square} holds an own {piece}",
    zh: "{square} 已有己方的{piece}",
    ja: "{square} には自分の{piece}がある",
  }, { square: to, piece: pieceName(target) });
}

function pieceMovement(position: ShogiPosition, step: BoardMove) {
  const piece = pieceAt(position, step.from);
  if (!piece || wayOf(position, step)) return undefined;
  return object("shogi/piece-movement", {
    en: "A {piece} does not move from {from} to {to}",
    zh: "{piece}不能從 {from} 走到 {to}",
    ja: "{piece}は {from} から {to} へ動けない",
  }, { piece: pieceName(piece), from: step.from, to: step.to });
}

function pathClear(position: ShogiPosition, step: BoardMove) {
  const blocked = wayOf(position, step)?.find((square) => position.state.board.at(square));
  if (!blocked) return undefined;
  const piece = pieceAt(position, blocked.usi);
  return object("shogi/path-clear", {
    en: "Between {from} and {to}, {square} holds a {piece}",
    zh: "{from} 與 {to} 之間，{square} 有{piece}",
    ja: "{from} と {to} の間の {square} に{piece}がある",
  }, { from: step.from, to: step.to, square: blocked.usi, piece: piece ? pieceName(piece) : "" });
}

function canPromote(position: ShogiPosition, { from, promote }: BoardMove) {
  const piece = pieceAt(position, from);
  if (!promote || !piece) return undefined;
  if (!piece.promoted && piece.letter !== "K" && piece.letter !== "G") return undefined;
  return object("shogi/can-promote", {
    en: "The piece on {square} is a {piece}",
    zh: "{square} 的棋子是{piece}",
    ja: "{square} の駒は{piece}である",
  }, { square: from, piece: pieceName(piece) });
}

function promotionZone(position: ShogiPosition, { from, to, promote }: BoardMove) {
  const turn = turnOf(position);
  if (!promote || [from, to].some((each) => isInZone(squareOf(each)!, turn))) return undefined;
  return object(
    "shogi/promotion-zone",
    fill({
      en: "Neither {from} nor {to} is in the ranks {ranks} where {side} promotes",
      zh: "{from} 與 {to} 都不在{side}可升變的 {ranks} 段",
      ja: "{from} も {to} も{side}が成れる {ranks} 段にない",
    }, { from, to }),
    { ranks: turn === "first" ? "a–c" : "g–i", side: SIDES[turn] },
  );
}

function forcedPromotion(position: ShogiPosition, { from, to, promote }: BoardMove) {
  const piece = pieceAt(position, from);
  if (promote || !piece || piece.promoted) return undefined;
  if (!mustNotStay(piece.letter, ranksToGo(squareOf(to)!, turnOf(position)))) return undefined;
  return object("shogi/forced-promotion", {
    en: "An unpromoted {piece} could never move from {square} again",
    zh: "未升變的{piece}在 {square} 再也無法移動",
    ja: "成らない{piece}は {square} から二度と動けない",
  }, { piece: pieceName(piece), square: to });
}

/** The squares between both ends; undefined where the piece does not move so on any board. */
function wayOf({ state }: ShogiPosition, step: BoardMove): readonly Square[] | undefined {
  const [from, to] = [squareOf(step.from)!, squareOf(step.to)!];
  const piece = state.board.at(from);
  const { direction, distance, ok } = vectorToDirectionAndDistance(to.x - from.x, to.y - from.y);
  if (!piece || !ok) return undefined;
  const kind = resolveMoveType(piece, direction);
  if (kind === undefined || (kind === MoveType.SHORT && distance !== 1)) return undefined;
  const way: Square[] = [];
  for (let at = from.neighbor(direction); !at.equals(to); at = at.neighbor(direction)) way.push(at);
  return way;
}

const SIDES: Readonly<Record<"first" | "second", Localized>> = {
  first: { en: "black", zh: "先手", ja: "先手" },
  second: { en: "white", zh: "後手", ja: "後手" },
};
