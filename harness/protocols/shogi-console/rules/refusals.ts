/** Inputs that a program must not take. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about moves against the rules of shogi. */
export const REFUSAL_RULES = [
  {
    id: "shogi-console/refuses-off-board",
    level: "MUST",
    spec: "Shogi program report 2.4",
    text: {
      en: "Coordinates outside 1 to 9 are refused",
      zh: "超出 1 到 9 的座標必須拒絕",
      ja: "1〜9 の外の座標は拒否する",
    },
    hint: {
      en: "Test all four numbers before they become indices of the array",
      zh: "在當作陣列索引之前，先檢查四個數字的範圍",
      ja: "配列の添字にする前に四つの数を調べる",
    },
  },
  {
    id: "shogi-console/refuses-empty-square",
    level: "MUST",
    spec: "Shogi program report 2.4",
    text: {
      en: "A move from an empty square is refused",
      zh: "起點沒有棋子的走步必須拒絕",
      ja: "駒のないマスからの手は拒否する",
    },
    hint: {
      en: "Look whether the square that the move begins on holds 0",
      zh: "檢查起點的值是否為 0",
      ja: "移動元の値が 0 かどうかを調べる",
    },
  },
  {
    id: "shogi-console/refuses-opponents-piece",
    level: "MUST",
    spec: "Shogi program report 2.4",
    text: {
      en: "A move of the other side's piece is refused",
      zh: "移動對方棋子的走步必須拒絕",
      ja: "相手の駒を動かす手は拒否する",
    },
    hint: {
      en: "Compare the sign of the piece with the side to play",
      zh: "比較棋子的正負號與行棋方",
      ja: "駒の符号と手番を比べる",
    },
  },
  {
    id: "shogi-console/refuses-own-target",
    level: "MUST",
    spec: "Shogi program report 2.4",
    text: {
      en: "A move onto a piece of the same side is refused",
      zh: "走到己方棋子上的走步必須拒絕",
      ja: "自分の駒のあるマスへの手は拒否する",
    },
    hint: {
      en: "The target must be empty or hold a piece of the other sign",
      zh: "終點必須是空格或異號的棋子",
      ja: "移動先は空か、符号の異なる駒でなければならない",
    },
  },
  {
    id: "shogi-console/refuses-wrong-way",
    level: "MUST",
    spec: "Shogi program report 2.4",
    text: {
      en: "A move that the piece cannot make is refused",
      zh: "棋子走法不合的走步必須拒絕",
      ja: "駒の動きに合わない手は拒否する",
    },
    hint: {
      en:
        "Check direction and distance for the kind of piece; only rook, bishop, lance and their promotions go far",
      zh: "依棋子種類檢查方向與距離；只有飛、角、香及竜、馬能走遠",
      ja: "駒の種類ごとに方向と距離を調べる。遠くへ行けるのは飛・角・香と竜・馬だけである",
    },
  },
  {
    id: "shogi-console/refuses-jump",
    level: "MUST",
    spec: "Shogi program report 2.4",
    text: {
      en: "A move over other pieces is refused, except a knight's",
      zh: "除桂馬外，越過其他棋子的走步必須拒絕",
      ja: "桂馬以外が駒を飛び越える手は拒否する",
    },
    hint: {
      en: "Walk along the path square by square and stop at the first piece",
      zh: "沿路徑逐格檢查，遇到棋子就停止",
      ja: "途中のマスを一つずつ調べ、駒があれば止まる",
    },
  },
  {
    id: "shogi-console/refuses-self-check",
    level: "MUST",
    spec: "Shogi program report 3.1",
    text: {
      en: "A move that leaves the own king in check is refused",
      zh: "走完後己方玉將仍被王手的走步必須拒絕",
      ja: "自玉が取られる手（王手放置）は拒否する",
    },
    hint: {
      en:
        "Make the move on a copy of the board and see whether any piece of the other side reaches the king",
      zh: "在棋盤複本上試走，再檢查對方是否有棋子能吃到玉將",
      ja: "盤の写しの上で指し、相手の駒が王に届くかどうかを調べる",
    },
  },
  {
    id: "shogi-console/refuses-empty-hand",
    level: "MUST",
    spec: "Shogi program report 2.7",
    text: {
      en: "A drop without a piece in hand is refused",
      zh: "沒有持駒時的打入必須拒絕",
      ja: "持ち駒がないときの打つ手は拒否する",
    },
    hint: {
      en: "Look at the number of pieces in hand first",
      zh: "先檢查持駒數量",
      ja: "まず持ち駒の数を調べる",
    },
  },
  {
    id: "shogi-console/refuses-hand-number",
    level: "MUST",
    spec: "Shogi program report 2.7",
    text: {
      en: "A number that no piece in hand has is refused",
      zh: "超出持駒數量的號碼必須拒絕",
      ja: "持ち駒にない番号は拒否する",
    },
    hint: {
      en: "The number is from 1 to N, where N is how many pieces are in hand",
      zh: "號碼介於 1 到 N，N 為持駒數量",
      ja: "番号は 1 から N まで、N は持ち駒の数である",
    },
  },
  {
    id: "shogi-console/refuses-occupied-drop",
    level: "MUST",
    spec: "Shogi program report 2.7",
    text: {
      en: "A drop on a square with a piece is refused",
      zh: "打入有棋子的格子必須拒絕",
      ja: "駒のあるマスに打つ手は拒否する",
    },
    hint: {
      en: "A drop never captures: the square must hold 0",
      zh: "打入不能吃子：該格的值必須為 0",
      ja: "打つ手で駒は取れない。マスの値は 0 でなければならない",
    },
  },
  {
    id: "shogi-console/refuses-dead-end",
    level: "MUST",
    spec: "Shogi program report 2.7",
    text: {
      en:
        "A drop from where the piece could never move is refused, and no other: pawn and lance on the last rank, knight on the last two",
      zh: "打入後無法再移動的位置必須拒絕，其餘不可拒絕：步、香在最後一段，桂在最後兩段",
      ja:
        "行き所のない場所に打つ手は拒否し、それ以外は拒否しない：歩と香は最後の段、桂は最後の二段",
    },
    hint: {
      en: "Do not mix up the numbers of lance (1) and knight (2); for Y the last ranks are 9 and 8",
      zh: "別把香車（1）與桂馬（2）的編號弄反；對 Y 方最後兩段是 9 與 8",
      ja: "香（1）と桂（2）の番号を取り違えない。Y にとって最後の段は 9 と 8 である",
    },
  },
  {
    id: "shogi-console/refuses-nifu",
    level: "MUST",
    spec: "Shogi program report 2.7",
    text: {
      en: "A second unpromoted pawn of a side on one file is refused",
      zh: "同一筋第二個未升變的己方步兵必須拒絕（二步）",
      ja: "同じ筋に自分の二枚目の歩を打つ手は拒否する（二歩）",
    },
    hint: {
      en: "Look at all nine squares of the file for an own pawn; と does not count",
      zh: "檢查該筋九格是否有己方步兵；と不算",
      ja: "筋の九マスに自分の歩がないか調べる。と金は数えない",
    },
  },
  {
    id: "shogi-console/refuses-uchifuzume",
    level: "SHOULD",
    spec: { en: "Shogi rules, drops", zh: "將棋規則：打入", ja: "将棋の規則：打つ手" },
    text: {
      en: "A pawn drop that gives mate is refused",
      zh: "打步直接將死必須拒絕（打步詰）",
      ja: "打ち歩詰めは拒否する",
    },
    hint: {
      en: "After a pawn drop that gives check, try every reply: if none is left, refuse the drop",
      zh: "打步形成王手後試遍對方所有應手：若一手都沒有，就拒絕",
      ja: "歩を打って王手になったら応手をすべて試し、一つもなければ拒否する",
    },
  },
] as const satisfies readonly Rule[];
