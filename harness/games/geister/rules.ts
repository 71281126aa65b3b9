/** What the rules of Geister demand of a move. @module */

import type { Rule } from "../../core/mod.ts";

/** The catalogue, in the order in which a teacher would ask. */
export const GEISTER_RULES = [
  {
    id: "geister/ghost-exists",
    level: "MUST",
    spec: "Geister manual 9.2",
    text: {
      en: "A move names a ghost from A to H",
      zh: "走步的鬼必須是 A 到 H 其中之一",
      ja: "動かすゴーストは A から H までのいずれかである",
    },
    hint: {
      en: "Your own ghosts are A to H whether you play first or second: write `'A' + index`",
      zh: "無論先手或後手，己方的鬼都是 A 到 H：輸出 `'A' + index`",
      ja: "先手でも後手でも自分のゴーストは A〜H である：`'A' + index` と書く",
    },
  },
  {
    id: "geister/ghost-on-board",
    level: "MUST",
    spec: "Geister manual 9.4",
    text: {
      en: "Only a ghost on the board moves",
      zh: "只能移動還在棋盤上的鬼",
      ja: "動かせるのは盤上のゴーストだけである",
    },
    hint: {
      en: "Read the board of every turn: `99` is captured and `88` escaped, skip both",
      zh: "每次輪到自己時都重新讀取盤面：`99` 是被吃掉，`88` 是已逃脫，都要略過",
      ja: "手番ごとに盤面を読み直す：`99` は取られた駒、`88` は脱出した駒なので飛ばす",
    },
  },
  {
    id: "geister/only-blue-escapes",
    level: "MUST",
    spec: "Geister manual 1.1",
    text: {
      en: "Only a blue ghost leaves the board from a far corner",
      zh: "只有藍鬼能從對方陣地的角落逃脫",
      ja: "敵陣の隅から脱出できるのは青いゴーストだけである",
    },
    hint: {
      en: "Check the colour before you generate an escape: your own blue ghosts are marked `B`",
      zh: "產生逃脫的走步前先檢查顏色：己方的藍鬼標示為 `B`",
      ja: "脱出の手を作る前に色を確かめる：自分の青いゴーストは `B` で示される",
    },
  },
  {
    id: "geister/escape-from-far-corner",
    level: "MUST",
    spec: "Geister manual 1.1",
    text: {
      en: "A blue ghost leaves the board only from the two far corners",
      zh: "藍鬼只能從對方陣地的兩個角落逃脫",
      ja: "青いゴーストが脱出できるのは敵陣の二つの隅からだけである",
    },
    hint: {
      en: "Seen from your side: at 0-0 NORTH or WEST, at 5-0 NORTH or EAST; " +
        "reach the corner first, the escape is a move of its own; NORTH is y - 1",
      zh: "從己方視角：在 0-0 往 NORTH 或 WEST，在 5-0 往 NORTH 或 EAST；" +
        "先走到角落，下一手才能逃脫；NORTH 是 y - 1",
      ja: "自分から見て 0-0 では NORTH か WEST、5-0 では NORTH か EAST。" +
        "まず隅に入り、次の手で脱出する。NORTH は y - 1 である",
    },
  },
  {
    id: "geister/stays-on-board",
    level: "MUST",
    spec: "Geister manual 9.1",
    text: {
      en: "A ghost does not step over the edge of the board",
      zh: "鬼不能走出棋盤",
      ja: "ゴーストは盤の外に出られない",
    },
    hint: {
      en: "Check `0 <= x && x < 6 && 0 <= y && y < 6` after the step; " +
        "NORTH is y - 1, seen from your side, also as second player",
      zh: "移動後檢查 `0 <= x && x < 6 && 0 <= y && y < 6`；" +
        "後手也從己方視角看，NORTH 是 y - 1",
      ja: "動いた後に `0 <= x && x < 6 && 0 <= y && y < 6` を確かめる。" +
        "後手でも自分から見て NORTH は y - 1 である",
    },
  },
  {
    id: "geister/own-ghost-blocks",
    level: "MUST",
    spec: "Geister manual 1.1",
    text: {
      en: "A ghost does not step onto an own ghost",
      zh: "鬼不能走到己方的鬼所在的格子",
      ja: "自分のゴーストがいるマスには進めない",
    },
    hint: {
      en: "Compare the target with the places of your own eight ghosts, " +
        "the first eight of the board string; NORTH is y - 1 and EAST is x + 1, seen from your side",
      zh: "將終點與己方八隻鬼的位置比較，也就是盤面字串的前八個；" +
        "從己方視角看，NORTH 是 y - 1，EAST 是 x + 1",
      ja: "移動先を自分の八体の位置（盤面文字列の前半八つ）と比べる。" +
        "自分から見て NORTH は y - 1、EAST は x + 1 である",
    },
  },
] as const satisfies readonly Rule[];
