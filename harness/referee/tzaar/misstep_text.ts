/** What a program did instead of a legal step, in words. @module */

import { fill, type Localized, type Text } from "../../core/mod.ts";
import {
  type Misstep,
  type MisstepKind,
  type Stack,
  tzaar,
  type TzaarMove,
  type TzaarPosition,
} from "../../games/tzaar/mod.ts";

/** What a report shows as *actual*. */
export function misstepText(position: TzaarPosition, misstep: Misstep): Text {
  const [from = "", to = "", ...others] = misstep.points;
  const { expected, actual } = misstep;
  const sentence = SENTENCES[misstep.kind];
  if (sentence) return fill(sentence, { from, to, points: [from, to, ...others].join(" ") });
  if (expected && actual) {
    const point = to === "" ? from : to;
    return fill(STANDS, { point, actual: stackWords(actual), expected: stackWords(expected) });
  }
  const why = tzaar.objection(position, moveOf(misstep))?.why ?? "";
  return fill(MOVED, { from, to, why });
}

/** The move that was tried, for the game to object to. */
function moveOf({ kind, points: [from = "", to = ""] }: Misstep): TzaarMove {
  return { kind: kind === "enhance-in-step-1" ? "enhance" : "capture", from, to };
}

/** A stack as the files write it. */
export function stackWords({ owner, height, type }: Stack): Localized {
  const colour = owner === "first" ? 1 : 2;
  return fill(VALUES, { colour, height, type });
}

const VALUES: Localized = {
  en: "color {colour}, layer {height}, type {type}",
  zh: "color {colour}、layer {height}、type {type}",
  ja: "color {colour}、layer {height}、type {type}",
};
const STANDS: Localized = {
  en: "on {point} stands {actual}, and should {expected}",
  zh: "{point} 為 {actual}，應為 {expected}",
  ja: "{point} は {actual}、正しくは {expected}",
};
const MOVED: Localized = {
  en: "from {from} to {to}: {why}",
  zh: "從 {from} 到 {to}：{why}",
  ja: "{from} から {to}：{why}",
};

const SENTENCES: Readonly<Partial<Record<MisstepKind, Localized>>> = {
  "nothing-changed": {
    en: "step 1, and the board is as it was",
    zh: "第 1 步，棋盤卻沒有變化",
    ja: "第 1 ステップなのに盤面が変わっていない",
  },
  "two-actions": {
    en: "two actions at once: {points}",
    zh: "一次做了兩個動作：{points}",
    ja: "一度に二つの動作：{points}",
  },
  "second-step-in-first-turn": {
    en: "two steps in the first turn: {points}",
    zh: "第一回合走了兩步：{points}",
    ja: "最初の手番で二ステップ：{points}",
  },
  "too-many-changes": {
    en: "changes that no one action makes: {points}",
    zh: "不是一個動作能造成的變化：{points}",
    ja: "一つの動作では起きない変化：{points}",
  },
  "stack-vanished": {
    en: "the stack on {from} has vanished",
    zh: "{from} 的棋子消失了",
    ja: "{from} の駒が消えた",
  },
  "stack-appeared": {
    en: "a stack has appeared on {from}",
    zh: "{from} 憑空出現棋子",
    ja: "{from} に駒が現れた",
  },
  "stack-changed": {
    en: "the stack on {from} has changed, and none has moved there",
    zh: "{from} 的棋子變了，但沒有棋子移到那裡",
    ja: "{from} の駒が変わったが、そこへ動いた駒はない",
  },
  "source-not-emptied": {
    en: "the stack moved from {from} to {to} but is still on {from}",
    zh: "棋子從 {from} 移到 {to}，{from} 卻還有棋子",
    ja: "駒は {from} から {to} へ動いたのに {from} にも残っている",
  },
  "wrapped-edge": {
    en: "from {from} to {to}: off one edge of the array and in at another",
    zh: "從 {from} 到 {to}：越過陣列邊界繞到另一側",
    ja: "{from} から {to}：配列の端を越えて反対側に回り込んだ",
  },
};
