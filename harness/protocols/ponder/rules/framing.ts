/** The two bytes in front of every message. @module */

import type { Rule } from "../../../core/mod.ts";

const SPEC = "DarkChess manual 8.5.1 (ClientSocket)";

/** Rules about how messages are packed. */
export const FRAMING_RULES = [
  {
    id: "ponder/frame-header",
    level: "MUST",
    spec: SPEC,
    text: {
      en:
        "Every message begins with two bytes: its length modulo 128, then its length divided by 128",
      zh: "每個訊息以兩個位元組開頭：長度除以 128 的餘數，再來是商",
      ja: "どのメッセージも二バイトで始まる：長さを 128 で割った余り、次に商",
    },
    hint: {
      en:
        "Send `char head[2] = { len % 128, len / 128 };` and then the text, no line end, no four-byte int",
      zh:
        "先送 `char head[2] = { len % 128, len / 128 };` 再送文字；不是換行，也不是四個位元組的 int",
      ja:
        "`char head[2] = { len % 128, len / 128 };` に続けて文字を送る。改行でも四バイトの int でもない",
    },
  },
  {
    id: "ponder/header-order",
    level: "MUST",
    spec: SPEC,
    text: {
      en: "The low byte of the length comes first",
      zh: "長度的低位元組在前",
      ja: "長さは下位バイトが先である",
    },
    hint: {
      en:
        "Byte 0 is `len % 128`, byte 1 is `len / 128`; htons() and Java's writeUTF() put the high byte first",
      zh:
        "位元組 0 是 `len % 128`，位元組 1 是 `len / 128`；htons() 與 Java 的 writeUTF() 會把高位元組放在前面",
      ja:
        "バイト 0 が `len % 128`、バイト 1 が `len / 128`。htons() や Java の writeUTF() は上位バイトが先になる",
    },
  },
  {
    id: "ponder/length-exact",
    level: "MUST",
    spec: SPEC,
    text: {
      en: "The length is that of the text that follows, to the byte",
      zh: "長度與後面的文字完全一致",
      ja: "長さは続く文字列のバイト数と一致する",
    },
    hint: {
      en:
        "Announce strlen(text) and send exactly 2 + strlen(text) bytes, neither the NUL nor a line end",
      zh: "長度填 strlen(text)，剛好送出 2 + strlen(text) 個位元組；不含 NUL，也不含換行",
      ja: "strlen(text) を長さとし、ちょうど 2 + strlen(text) バイトを送る。NUL も改行も含めない",
    },
  },
  {
    id: "ponder/not-empty",
    level: "SHOULD",
    spec: SPEC,
    text: {
      en: "The engine sends no messages of length 0",
      zh: "引擎不送長度為 0 的訊息",
      ja: "長さ 0 のメッセージを送らない",
    },
    hint: {
      en:
        "Zeros behind a text are read as empty messages: send 2 + strlen(text) bytes, not the whole buffer",
      zh: "文字後面的 0 會被讀成空訊息：只送 2 + strlen(text) 個位元組，不要送出整個緩衝區",
      ja:
        "文字列の後のゼロは空のメッセージになる。バッファ全体でなく 2 + strlen(text) バイトを送る",
    },
  },
  {
    id: "ponder/no-terminator",
    level: "SHOULD",
    spec: SPEC,
    text: {
      en: "A message has no line end, NUL or blank behind its text",
      zh: "訊息的文字後面沒有換行、NUL 或空白",
      ja: "メッセージの末尾に改行・NUL・空白を付けない",
    },
    hint: {
      en: "The length says where the text ends: leave out `\\n` and the NUL",
      zh: "長度已說明文字在哪裡結束：請去掉 `\\n` 與 NUL",
      ja: "終わりは長さでわかる。`\\n` と NUL は不要である",
    },
  },
  {
    id: "ponder/single-byte-text",
    level: "MUST",
    spec: SPEC,
    text: {
      en: "A message is text of one byte a character",
      zh: "訊息的每個字元只佔一個位元組",
      ja: "メッセージは一文字一バイトの文字列である",
    },
    hint: {
      en:
        "Encode as ASCII: `getBytes(StandardCharsets.US_ASCII)`, `Encoding.ASCII`; writeChars() and wchar_t send two bytes a character",
      zh:
        "以 ASCII 編碼：`getBytes(StandardCharsets.US_ASCII)`、`Encoding.ASCII`；writeChars() 與 wchar_t 每字會送兩個位元組",
      ja:
        "ASCII で書く：`getBytes(StandardCharsets.US_ASCII)`、`Encoding.ASCII`。writeChars() や wchar_t は一文字二バイトになる",
    },
  },
] as const satisfies readonly Rule[];
