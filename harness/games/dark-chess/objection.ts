/** Which rule a move breaks, asked in the order of a teacher. @module */

import { visible } from "../../core/mod.ts";
import type { GameObjection } from "../game.ts";
import { type Check as GameCheck, firstObjection, object } from "../object.ts";
import { isLegal } from "./legal.ts";
import { PREY } from "./piece.ts";
import {
  colourOf,
  type DarkChessMove,
  type DarkChessPosition,
  pieceAt,
  type PieceMove,
} from "./position.ts";
import { between, indexOf } from "./square.ts";

type Check<Move> = GameCheck<DarkChessPosition, Move>;

const CHECKS: readonly Check<DarkChessMove>[] = [
  onBoard,
  firstPlyFlip,
  flipOnlyDark,
  pieceAvailable,
  ofStep(sourceNotEmpty),
  ofStep(darkStays),
  ofStep(ownPiece),
  ofStep(notOntoDark),
  ofStep(notOntoOwn),
  ofStep(cannonScreen),
  ofStep(cannonQuietStep),
  ofStep(oneStep),
  ofStep(rank),
];

/** The first rule that a move breaks; undefined for a legal one. */
export function objection(
  position: DarkChessPosition,
  move: DarkChessMove,
): GameObjection | undefined {
  // Nearly every move is legal, and one look costs less than all questions.
  return isLegal(position, move) ? undefined : firstObjection(CHECKS, position, move);
}

function onBoard(_: DarkChessPosition, move: DarkChessMove): GameObjection | undefined {
  const squares = move.kind === "flip" ? [move.at] : [move.from, move.to];
  const square = squares.find((each) => indexOf(each) === undefined);
  if (square === undefined) return undefined;
  return object("dark-chess/on-board", {
    en: "The board has no square {square}",
    zh: "棋盤上沒有 {square} 這個位置",
    ja: "盤上に {square} というマスはない",
  }, { square: visible(square, 20) });
}

function firstPlyFlip({ firstColour }: DarkChessPosition, move: DarkChessMove) {
  if (firstColour || move.kind === "flip") return undefined;
  return object("dark-chess/first-ply-flip", {
    en: "Nothing has been flipped yet, so {from} cannot move",
    zh: "尚未翻開任何棋子，{from} 不能移動",
    ja: "まだ何もめくられていないので {from} は動かせない",
  }, { from: move.from });
}

function flipOnlyDark(position: DarkChessPosition, move: DarkChessMove) {
  if (move.kind === "move") return undefined;
  const piece = pieceAt(position, move.at);
  if (piece?.dark) return undefined;
  if (!piece) return object("dark-chess/flip-only-dark", EMPTY, { square: move.at });
  return object("dark-chess/flip-only-dark", {
    en: "{square} holds {piece}, which is revealed already",
    zh: "{square} 的 {piece} 已經翻開",
    ja: "{square} の {piece} はすでに表である",
  }, { square: move.at, piece: piece.letter });
}

function pieceAvailable({ board }: DarkChessPosition, move: DarkChessMove) {
  if (move.kind === "move" || move.piece === undefined) return undefined;
  if (board.some((piece) => piece?.dark && piece.letter === move.piece)) return undefined;
  return object("dark-chess/piece-available", {
    en: "No {piece} is left in the dark",
    zh: "暗子中已經沒有 {piece}",
    ja: "伏せ駒に {piece} は残っていない",
  }, { piece: move.piece });
}

function sourceNotEmpty(position: DarkChessPosition, { from }: PieceMove) {
  if (pieceAt(position, from)) return undefined;
  return object("dark-chess/source-not-empty", EMPTY, { square: from });
}

function darkStays(position: DarkChessPosition, { from }: PieceMove) {
  if (!pieceAt(position, from)?.dark) return undefined;
  return object("dark-chess/dark-stays", DARK, { square: from });
}

function ownPiece(position: DarkChessPosition, { from }: PieceMove) {
  const piece = pieceAt(position, from);
  const colour = colourOf(position, position.turn);
  if (!piece || !colour || piece.colour === colour) return undefined;
  return object("dark-chess/own-piece", {
    en: "{square} holds {piece}, and {colour} is to move",
    zh: "{square} 是 {piece}，但現在輪到{colour}",
    ja: "{square} は {piece} だが、{colour}の番である",
  }, { square: from, piece: piece.letter, colour: COLOURS[colour] });
}

