/** The moves. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about MOV. */
export const MOV_RULES = [
  {
    id: "geister/answers-mov",
    level: "MUST",
    spec: "Geister manual 9.4 (2), 5",
    text: {
      en: "MOV? is answered before the clock runs out",
      zh: "時間用完前必須回覆 MOV?",
      ja: "持ち時間が切れる前に MOV? に応答する",
    },
    hint: {
      en:
        "No move came at all. If the engine waits for input, it missed a message, or reads a line that the server does not send: read exactly one line for each message. If it uses the processor, its search never stops",
      zh:
        "完全沒有走步。若引擎在等待輸入，表示它漏讀了訊息，或多讀了伺服器不會送出的一行：每則訊息只讀一行。若它在使用處理器，則是搜尋永不停止",
      ja:
        "手が全く来ない。入力を待っているなら、メッセージを読み落としたか、サーバーが送らない行を読もうとしている。メッセージ一つにつき一行だけ読む。プロセッサを使っているなら、探索が止まらない",
    },
  },
  {
    id: "geister/mov-in-time",
    level: "MUST",
    spec: "Geister manual 5",
    text: {
      en: "The answer to MOV? is not late",
      zh: "MOV? 的回覆不可超時",
      ja: "MOV? の応答は時間切れにならない",
    },
    hint: {
      en:
        "If the move came too late, check the time in the search. If none came, look for a loop that does not end, or a read of one message too many",
      zh:
        "若走步太晚：搜尋中要檢查時間。若完全沒有走步：檢查是否有不會結束的迴圈，或多讀了一則訊息",
      ja:
        "手が遅れたなら、探索の中で時間を見る。手が来ないなら、終わらないループか、一つ余分なメッセージの読み込みを探す",
    },
  },
  {
    id: "geister/mov-format",
    level: "MUST",
    spec: "Geister manual 9.4 (3)",
    text: {
      en: "A move is MOV:, a letter, a comma and a direction",
      zh: "走步為 MOV:、字母、逗號、方向",
      ja: "手は MOV:・文字・コンマ・方向で書く",
    },
    hint: {
      en:
        "`MOV:A,NORTH\\r\\n` or `MOV:A,N\\r\\n`, without blanks; C: `send(s, buf, strlen(buf), 0)`, for one byte more is a NUL before the next message",
      zh:
        "`MOV:A,NORTH\\r\\n` 或 `MOV:A,N\\r\\n`，不加空格；C：`send(s, buf, strlen(buf), 0)`，多送一個位元組就是下一則訊息前的 NUL",
      ja:
        "`MOV:A,NORTH\\r\\n` か `MOV:A,N\\r\\n`、空白なし。C：`send(s, buf, strlen(buf), 0)`、一バイト多いと次のメッセージの前に NUL が付く",
    },
  },
  {
    id: "geister/mov-direction",
    level: "MUST",
    spec: "Geister manual 9.4 (3)",
    text: {
      en: "The direction is NORTH, EAST, WEST or SOUTH, or its first letter",
      zh: "方向為 NORTH、EAST、WEST、SOUTH 或其首字母",
      ja: "方向は NORTH・EAST・WEST・SOUTH かその頭文字",
    },
    hint: {
      en: "UP, LEFT or numbers are not known; the words are seen from your own side",
      zh: "不認得 UP、LEFT 或數字；方向以自己的視角為準",
      ja: "UP・LEFT・数字は使えない。方向は自分の側から見たもの",
    },
  },
  {
    id: "geister/in-turn",
    level: "SHOULD",
    spec: "Geister manual 9.6",
    text: {
      en: "The engine moves only when it is asked, once per MOV?",
      zh: "只在被要求時走子，每個 MOV? 一次",
      ja: "求められたときだけ、MOV? ごとに一度だけ指す",
    },
    hint: {
      en: "A move out of turn gets NG: wait for the next MOV?",
      zh: "非自己回合的走步會得到 NG：請等待下一個 MOV?",
      ja: "手番でない手は NG になる。次の MOV? を待つ",
    },
  },
  {
    id: "geister/ng-retry",
    level: "SHOULD",
    spec: "Geister manual 9.5",
    text: {
      en: "After NG to a move the engine moves again",
      zh: "走步得到 NG 後須重新走子",
      ja: "手に NG が返ったら指し直す",
    },
    hint: {
      en: "Where the server lets the turn stay, no new MOV? comes: send another move",
      zh: "伺服器保留回合時不會再送 MOV?：請直接送另一步",
      ja: "手番が残るサーバーでは新しい MOV? は来ない。別の手を送る",
    },
  },
  {
    id: "geister/midgame-start",
    level: "MUST",
    spec: "Geister manual 8.3, 8.4",
    text: {
      en: "A game may begin from a board in the middle of a game",
      zh: "對局可從中盤開始",
      ja: "対局は途中の局面から始まることがある",
    },
    hint: {
      en:
        "Read every ghost from the 48 characters of MOV?; do not find the other's move by comparing with your own board",
      zh: "每次都從 MOV? 的 48 個字元讀出所有鬼，不要靠比較舊盤面推算對手走步",
      ja: "MOV? の 48 文字から毎回すべて読む。自分の盤との比較で相手の手を求めない",
    },
  },
  {
    id: "geister/manual-request",
    level: "MAY",
    spec: "Geister manual 9.4 (2)",
    text: {
      en: "MOV: with a board, as the manual's table prints it, is understood as a request",
      zh: "手冊表格中的 MOV: 加盤面也視為走步要求",
      ja: "マニュアルの表にある MOV: と盤面も要求と解する",
    },
    hint: {
      en: "Look at the first three letters and at the 48 characters that follow",
      zh: "看前三個字母與其後的 48 個字元即可",
      ja: "最初の三文字と続く 48 文字を見る",
    },
  },
] as const satisfies readonly Rule[];
