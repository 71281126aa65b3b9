/** Going through a recorded game. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about replay. */
export const REPLAY_RULES = [
  {
    id: "shogi-console/replay-start",
    level: "MUST",
    spec: "Shogi program report 2.10",
    text: {
      en: "A replay begins with move 1",
      zh: "複盤從第 1 手開始",
      ja: "再生は 1 手目から始まる",
    },
    hint: {
      en: "Go back to the first node after the file was read",
      zh: "讀完檔案後回到第一個節點",
      ja: "ファイルを読んだら最初のノードに戻る",
    },
  },
  {
    id: "shogi-console/replay-next",
    level: "MUST",
    spec: "Shogi program report 2.10",
    text: {
      en: "f shows the position after the next move",
      zh: "f 顯示下一手之後的盤面",
      ja: "f で次の手の後の局面を示す",
    },
    hint: {
      en: "Apply the move of the line, then count the turn",
      zh: "先套用該行的走步，再更新手數",
      ja: "その行の手を適用してから手数を進める",
    },
  },
  {
    id: "shogi-console/replay-previous",
    level: "MUST",
    spec: "Shogi program report 2.10, 3.4",
    text: {
      en: "b shows the position before the last move, hands included",
      zh: "b 顯示上一手之前的盤面與持駒",
      ja: "b で一手前の局面を、持ち駒も含めて示す",
    },
    hint: {
      en:
        "Keep every position of the game in an array and show the one before; `left` must be set in both nodes",
      zh: "把每一手的盤面存在陣列，顯示前一個即可；雙向串列兩個節點的 `left` 都要設定",
      ja: "全局面を配列に取っておき一つ前を示す。双方向リストなら `left` を両方のノードに設定する",
    },
  },
  {
    id: "shogi-console/replay-stop",
    level: "MUST",
    spec: "Shogi program report 2.10",
    text: {
      en: "s ends the program",
      zh: "s 結束程式",
      ja: "s でプログラムが終わる",
    },
    hint: {
      en: "Return from main after s",
      zh: "讀到 s 後結束 main",
      ja: "s の後に main から戻る",
    },
  },
  {
    id: "shogi-console/replay-either-case",
    level: "MUST",
    spec: "Shogi program report 2.10",
    text: {
      en: "Capital letters do the same as small ones",
      zh: "大小寫字母作用相同",
      ja: "大文字でも小文字でも同じである",
    },
    hint: {
      en: "`tolower((unsigned char)c)` before the comparison",
      zh: "比較前先 `tolower((unsigned char)c)`",
      ja: "比べる前に `tolower((unsigned char)c)`",
    },
  },
  {
    id: "shogi-console/replay-bounds",
    level: "MUST",
    spec: "Shogi program report 2.10",
    text: {
      en: "f at the end and b at the beginning change nothing",
      zh: "在最後一手按 f、在第一手按 b 都不改變盤面",
      ja: "最後での f と最初での b は何も変えない",
    },
    hint: {
      en: "Compare with MAX_turn and with 1 first",
      zh: "先與 MAX_turn 及 1 比較",
      ja: "まず MAX_turn と 1 に比べる",
    },
  },
  {
    id: "shogi-console/replay-file-nine",
    level: "MUST",
    spec: "Shogi program report 2.9",
    text: {
      en: "A move from file 9 is replayed as a move, not as a drop",
      zh: "從第 9 筋出發的一手要當作移動，而不是打入",
      ja: "9 筋からの手は、打つ手ではなく動かす手として再生する",
    },
    hint: {
      en:
        "9 and an index from 1 on may be a square: look whether the piece stands there and can make the move",
      zh: "9 與 1 以上的索引也可能是座標：先看該格是否有此棋子且能走到",
      ja: "9 と 1 以上の添字はマスかもしれない。そのマスにその駒があり、動けるかを見る",
    },
  },
  {
    id: "shogi-console/replay-drop",
    level: "MUST",
    spec: "Shogi program report 2.10",
    text: {
      en: "A recorded drop comes from the hand",
      zh: "棋譜中的打入取自持駒",
      ja: "記録された打つ手は持ち駒から出す",
    },
    hint: {
      en: "Read the index from 0, and close the hand up behind it",
      zh: "索引從 0 起算，取出後持駒往前移",
      ja: "添字は 0 から数え、後ろを詰める",
    },
  },
  {
    id: "shogi-console/replay-promotion",
    level: "MUST",
    spec: "Shogi program report 2.10",
    text: {
      en: "A recorded Y promotes the piece",
      zh: "棋譜記 Y 的一手要升變",
      ja: "Y と記録された手では駒が成る",
    },
    hint: {
      en: "Read the last column, too",
      zh: "也要讀取最後一欄",
      ja: "最後の欄も読む",
    },
  },
  {
    id: "shogi-console/replay-unterminated",
    level: "MUST",
    spec: "Shogi program report 2.10",
    text: {
      en: "A last line without a line feed is read as well",
      zh: "沒有換行結尾的最後一行也要讀取",
      ja: "改行のない最後の行も読む",
    },
    hint: {
      en: "`while (fscanf(…) == 7)` instead of `while (!feof(file))`",
      zh: "用 `while (fscanf(…) == 7)`，不要用 `while (!feof(file))`",
      ja: "`while (!feof(file))` ではなく `while (fscanf(…) == 7)` と書く",
    },
  },
] as const satisfies readonly Rule[];