function notOntoDark(position: DarkChessPosition, { to }: PieceMove) {
  if (!pieceAt(position, to)?.dark) return undefined;
  return object("dark-chess/not-onto-dark", DARK, { square: to });
}

function notOntoOwn(position: DarkChessPosition, { from, to }: PieceMove) {
  const target = pieceAt(position, to);
  if (!target || target.colour !== pieceAt(position, from)?.colour) return undefined;
  return object("dark-chess/not-onto-own", {
    en: "{square} holds {piece} of the same colour",
    zh: "{square} 是同色的 {piece}",
    ja: "{square} は同じ色の {piece} である",
  }, { square: to, piece: target.letter });
}

function cannonScreen(position: DarkChessPosition, { from, to }: PieceMove) {
  if (pieceAt(position, from)?.kind !== "C" || !pieceAt(position, to)) return undefined;
  const squares = squaresBetween({ from, to });
  if (!squares) return object("dark-chess/cannon-screen", ASKEW, { from, to });
  const count = squares.filter((square) => position.board[square]).length;
  if (count === 1) return undefined;
  return object("dark-chess/cannon-screen", {
    en: "Between {from} and {to} the pieces number {count}, not 1",
    zh: "{from} 與 {to} 之間有 {count} 子，不是 1 子",
    ja: "{from} と {to} の間の駒は {count} 枚で、1 枚ではない",
  }, { from, to, count });
}

function cannonQuietStep(position: DarkChessPosition, step: PieceMove) {
  const isQuiet = !pieceAt(position, step.to);
  if (pieceAt(position, step.from)?.kind !== "C" || !isQuiet || areNeighbours(step)) {
    return undefined;
  }
  return object("dark-chess/cannon-quiet-step", FAR, { ...step });
}

function oneStep(position: DarkChessPosition, step: PieceMove) {
  if (pieceAt(position, step.from)?.kind === "C" || areNeighbours(step)) return undefined;
  return object("dark-chess/one-step", FAR, { ...step });
}

function rank(position: DarkChessPosition, { from, to }: PieceMove) {
  const piece = pieceAt(position, from);
  const target = pieceAt(position, to);
  if (!piece || !target || piece.kind === "C") return undefined;
  if (PREY[piece.kind].includes(target.kind)) return undefined;
  return object("dark-chess/rank", {
    en: "{piece} does not take {target}",
    zh: "{piece} 不能吃 {target}",
    ja: "{piece} は {target} を取れない",
  }, { piece: piece.letter, target: target.letter });
}

/** A check that has nothing to say about flips. */
function ofStep(check: Check<PieceMove>): Check<DarkChessMove> {
  return (position, move) => move.kind === "move" ? check(position, move) : undefined;
}

function areNeighbours(step: PieceMove): boolean {
  return squaresBetween(step)?.length === 0;
}

function squaresBetween({ from, to }: Pick<PieceMove, "from" | "to">) {
  const [start, end] = [indexOf(from), indexOf(to)];
  return start === undefined || end === undefined ? undefined : between(start, end);
}

const COLOURS = {
  red: { en: "red", zh: "紅方", ja: "赤" },
  black: { en: "black", zh: "黑方", ja: "黒" },
};
const EMPTY = {
  en: "{square} is empty",
  zh: "{square} 是空格",
  ja: "{square} は空きマスである",
};
const DARK = {
  en: "The piece on {square} is still dark",
  zh: "{square} 的棋子還是暗子",
  ja: "{square} の駒はまだ伏せられている",
};
const FAR = {
  en: "{from} and {to} are not neighbours",
  zh: "{from} 與 {to} 不相鄰",
  ja: "{from} と {to} は隣り合っていない",
};
const ASKEW = {
  en: "{from} and {to} share neither rank nor file",
  zh: "{from} 與 {to} 不在同一直線上",
  ja: "{from} と {to} は同じ縦横の線上にない",
};
