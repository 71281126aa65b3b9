/** The hand-shake and the plies. @module */

import type { Rule } from "../../../core/mod.ts";
import { PLAYS_ON } from "../../shared_rules.ts";

/** Rules about what an engine says, and when. */
export const TALK_RULES = [
  {
    id: "ponder/answers-start",
    level: "MUST",
    spec: "DarkChess manual 8.5.3 (3)",
    text: {
      en: "The engine answers `/start`",
      zh: "引擎回覆 `/start`",
      ja: "`/start` に答える",
    },
    hint: {
      en: "Call init_board first: it reads the board and sends `/start` back",
      zh: "先呼叫 init_board：它讀取盤面並回送 `/start`",
      ja: "まず init_board を呼ぶ。盤面を読み `/start` を送り返す",
    },
  },
  {
    id: "ponder/answers-turn",
    level: "MUST",
    spec: "DarkChess manual 8.5.3 (4)",
    text: {
      en: "The engine answers `/turn`",
      zh: "引擎回覆 `/turn`",
      ja: "`/turn` に答える",
    },
    hint: {
      en:
        "Call get_turn after init_board: it reads turn and colour and sends `/turn` back, before the first ply",
      zh: "init_board 之後呼叫 get_turn：它讀取先後手與顏色並回送 `/turn`，之後才是第一手",
      ja: "init_board の後に get_turn を呼ぶ。手番と色を読み、初手の前に `/turn` を送り返す",
    },
  },
  {
    id: "ponder/handshake-in-time",
    level: "MUST",
    spec: "Shinpan",
    text: {
      en: "`/start` and `/turn` are answered within 10 seconds each",
      zh: "`/start` 與 `/turn` 各在 10 秒內回覆",
      ja: "`/start` と `/turn` にはそれぞれ 10 秒以内に答える",
    },
    hint: {
      en: "Answer first, then allocate and load tables; or do that before connecting",
      zh: "先回覆，再配置記憶體、載入表格；或在連線前完成",
      ja: "先に答えてから表を確保・読み込む。または接続前に済ませる",
    },
  },
  {
    id: "ponder/handshake-words",
    level: "SHOULD",
    spec: "DarkChess manual 8.5.3 (3), (4)",
    text: {
      en: "The answers to `/start` and `/turn` are just these words",
      zh: "對 `/start` 與 `/turn` 的回覆只有這些字",
      ja: "`/start` と `/turn` への返事はその語だけである",
    },
    hint: {
      en: "Send the word alone, not the whole message back",
      zh: "只回送該字，不要把整個訊息送回",
      ja: "メッセージ全体でなく、その語だけを返す",
    },
  },
  {
    id: "ponder/answers-ply",
    level: "MUST",
    spec: "DarkChess manual 8.5.3 (5)",
    text: {
      en: "The engine sends a ply when it is its turn",
      zh: "輪到引擎時送出走步",
      ja: "自分の手番になったら手を送る",
    },
    hint: {
      en:
        "It is your turn after `/turn 1 …` and after each ply of the opponent; your own ply comes back in between",
      zh: "`/turn 1 …` 之後與對手每一手之後輪到你；其間會收到自己的走步",
      ja: "`/turn 1 …` の後と相手の一手ごとに自分の番になる。その間に自分の手が送り返される",
    },
  },
  {
    id: "ponder/ply-in-time",
    level: "MUST",
    spec: "DarkChess manual 4 (Time)",
    text: {
      en: "A ply arrives before the time is up",
      zh: "走步在時限內送達",
      ja: "手は持ち時間内に届く",
    },
    hint: {
      en:
        "Time is in milliseconds and your own: it comes with `/start` and with every ply. If no ply came at all, look for a loop that does not end, or a wait for one message too many",
      zh:
        "時間以毫秒計，是自己的剩餘時間：隨 `/start` 與每一手送來。若完全沒有走步，請檢查是否有不會結束的迴圈，或多等了一則訊息",
      ja:
        "時間はミリ秒で、自分の残り時間である。`/start` と各手に付いてくる。手が全く来ないなら、終わらないループか、一つ余分なメッセージの待ちを探す",
    },
  },
  {
    id: "ponder/ply-format",
    level: "MUST",
    spec: "DarkChess manual 8.2, 8.5.3 (5)",
    text: {
      en:
        "A ply is `/move a1-a2` or `/flip c3`, or `/flip a0` to resign (before 2019: `/move 0 0 0 1`, `/flip 2 2`)",
      zh:
        "走步為 `/move a1-a2` 或 `/flip c3`，認負為 `/flip a0`（2019 年以前：`/move 0 0 0 1`、`/flip 2 2`）",
      ja:
        "手は `/move a1-a2` か `/flip c3`、投了は `/flip a0`（2019 年より前は `/move 0 0 0 1`、`/flip 2 2`）",
    },
    hint: {
      en: "Write into a cleared buffer with snprintf; a flip names its square once, and no piece",
      zh: "用 snprintf 寫入清空的緩衝區；翻棋只寫一次位置，不寫棋種",
      ja: "初期化したバッファに snprintf で書く。めくりはマスを一度だけ書き、駒は書かない",
    },
  },
  {
    id: "ponder/dialect",
    level: "MUST",
    spec: "DarkChess manual 8.5",
    text: {
      en: "The engine speaks the dialect of the client that it talks to",
      zh: "引擎使用與 Client 相同世代的格式",
      ja: "相手のクライアントと同じ世代の書式で話す",
    },
    hint: {
      en:
        "Since December 2019 squares have names (`/flip c3`), before they were numbers (`/flip 2 2`); check old engines with --dialect v1",
      zh:
        "2019 年 12 月起以位置代號表示（`/flip c3`），之前用數字（`/flip 2 2`）；舊引擎請用 --dialect v1 檢查",
      ja:
        "2019 年 12 月からマスは名前（`/flip c3`）、以前は数字（`/flip 2 2`）。古いエンジンは --dialect v1 で検査する",
    },
  },
  {
    id: "ponder/in-turn",
    level: "MUST",
    spec: "DarkChess manual 8.5.3 (6)",
    text: {
      en: "The engine sends one ply in its own turn, and nothing in the opponent's",
      zh: "引擎只在輪到自己時送出一手，對手思考時不送訊息",
      ja: "自分の番に一手だけ送り、相手の番には何も送らない",
    },
    hint: {
      en:
        "After your ply the client sends it back: that is not the opponent's move; call recv once more before you move again",
      zh: "送出走步後 Client 會把它送回：那不是對手的走步；再走之前請再 recv 一次",
      ja:
        "送った手はまず自分に送り返される。それは相手の手ではない。次に指す前にもう一度 recv する",
    },
  },
  {
    id: "ponder/own-ply-echo",
    level: "MUST",
    spec: "DarkChess manual 8.5.3 (6)",
    text: {
      en: "The engine learns from its own ply, sent back, what it has flipped",
      zh: "引擎從送回的自己走步得知翻出的棋子",
      ja: "送り返された自分の手から、何をめくったかを知る",
    },
    hint: {
      en: "`/flip c3(P) …` after your `/flip c3` says that a P is there: put it on your board",
      zh: "你送 `/flip c3` 後收到的 `/flip c3(P) …` 表示翻出 P：請更新盤面",
      ja: "`/flip c3` の後に来る `/flip c3(P) …` は P が出たことを示す。盤面に反映する",
    },
  },
  {
    id: "ponder/midgame-start",
    level: "MUST",
    spec: "DarkChess manual 8.5.3 (2), (3)",
    text: {
      en: "The engine goes on from the board, the colour and the turn that it is given",
      zh: "引擎能從給定的盤面、顏色與先後手繼續下",
      ja: "与えられた盤面・色・手番から続けて指す",
    },
    hint: {
      en:
        "Read all 32 squares of `/start`, a1 first; then `/turn 1 0` means: you are red and to move, `/turn 0 1`: black and waiting",
      zh:
        "讀取 `/start` 的 32 格，從 a1 開始；`/turn 1 0` 表示執紅且輪到你，`/turn 0 1` 表示執黑並等待",
      ja:
        "`/start` の 32 マスを a1 から読む。`/turn 1 0` は赤で自分の番、`/turn 0 1` は黒で待つことを示す",
    },
  },
  {
    id: "ponder/time-obeyed",
    level: "SHOULD",
    spec: "DarkChess manual 8.5.3 (6)",
    text: {
      en: "The engine keeps to the time that it is told",
      zh: "引擎依所告知的剩餘時間思考",
      ja: "知らされた残り時間を守る",
    },
    hint: {
      en:
        "Divide the time that is left by the plies still to come, instead of a fixed time per ply",
      zh: "以剩餘時間除以預估手數，不要每手固定時間",
      ja: "一手ごとの固定時間でなく、残り時間を残り手数で割る",
    },
  },
  {
    id: "ponder/plays-on",
    level: "SHOULD",
    spec: "DarkChess manual 8.5.3 (5)",
    text: PLAYS_ON,
    hint: {
      en:
        "It resigned with more than half as many pieces as its opponent: send `/flip a0` only if the search finds no ply, or if the game is hopeless",
      zh:
        "認負時，引擎剩餘的棋子多於對手的一半：只有在找不到任何動作，或局面無望時，才送出 `/flip a0`",
      ja:
        "相手の半数より多くの駒を残して投了した。`/flip a0` を送るのは手が見つからないか、見込みがないときだけにする",
    },
  },
  {
    id: "ponder/only-messages",
    level: "SHOULD",
    spec: "DarkChess manual 8.5",
    text: {
      en: "The engine sends `/start`, `/turn`, `/move` and `/flip`, and nothing else",
      zh: "引擎只送 `/start`、`/turn`、`/move` 與 `/flip`",
      ja: "`/start`・`/turn`・`/move`・`/flip` のほかは送らない",
    },
    hint: {
      en: "Print debugging to stdout or stderr: the client shows both",
      zh: "除錯訊息請輸出到 stdout 或 stderr：Client 會顯示",
      ja: "デバッグ出力は stdout か stderr に出す。クライアントが両方表示する",
    },
  },
] as const satisfies readonly Rule[];
