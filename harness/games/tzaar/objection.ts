/** Which rule a step breaks, asked in the order of a teacher. @module */

import { visible } from "../../core/mod.ts";
import type { GameObjection } from "../game.ts";
import { type Check as GameCheck, firstObjection, object } from "../object.ts";
import { between, HOLE, indexOf } from "./point.ts";
import {
  type Capture,
  type Enhance,
  stackAt,
  type TzaarMove,
  type TzaarPosition,
} from "./position.ts";

type Path = Capture | Enhance;
type Check<Move> = GameCheck<TzaarPosition, Move>;

const CHECKS: readonly Check<TzaarMove>[] = [
  noPassInStepOne,
  ofPath(onBoard),
  ofPath(sourceExists),
  ofPath(ownStack),
  ofPath(straightLine),
  ofPath(notThroughCentre),
  ofPath(noJump),
  ofPath(targetOccupied),
  ofPath(captureEnemy),
  ofPath(enhanceOwn),
  ofPath(stepOneCaptures),
  ofPath(notHigher),
];

/** The first rule that a step breaks; undefined for a legal one. */
export function objection(position: TzaarPosition, move: TzaarMove): GameObjection | undefined {
  return firstObjection(CHECKS, position, move);
}

function noPassInStepOne({ step }: TzaarPosition, move: TzaarMove): GameObjection | undefined {
  if (step === 2 || move.kind !== "pass") return undefined;
  return object("tzaar/step-1-captures", {
    en: "It is step 1, which cannot be passed",
    zh: "現在是第 1 步，不能跳過",
    ja: "第 1 ステップなのでパスできない",
  }, {});
}

function onBoard(_: TzaarPosition, { from, to }: Path): GameObjection | undefined {
  const point = [from, to].find((each) => indexOf(each) === undefined);
  if (point === undefined) return undefined;
  return object("tzaar/on-board", point === HOLE ? NO_CENTRE : NO_POINT, {
    point: visible(point, 20),
  });
}

function sourceExists(position: TzaarPosition, { from }: Path) {
  if (stackAt(position, from)) return undefined;
  return object("tzaar/source-exists", EMPTY, { point: from });
}

function ownStack(position: TzaarPosition, { from }: Path) {
  const stack = stackAt(position, from);
  if (!stack || stack.owner === position.turn) return undefined;
  return object("tzaar/own-stack", {
    en: "The stack on {point} is {owner}, and {mover} is to move",
    zh: "{point} 是{owner}的棋子，但現在輪到{mover}",
    ja: "{point} は{owner}の駒だが、{mover}の番である",
  }, { point: from, owner: COLOURS[stack.owner], mover: COLOURS[position.turn] });
}

function straightLine(_: TzaarPosition, { from, to }: Path) {
  if (placesBetween({ from, to })) return undefined;
  if (from === to) return object("tzaar/straight-line", STAYS, { from });
  return object("tzaar/straight-line", {
    en: "No straight line leads from {from} to {to}",
    zh: "{from} 與 {to} 不在同一條直線上",
    ja: "{from} と {to} は一直線上にない",
  }, { from, to });
}

function notThroughCentre(_: TzaarPosition, { from, to }: Path) {
  if (!placesBetween({ from, to })?.includes(HOLE)) return undefined;
  return object("tzaar/not-through-centre", {
    en: "The line from {from} to {to} crosses the hole in the centre",
    zh: "{from} 到 {to} 的直線穿過了中央的洞",
    ja: "{from} から {to} への線は中央の穴を横切る",
  }, { from, to });
}

function noJump(position: TzaarPosition, { from, to }: Path) {
  const over = placesBetween({ from, to })?.find((point) => stackAt(position, point));
  if (over === undefined) return undefined;
  return object("tzaar/no-jump", {
    en: "The stack on {over} is in the way from {from} to {to}",
    zh: "{from} 到 {to} 的路上有 {over} 的棋子擋住",
    ja: "{from} から {to} への途中に {over} の駒がある",
  }, { from, to, over });
}

function targetOccupied(position: TzaarPosition, { to }: Path) {
  if (stackAt(position, to)) return undefined;
  return object("tzaar/target-occupied", EMPTY, { point: to });
}

function captureEnemy(position: TzaarPosition, { kind, to }: Path) {
  if (kind === "enhance" || stackAt(position, to)?.owner !== position.turn) return undefined;
  return object("tzaar/capture-enemy", OF_COLOUR, { point: to, owner: COLOURS[position.turn] });
}

function enhanceOwn(position: TzaarPosition, { kind, to }: Path) {
  const target = stackAt(position, to);
  if (kind === "capture" || !target || target.owner === position.turn) return undefined;
  return object("tzaar/enhance-own", OF_COLOUR, { point: to, owner: COLOURS[target.owner] });
}

function stepOneCaptures({ step }: TzaarPosition, { kind, from, to }: Path) {
  if (step === 2 || kind === "capture") return undefined;
  return object("tzaar/step-1-captures", {
    en: "It is step 1, and {from} goes on top of {to} instead of capturing",
    zh: "現在是第 1 步，{from} 卻併到 {to} 而不是吃子",
    ja: "第 1 ステップなのに {from} は取らずに {to} に重なる",
  }, { from, to });
}

function notHigher(position: TzaarPosition, { kind, from, to }: Path) {
  const [moving, target] = [stackAt(position, from), stackAt(position, to)];
  if (kind === "enhance" || !moving || !target || target.height <= moving.height) return undefined;
  return object("tzaar/not-higher", {
    en: "The stack on {to} is {target} high, the one on {from} only {moving}",
    zh: "{to} 有 {target} 層，{from} 只有 {moving} 層",
    ja: "{to} の高さは {target}、{from} は {moving} しかない",
  }, { from, to, target: target.height, moving: moving.height });
}

/** A check that has nothing to say about passes. */
function ofPath(check: Check<Path>): Check<TzaarMove> {
  return (position, move) => move.kind === "pass" ? undefined : check(position, move);
}

function placesBetween({ from, to }: Pick<Path, "from" | "to">): readonly string[] | undefined {
  const [start, end] = [indexOf(from), indexOf(to)];
  return start === undefined || end === undefined ? undefined : between(start, end);
}

const COLOURS = {
  first: { en: "white", zh: "白方", ja: "白" },
  second: { en: "black", zh: "黑方", ja: "黒" },
};
const NO_POINT = {
  en: "The board has no point {point}",
  zh: "棋盤上沒有 {point} 這個點",
  ja: "盤上に {point} という点はない",
};
const NO_CENTRE = {
  en: "The centre {point} is a hole, not a point",
  zh: "中央 {point} 是洞，不是棋盤上的點",
  ja: "中央の {point} は穴であり、点ではない",
};
const EMPTY = {
  en: "{point} is empty",
  zh: "{point} 沒有棋子",
  ja: "{point} には駒がない",
};
const STAYS = {
  en: "The stack on {from} stays where it is",
  zh: "{from} 的棋子停在原地",
  ja: "{from} の駒が動いていない",
};
const OF_COLOUR = {
  en: "The stack on {point} is {owner}",
  zh: "{point} 是{owner}的棋子",
  ja: "{point} は{owner}の駒である",
};
