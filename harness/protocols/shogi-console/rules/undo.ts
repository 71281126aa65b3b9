/** Taking a move back. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about undo. */
export const UNDO_RULES = [
  {
    id: "shogi-console/undo-turn",
    level: "MUST",
    spec: "Shogi program report 2.5",
    text: {
      en: "Undo gives the turn back: the number falls by one and the side changes",
      zh: "悔棋後手數減一，輪回上一手的一方",
      ja: "待ったで手数が一つ減り、手番も戻る",
    },
    hint: {
      en: "Count the turn down, and derive the side from it",
      zh: "手數減一，並由手數決定行棋方",
      ja: "手数を一つ減らし、手番は手数から決める",
    },
  },
  {
    id: "shogi-console/undo-board",
    level: "MUST",
    spec: "Shogi program report 2.5",
    text: {
      en: "Undo restores the board, promotions and captured pieces included",
      zh: "悔棋還原棋盤，包括升變與被吃的棋子",
      ja: "待ったで盤面が元に戻る。成りも取られた駒も戻る",
    },
    hint: {
      en: "Keep what stood on both squares before the move",
      zh: "保存走之前起點與終點上的棋子",
      ja: "指す前に両端のマスにあったものを覚えておく",
    },
  },
  {
    id: "shogi-console/undo-hands",
    level: "MUST",
    spec: "Shogi program report 2.5",
    text: {
      en: "Undo restores both hands",
      zh: "悔棋還原雙方持駒",
      ja: "待ったで両者の持ち駒も元に戻る",
    },
    hint: {
      en: "Save both hands with every move, and pop them with it",
      zh: "每一手都保存雙方持駒，悔棋時一起取回",
      ja: "手ごとに両者の持ち駒を保存し、一緒に戻す",
    },
  },
  {
    id: "shogi-console/undo-at-start",
    level: "MUST",
    spec: "Shogi program report 2.5",
    text: {
      en: "Before the first move there is nothing to undo: the input is refused",
      zh: "第一手之前無法悔棋，輸入必須拒絕",
      ja: "初手の前に戻す手はない。入力は拒否する",
    },
    hint: {
      en: "Look whether the stack is empty before you pop",
      zh: "pop 之前先檢查 stack 是否為空",
      ja: "pop の前にスタックが空か調べる",
    },
  },
] as const satisfies readonly Rule[];
