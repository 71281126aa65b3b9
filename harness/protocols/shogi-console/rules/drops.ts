/** Pieces from the hand. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about drops. */
export const DROP_RULES = [
  {
    id: "shogi-console/drop-turn",
    level: "MUST",
    spec: "Shogi program report 2.7",
    text: {
      en: "After a drop the other side is to play",
      zh: "打入後輪到對方",
      ja: "打った後は相手の番になる",
    },
    hint: {
      en: "A drop is one move: leave the function once, and count the turn once",
      zh: "打入算一手：函式只結束一次，手數只加一次",
      ja: "打つ手も一手である。関数から一度だけ戻り、一度だけ数える",
    },
  },
  {
    id: "shogi-console/drop-uses-hand",
    level: "MUST",
    spec: "Shogi program report 2.7",
    text: {
      en: "A dropped piece leaves the hand, and only that one",
      zh: "打入的棋子離開持駒，且只少這一個",
      ja: "打った駒だけが持ち駒からなくなる",
    },
    hint: {
      en: "Move the pieces behind it one place forward, and count one less",
      zh: "把後面的持駒往前移一格，數量減一",
      ja: "後ろの持ち駒を一つずつ前に詰め、数を一つ減らす",
    },
  },
] as const satisfies readonly Rule[];
