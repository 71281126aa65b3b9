/** What becomes of a move that was typed. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about moves and the screen after them. */
export const MOVES_RULES = [
  {
    id: "shogi-console/legal-accepted",
    level: "MUST",
    spec: "Shogi program report 2.4",
    text: {
      en: "A legal move is accepted",
      zh: "合法的走步必須被接受",
      ja: "合法手は受け入れる",
    },
    hint: {
      en:
        "Y's pieces move downwards: turn the directions round; the path excludes both ends of the move",
      zh: "Y 方棋子往下走，方向要反轉；檢查路徑時不含起點與終點",
      ja: "Y の駒は下へ進むので向きを反転する。途中の検査に両端は含めない",
    },
  },
  {
    id: "shogi-console/turn-once",
    level: "MUST",
    spec: "Shogi program report 2.4",
    text: {
      en: "After a move the number grows by one and the other side is to play",
      zh: "走一手後手數加一，輪到對方",
      ja: "一手ごとに手数が一つ増え、相手の番になる",
    },
    hint: {
      en: "Change turn in one place only, after the move was made",
      zh: "只在走完之後、在同一個地方更新 turn",
      ja: "turn を変えるのは指し終えた後の一か所だけにする",
    },
  },
  {
    id: "shogi-console/refused-turn",
    level: "MUST",
    spec: "Shogi program report 2.4",
    text: {
      en: "After a refused input the number and the side stay, and the next move counts once",
      zh: "輸入被拒絕後手數與行棋方不變，下一手也只算一手",
      ja: "拒否された入力の後、手数も手番も変わらず、次の手は一手と数える",
    },
    hint: {
      en:
        "Ask again in a loop; a call of move_chess() inside move_chess() comes back and counts the turn twice",
      zh: "用迴圈重新詢問；在 move_chess() 中再呼叫 move_chess() 會在呼叫結束後多算一手",
      ja: "ループで聞き直す。move_chess() の中から move_chess() を呼ぶと、戻った後に二重に数える",
    },
  },
  {
    id: "shogi-console/board-follows",
    level: "MUST",
    spec: "Shogi program report 2.4",
    text: {
      en: "The board shows the position after the move",
      zh: "棋盤顯示走完之後的盤面",
      ja: "盤面は指した後の局面を示す",
    },
    hint: {
      en: "Empty the square that the piece left, and put the piece on its new one",
      zh: "清空起點，並把棋子放到終點",
      ja: "動かす前のマスを空にし、移動先に駒を置く",
    },
  },
  {
    id: "shogi-console/says-why",
    level: "SHOULD",
    spec: "Shogi program report 2.4",
    text: {
      en: "A refused input is answered with a message",
      zh: "拒絕輸入時要顯示訊息",
      ja: "拒否したときはメッセージを出す",
    },
    hint: {
      en:
        "If there is a message in other words, list it under `refusals:` in a file for `--console`",
      zh: "若訊息用語不同，請列在 `--console` 檔案的 `refusals:` 中",
      ja: "別の言葉のメッセージなら `--console` のファイルの `refusals:` に並べる",
    },
  },
  {
    id: "shogi-console/right-reason",
    level: "SHOULD",
    spec: "Shogi program report 2.4, 2.7",
    text: {
      en: "The message names the rule that the input broke",
      zh: "訊息說明輸入違反了哪一條規則",
      ja: "メッセージはどの規則に反したかを示す",
    },
    hint: {
      en: "Return a different code for each reason, and print the message that belongs to it",
      zh: "每種原因回傳不同代碼，並印出對應的訊息",
      ja: "理由ごとに別のコードを返し、対応するメッセージを出す",
    },
  },
  {
    id: "shogi-console/capture-to-hand",
    level: "MUST",
    spec: "Shogi program report 2.6",
    text: {
      en: "A captured piece goes to the hand of the side that took it",
      zh: "被吃的棋子進入吃子方的持駒",
      ja: "取った駒は取った側の持ち駒になる",
    },
    hint: {
      en: "Append the piece to the hand of the side that moved, before the turn changes",
      zh: "在換手之前把棋子加入行棋方的持駒陣列",
      ja: "手番を変える前に、指した側の持ち駒に加える",
    },
  },
  {
    id: "shogi-console/captured-reverts",
    level: "MUST",
    spec: "Shogi program report 2.8",
    text: {
      en: "A captured piece loses its promotion",
      zh: "被吃的升變棋子恢復原型",
      ja: "取られた成駒は元の駒に戻る",
    },
    hint: {
      en: "Map 成香, 成桂, 成銀, と, 竜 and 馬 back to their numbers before you store them",
      zh: "存入持駒前，把成香、成桂、成銀、と、竜、馬換回原本的編號",
      ja: "成香・成桂・成銀・と・竜・馬は元の番号に戻してから持ち駒に入れる",
    },
  },
  {
    id: "shogi-console/hands-kept",
    level: "MUST",
    spec: "Shogi program report 2.6",
    text: {
      en: "A move that neither captures nor drops leaves both hands as they are",
      zh: "沒有吃子或打入時，雙方持駒不變",
      ja: "取る手でも打つ手でもなければ、持ち駒は変わらない",
    },
    hint: {
      en: "Do not clear the arrays of the hands when the board is printed again",
      zh: "重新印出棋盤時不要清空持駒陣列",
      ja: "盤面を出し直すときに持ち駒の配列を消さない",
    },
  },
] as const satisfies readonly Rule[];
