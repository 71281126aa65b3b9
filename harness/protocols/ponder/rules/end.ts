/** How a game ends. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about leaving. */
export const END_RULES = [
  {
    id: "ponder/ends-quietly",
    level: "SHOULD",
    spec: "DarkChess manual 8.5.3 (6)",
    text: {
      en: "After the last ply the engine sends nothing more",
      zh: "最後一手之後引擎不再送出訊息",
      ja: "最後の手の後は何も送らない",
    },
    hint: {
      en: "The last number of a ply is isLast: when it is 1, do not think, wait for `/exit`",
      zh: "走步的最後一個數字是 isLast：為 1 時不要思考，等待 `/exit`",
      ja: "手の最後の数字が isLast である。1 なら考えず `/exit` を待つ",
    },
  },
  {
    id: "ponder/exit-leaves",
    level: "MUST",
    spec: "DarkChess manual 8.5",
    text: {
      en: "The engine ends within 5 seconds of `/exit`",
      zh: "收到 `/exit` 後 5 秒內結束",
      ja: "`/exit` から 5 秒以内に終了する",
    },
    hint: {
      en:
        "Look for `/exit` wherever you wait for a ply, and call exit(0); join or detach the thread that ponders",
      zh: "等待走步時也要判斷 `/exit` 並呼叫 exit(0)；背景思考的執行緒要結束",
      ja: "手を待つところで `/exit` も見て exit(0) を呼ぶ。先読みのスレッドも終わらせる",
    },
  },
  {
    id: "ponder/exit-code",
    level: "SHOULD",
    spec: "DarkChess manual 8.5",
    text: {
      en: "After `/exit` the engine ends with code 0",
      zh: "收到 `/exit` 後以代碼 0 結束",
      ja: "`/exit` の後はコード 0 で終了する",
    },
    hint: {
      en: "Return 0 from main, and look for crashes in destructors",
      zh: "main 回傳 0，並檢查解構時是否當掉",
      ja: "main から 0 を返し、デストラクタでのクラッシュを調べる",
    },
  },
  {
    id: "ponder/eof-idle",
    level: "SHOULD",
    spec: "Shinpan",
    text: {
      en: "When the client is gone the engine does not spin",
      zh: "Client 離線後引擎不會空轉",
      ja: "クライアントとの接続が切れても CPU を使い続けない",
    },
    hint: {
      en: "recv() returns 0 when the connection is closed: leave the loop instead of asking again",
      zh: "連線關閉時 recv() 回傳 0：請離開迴圈，不要再讀",
      ja: "接続が閉じると recv() は 0 を返す。読み直さずループを抜ける",
    },
  },
  {
    id: "ponder/eof-leaves",
    level: "SHOULD",
    spec: "Shinpan",
    text: {
      en: "When the client is gone the engine ends within 5 seconds",
      zh: "Client 離線後 5 秒內結束",
      ja: "クライアントとの接続が切れたら 5 秒以内に終了する",
    },
    hint: {
      en: "End the process when recv() returns 0 or less",
      zh: "recv() 回傳 0 或負值時結束程式",
      ja: "recv() が 0 以下を返したら終了する",
    },
  },
] as const satisfies readonly Rule[];
