/** Which rule a move breaks, asked in the order of a teacher. @module */

import { visible } from "../../core/mod.ts";
import type { GameObjection, Side } from "../game.ts";
import { type Check, firstObjection, object } from "../object.ts";
import { type Ghost, isOnBoard, LETTERS } from "./ghost.ts";
import { type GeisterMove, type GeisterPosition, ghostOf } from "./position.ts";
import { isFarCorner, ownView, SIZE, SQUARES, stepFrom } from "./square.ts";

const CHECKS: readonly Check<GeisterPosition, GeisterMove>[] = [
  ghostExists,
  ghostOnBoard,
  onlyBlueEscapes,
  escapeFromFarCorner,
  staysOnBoard,
  ownGhostBlocks,
];

/** The first rule that a move breaks; undefined for a legal one. */
export function objection(position: GeisterPosition, move: GeisterMove): GameObjection | undefined {
  return firstObjection(CHECKS, position, move);
}

function ghostExists({ ghosts, turn }: GeisterPosition, { ghost }: GeisterMove) {
  if (ghostOf(ghosts[turn], ghost)) return undefined;
  return object("geister/ghost-exists", {
    en: "There is no ghost {ghost}",
    zh: "沒有 {ghost} 這隻鬼",
    ja: "{ghost} というゴーストはいない",
  }, { ghost: visible(ghost, 20) });
}

function ghostOnBoard({ ghosts, turn }: GeisterPosition, { ghost }: GeisterMove) {
  const at = ghostOf(ghosts[turn], ghost)?.at;
  if (at === undefined || typeof at === "number") return undefined;
  return object("geister/ghost-on-board", GONE[at], { ghost });
}

function onlyBlueEscapes(position: GeisterPosition, move: GeisterMove) {
  const leaving = leavingGhost(position, move);
  if (leaving?.colour !== "red" || !isFarCorner(leaving.at, position.turn)) return undefined;
  return object("geister/only-blue-escapes", {
    en: "{ghost} on {square} is red",
    zh: "{square} 的 {ghost} 是紅鬼",
    ja: "{square} の {ghost} は赤いゴーストである",
  }, { ghost: move.ghost, square: seen(leaving.at, position.turn) });
}

/** A blue ghost that steps out of a near corner or over the far edge means to escape. */
function escapeFromFarCorner(position: GeisterPosition, move: GeisterMove) {
  const leaving = leavingGhost(position, move);
  if (leaving?.colour !== "blue" || isFarCorner(leaving.at, position.turn)) return undefined;
  if (move.direction !== "N" && !isCorner(leaving.at)) return undefined;
  return object("geister/escape-from-far-corner", {
    en: "{ghost} is on {square}, the far corners are 0-0 and 5-0",
    zh: "{ghost} 在 {square}，對方陣地的角落是 0-0 與 5-0",
    ja: "{ghost} は {square} にいるが、敵陣の隅は 0-0 と 5-0 である",
  }, { ghost: move.ghost, square: seen(leaving.at, position.turn) });
}

function staysOnBoard(position: GeisterPosition, move: GeisterMove) {
  const leaving = leavingGhost(position, move);
  if (!leaving) return undefined;
  if (leaving.colour === "blue" && isFarCorner(leaving.at, position.turn)) return undefined;
  return object("geister/stays-on-board", {
    en: "{ghost} on {square} would step over the edge",
    zh: "{square} 的 {ghost} 會走出棋盤",
    ja: "{square} の {ghost} が盤の外に出てしまう",
  }, { ghost: move.ghost, square: seen(leaving.at, position.turn) });
}

function ownGhostBlocks({ ghosts, turn }: GeisterPosition, { ghost, direction }: GeisterMove) {
  const at = ghostOf(ghosts[turn], ghost)?.at;
  const to = typeof at === "number" ? stepFrom(at, { side: turn, direction }) : undefined;
  const blocking = ghosts[turn].findIndex((each) => each.at === to);
  if (to === undefined || blocking < 0) return undefined;
  return object("geister/own-ghost-blocks", {
    en: "{square} holds the own ghost {other}",
    zh: "{square} 已有己方的 {other}",
    ja: "{square} には自分の {other} がいる",
  }, { square: seen(to, turn), other: LETTERS[blocking] ?? "" });
}

/** The ghost of a move that leads off the board, legal or not. */
function leavingGhost(
  { ghosts, turn }: GeisterPosition,
  { ghost: letter, direction }: GeisterMove,
): (Ghost & { readonly at: number }) | undefined {
  const ghost = ghostOf(ghosts[turn], letter);
  if (!ghost || !isOnBoard(ghost)) return undefined;
  return stepFrom(ghost.at, { side: turn, direction }) === undefined ? ghost : undefined;
}

function isCorner(square: number): boolean {
  return [0, SIZE - 1].includes(square % SIZE) &&
    [0, SIZE - 1].includes(Math.floor(square / SIZE));
}

/** The name of a square as the mover sees it. */
function seen(square: number, side: Side): string {
  return SQUARES[ownView(square, side)] ?? "";
}

const GONE = {
  captured: {
    en: "{ghost} has been captured",
    zh: "{ghost} 已經被吃掉",
    ja: "{ghost} はすでに取られている",
  },
  escaped: {
    en: "{ghost} has escaped",
    zh: "{ghost} 已經逃脫",
    ja: "{ghost} はすでに脱出している",
  },
};
