/** How messages end: what a server forgives over pipes ends the game over a connection. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about the ends of lines; those of TCP are the stronger ones. */
export const LINE_END_RULES = [
  {
    id: "geister/line-end-tcp",
    level: "MUST",
    spec: "Geister manual 9.4",
    text: {
      en: "Over TCP a message ends with CR and LF",
      zh: "TCP 模式下訊息須以 CR LF 結尾",
      ja: "TCP ではメッセージを CR LF で終える",
    },
    hint: {
      en: "The server waits for `\\r\\n`, and after `\\n` alone it waits for ever: write `\\r\\n`",
      zh: "伺服器要讀到 `\\r\\n` 才算一則訊息，只有 `\\n` 會永遠等下去：請寫 `\\r\\n`",
      ja: "サーバーは `\\r\\n` まで読む。`\\n` だけでは待ち続けるので `\\r\\n` を書く",
    },
  },
  {
    id: "geister/no-blank-line-tcp",
    level: "MUST",
    spec: "Geister manual 9.4, 9.6",
    text: {
      en: "Over TCP the engine sends no blank line and no stray line end",
      zh: "TCP 模式下引擎不送空行，也不送多餘的換行",
      ja: "TCP では空行も余分な改行も送らない",
    },
    hint: {
      en:
        'The server takes an empty line for a message that it cannot read, and ends the game. Write one `\\r\\n` behind SET and MOV: `println(text + "\\r\\n")` writes one line end too many. Answer nothing to OK, NG and the result',
      zh:
        '伺服器把空行當成無法辨識的訊息而結束對局。SET 與 MOV 後面只寫一個 `\\r\\n`：`println(text + "\\r\\n")` 會多送一個換行。對 OK、NG 與結果不要回覆',
      ja:
        'サーバーは空行を読めないメッセージとみなし、対局を終える。SET と MOV の後に `\\r\\n` を一つだけ書く。`println(text + "\\r\\n")` では改行が一つ多い。OK・NG・結果には何も返さない',
    },
  },
  {
    id: "geister/line-end",
    level: "SHOULD",
    spec: "Geister manual 9.4",
    text: {
      en: "Over STDIO a message ends with CR and LF",
      zh: "STDIO 模式下訊息以 CR LF 結尾",
      ja: "STDIO ではメッセージを CR LF で終える",
    },
    hint: {
      en: "The platform reads `\\n` alone too; its manual writes `\\r\\n`",
      zh: "平台也接受只有 `\\n`，但手冊寫的是 `\\r\\n`",
      ja: "プラットフォームは `\\n` だけでも読むが、マニュアルは `\\r\\n` と書いている",
    },
  },
  {
    id: "geister/no-blank-line",
    level: "SHOULD",
    spec: "Geister manual 9.4",
    text: {
      en: "Over STDIO the engine sends no blank lines",
      zh: "STDIO 模式下引擎不送空行",
      ja: "STDIO では空行を送らない",
    },
    hint: {
      en: "Answer only SET? and MOV?; OK, NG and the result need no answer, not even an empty one",
      zh: "只回覆 SET? 與 MOV?；OK、NG 與結果不需回覆，空行也不要",
      ja: "SET? と MOV? にだけ答える。OK・NG・結果には空行でも答えない",
    },
  },
  {
    id: "geister/survives-empty-line",
    level: "SHOULD",
    spec: "Geister manual 9.8",
    text: {
      en: "Over STDIO an empty line before SET? does no harm",
      zh: "STDIO 模式下 SET? 之前的空行不會造成問題",
      ja: "STDIO では SET? の前に空行を受け取っても異常終了しない",
    },
    hint: {
      en:
        "Read on where a line is empty, before you look at its first character or count its words",
      zh: "遇到空行就繼續讀下一行，不要先取第一個字元或計算字數",
      ja: "空行なら次の行を読む。先頭の文字を見たり語を数えたりするのはその後にする",
    },
  },
] as const satisfies readonly Rule[];
