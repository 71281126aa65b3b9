/** Messages that arrive in other pieces than they were sent. @module */

import type { Rule } from "../../../core/mod.ts";

const SPEC = "DarkChess manual 8.5.1 (ClientSocket)";

/** Rules about reading; a connection keeps no borders between messages. */
export const DELIVERY_RULES = [
  {
    id: "ponder/reads-coalesced",
    level: "MUST",
    spec: SPEC,
    text: {
      en: "Two messages that arrive in one segment are both understood",
      zh: "合在一個封包送達的兩個訊息都要理解",
      ja: "一つのセグメントで届いた二つのメッセージを両方理解する",
    },
    hint: {
      en:
        "Read two bytes, then exactly as many as they announce; a recv() of the whole buffer swallows the next message",
      zh: "先讀兩個位元組，再剛好讀其所示的長度；recv() 整個緩衝區會吞掉下一個訊息",
      ja:
        "まず二バイト、次にそれが示す長さだけを読む。バッファ一杯の recv() は次のメッセージを飲み込む",
    },
  },
  {
    id: "ponder/reads-halves",
    level: "SHOULD",
    spec: SPEC,
    text: {
      en: "A message whose text arrives in two pieces is understood",
      zh: "文字分兩段送達的訊息也要理解",
      ja: "文字列が二つに分かれて届くメッセージを理解する",
    },
    hint: {
      en: "recv() may bring less than you asked for: call it until all announced bytes are there",
      zh: "recv() 可能收到較少的位元組：重複呼叫直到收齊為止",
      ja: "recv() は要求したバイト数より少なく返すことがある。示された長さが揃うまで繰り返す",
    },
  },
  {
    id: "ponder/reads-split-header",
    level: "MAY",
    spec: SPEC,
    text: {
      en: "A message whose two bytes of length arrive apart is understood",
      zh: "兩個長度位元組分開送達的訊息也能理解",
      ja: "長さの二バイトが別々に届いても理解する",
    },
    hint: {
      en:
        "The platform's own ClientSocket gives up when recv() brings one byte of the header; read it in a loop as well",
      zh: "平台的 ClientSocket 在 recv() 只收到一個標頭位元組時就放棄；標頭也請用迴圈讀取",
      ja:
        "配布の ClientSocket は recv() がヘッダの一バイトしか返さないと諦める。ヘッダもループで読む",
    },
  },
  {
    id: "ponder/reads-long",
    level: "MUST",
    spec: "DarkChess manual 8.5.3 (2)",
    text: {
      en: "A message of more than 127 bytes is understood",
      zh: "超過 127 個位元組的訊息也要理解",
      ja: "127 バイトを超えるメッセージを理解する",
    },
    hint: {
      en:
        "The length is `head[0] + 128 * head[1]`, not 256 times, and `/start` grows with the history",
      zh: "長度是 `head[0] + 128 * head[1]`，不是乘 256；`/start` 會隨歷史走步變長",
      ja: "長さは `head[0] + 128 * head[1]` で、256 倍ではない。`/start` は履歴とともに長くなる",
    },
  },
] as const satisfies readonly Rule[];
