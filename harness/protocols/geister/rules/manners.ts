/** Noise and leaving. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about manners and the end. */
export const MANNERS_RULES = [
  {
    id: "geister/only-messages",
    level: "SHOULD",
    spec: "Geister manual 9.3, 9.4",
    text: {
      en: "Over STDIO the engine sends SET and MOV and nothing else",
      zh: "STDIO 模式下引擎只送 SET 與 MOV",
      ja: "STDIO では SET と MOV のほかは何も送らない",
    },
    hint: {
      en: "Send debugging to stderr (`fprintf(stderr, …)`, `std::cerr`, `System.err`)",
      zh: "除錯訊息請寫到 stderr（`fprintf(stderr, …)`、`std::cerr`、`System.err`）",
      ja: "デバッグ出力は stderr に書く（`fprintf(stderr, …)`、`std::cerr`、`System.err`）",
    },
  },
  {
    id: "geister/only-messages-tcp",
    level: "MUST",
    spec: "Geister manual 9.3, 9.4",
    text: {
      en: "Over TCP the engine sends SET and MOV and nothing else",
      zh: "TCP 模式下引擎只送 SET 與 MOV",
      ja: "TCP では SET と MOV のほかは何も送らない",
    },
    hint: {
      en:
        "The server takes every line for a message, and ends the game at one that it cannot read. Write debugging to stderr, not to the connection",
      zh: "伺服器把每一行都當成訊息，遇到無法辨識的就結束對局。除錯訊息請寫到 stderr，不要寫進連線",
      ja:
        "サーバーはどの行もメッセージとして読み、読めない行があれば対局を終える。デバッグは接続ではなく stderr に書く",
    },
  },
  {
    id: "geister/ends-quietly",
    level: "SHOULD",
    spec: "Geister manual 9.6",
    text: {
      en: "After the result the engine sends nothing more",
      zh: "結果之後引擎不再送出訊息",
      ja: "結果の後は何も送らない",
    },
    hint: {
      en: "Look for WON, LST and DRW before you look for MOV",
      zh: "先判斷 WON、LST、DRW，再判斷 MOV",
      ja: "MOV より先に WON・LST・DRW を見る",
    },
  },
  {
    id: "geister/knows-won",
    level: "SHOULD",
    spec: "Geister manual 9.4 (4)",
    text: {
      en: "The engine leaves within 3 seconds of WON",
      zh: "收到 WON 後 3 秒內結束",
      ja: "WON から 3 秒以内に終わる",
    },
    hint: {
      en: "Close the connection (over STDIO: leave at /exit) when WON has arrived",
      zh: "收到 WON 後關閉連線（STDIO：收到 /exit 時結束）",
      ja: "WON が届いたら接続を閉じる（STDIO では /exit で終わる）",
    },
  },
  {
    id: "geister/knows-lst",
    level: "SHOULD",
    spec: "Geister manual 9.4 (4)",
    text: {
      en: "The engine leaves within 3 seconds of LST",
      zh: "收到 LST 後 3 秒內結束",
      ja: "LST から 3 秒以内に終わる",
    },
    hint: {
      en: "Close the connection (over STDIO: leave at /exit) when LST has arrived",
      zh: "收到 LST 後關閉連線（STDIO：收到 /exit 時結束）",
      ja: "LST が届いたら接続を閉じる（STDIO では /exit で終わる）",
    },
  },
  {
    id: "geister/knows-drw",
    level: "SHOULD",
    spec: {
      en: "the public Geister server",
      zh: "公開的 Geister 伺服器",
      ja: "公開 Geister サーバー",
    },
    text: {
      en: "The engine leaves within 3 seconds of DRW",
      zh: "收到 DRW 後 3 秒內結束",
      ja: "DRW から 3 秒以内に終わる",
    },
    hint: {
      en: "The manual's table leaves DRW out, the server sends it: treat it like WON and LST",
      zh: "手冊表格漏了 DRW，但伺服器會送：請與 WON、LST 同樣處理",
      ja: "マニュアルの表に無いが DRW は来る。WON や LST と同じに扱う",
    },
  },
  {
    id: "geister/exit-code",
    level: "SHOULD",
    spec: "Geister manual 9.8.3",
    text: {
      en: "The engine exits with code 0",
      zh: "引擎以代碼 0 結束",
      ja: "終了コード 0 で終わる",
    },
    hint: {
      en: "`return 0;` from main; a signal here is a crash in clean-up code",
      zh: "main 以 `return 0;` 結束；若為訊號則是清理程式碼當掉",
      ja: "main から `return 0;` する。シグナルなら後始末での異常終了",
    },
  },
  {
    id: "geister/eof-idle",
    level: "SHOULD",
    spec: "Geister manual 9.6",
    text: {
      en: "When the server goes away, the engine does not spin",
      zh: "伺服器斷線時，引擎不可空轉",
      ja: "サーバーとの接続が切れても CPU を使い続けない",
    },
    hint: {
      en:
        "A read that gives nothing at once, again and again, eats a core: leave the loop when recv() gives 0 or fgets gives NULL",
      zh: "一再立即回傳空的讀取會佔滿 CPU：recv() 回傳 0 或 fgets 回傳 NULL 時離開迴圈",
      ja:
        "すぐ空を返す読み取りの繰り返しは CPU を使い切る。recv() が 0、fgets が NULL ならループを抜ける",
    },
  },
  {
    id: "geister/eof-leaves",
    level: "SHOULD",
    spec: "Geister manual 9.6",
    text: {
      en: "When the server goes away in mid-game, the engine ends, and not by a crash",
      zh: "對局中伺服器斷線時，引擎要正常結束，不可當掉",
      ja: "対局中にサーバーとの接続が切れたら、異常終了せずに終わる",
    },
    hint: {
      en: "recv() gives 0 or fgets gives NULL: leave the loop",
      zh: "recv() 回傳 0 或 fgets 回傳 NULL 時離開迴圈",
      ja: "recv() が 0、fgets が NULL ならループを抜ける",
    },
  },
] as const satisfies readonly Rule[];
