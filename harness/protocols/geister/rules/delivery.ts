/** Messages that arrive in other pieces than they were sent. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about reading; TCP and pipes keep no borders between messages. */
export const DELIVERY_RULES = [
  {
    id: "geister/reads-coalesced",
    level: "MUST",
    spec: "Geister manual 9.5, 9.6",
    text: {
      en: "Two messages that arrive together are both understood",
      zh: "一起送達的兩個訊息都要理解",
      ja: "一度に届いた二つのメッセージを両方理解する",
    },
    hint: {
      en:
        'One recv() is not one message: append to a buffer, and take out every line up to `\\r\\n`: `while ((end = buf.find("\\r\\n")) != npos) { handle(buf.substr(0, end)); buf.erase(0, end + 2); }`',
      zh:
        '一次 recv() 不等於一個訊息：先放進緩衝區，再逐行取出到 `\\r\\n`：`while ((end = buf.find("\\r\\n")) != npos) { handle(buf.substr(0, end)); buf.erase(0, end + 2); }`',
      ja:
        '一回の recv() は一つのメッセージではない。バッファに溜め、`\\r\\n` までを一行ずつ取り出す：`while ((end = buf.find("\\r\\n")) != npos) { handle(buf.substr(0, end)); buf.erase(0, end + 2); }`',
    },
  },
  {
    id: "geister/reads-pieces",
    level: "SHOULD",
    spec: "Geister manual 9.5, 9.6",
    text: {
      en: "A message that arrives byte by byte is understood",
      zh: "逐位元組送達的訊息也要理解",
      ja: "一バイトずつ届くメッセージを理解する",
    },
    hint: {
      en:
        "Wait for `\\r\\n` before you look at a message; keep an unfinished line for the next recv()",
      zh: "看到 `\\r\\n` 才處理訊息；未完成的一行留到下次 recv()",
      ja: "`\\r\\n` が来るまで処理せず、途中の行は次の recv() まで取っておく",
    },
  },
  {
    id: "geister/reads-split-end",
    level: "SHOULD",
    spec: "Geister manual 9.5",
    text: {
      en: "A message whose CR and LF arrive apart is understood",
      zh: "CR 與 LF 分開送達的訊息也要理解",
      ja: "CR と LF が別々に届いても理解する",
    },
    hint: {
      en:
        "Split at LF and strip a CR before it, rather than comparing the whole read with `\\r\\n`",
      zh: "以 LF 切行並去掉前面的 CR，不要拿整次讀取的內容比對 `\\r\\n`",
      ja: "LF で区切り手前の CR を除く。読み取り全体を `\\r\\n` と比べない",
    },
  },
] as const satisfies readonly Rule[];
