/** Getting into touch, and staying there. @module */

import type { Rule } from "../../../core/mod.ts";
import { stderrRule } from "../../stderr_rule.ts";

/** Rules about the connection and the process behind it. */
export const CONNECTION_RULES = [
  {
    id: "ponder/connects",
    level: "MUST",
    spec: "DarkChess manual 8.5.3 (1)",
    text: {
      en: "The engine connects to the client",
      zh: "引擎主動連上 Client",
      ja: "エンジンがクライアントに接続する",
    },
    hint: {
      en:
        "Connect to the address in the last two arguments: `argv[argc-2]` is the IP address, `argv[argc-1]` the port",
      zh: "連到最後兩個參數所指的位址：`argv[argc-2]` 是 IP，`argv[argc-1]` 是埠號",
      ja:
        "最後の二つの引数の宛先に接続する：`argv[argc-2]` が IP アドレス、`argv[argc-1]` がポート",
    },
  },
  {
    id: "ponder/given-port",
    level: "MUST",
    spec: "DarkChess manual 8.5.3 (1)",
    text: {
      en: "The engine connects to the port in its last argument",
      zh: "引擎連到最後一個參數所指的埠號",
      ja: "最後の引数のポートに接続する",
    },
    hint: {
      en: "Use `atoi(argv[argc-1])` instead of a number of your own: every game has another port",
      zh: "請用 `atoi(argv[argc-1])`，不要寫死埠號：每局的埠號都不同",
      ja: "番号を決め打ちせず `atoi(argv[argc-1])` を使う。ポートは対局ごとに異なる",
    },
  },
  {
    id: "ponder/given-host",
    level: "MUST",
    spec: "DarkChess manual 8.5.3 (1)",
    text: {
      en: "The engine connects to the address in its last argument but one",
      zh: "引擎連到倒數第二個參數所指的位址",
      ja: "最後から二番目の引数のアドレスに接続する",
    },
    hint: {
      en:
        "Use `argv[argc-2]` instead of an address of your own; beware of `argv[1]` when there are more arguments",
      zh: "請用 `argv[argc-2]`，不要寫死位址；參數較多時 `argv[1]` 可能不是位址",
      ja: "アドレスを決め打ちせず `argv[argc-2]` を使う。引数が多いと `argv[1]` は別のものになる",
    },
  },
  {
    id: "ponder/one-connection",
    level: "SHOULD",
    spec: "DarkChess manual 8.5",
    text: {
      en: "The engine connects once",
      zh: "引擎只連線一次",
      ja: "接続は一度だけである",
    },
    hint: {
      en: "Call init_protocol once and use that socket for the whole game",
      zh: "只呼叫一次 init_protocol，整局都用同一個 socket",
      ja: "init_protocol は一度だけ呼び、一局を通して同じソケットを使う",
    },
  },
  {
    id: "ponder/stays-connected",
    level: "MUST",
    spec: "DarkChess manual 8.5",
    text: {
      en: "The engine keeps the connection until the client ends the game",
      zh: "在 Client 結束對局之前，引擎保持連線",
      ja: "クライアントが対局を終えるまで接続を保つ",
    },
    hint: {
      en: "Do not close the socket after a ply; the client closes it",
      zh: "送出走步後不要關閉 socket；由 Client 關閉",
      ja: "手を送った後にソケットを閉じない。閉じるのはクライアントである",
    },
  },
  {
    id: "ponder/stays-alive",
    level: "MUST",
    spec: "DarkChess manual 8.5",
    text: {
      en: "The engine runs until the client ends the game",
      zh: "在 Client 結束對局之前，引擎持續執行",
      ja: "クライアントが対局を終えるまで動き続ける",
    },
    hint: {
      en:
        "Run it under a debugger or with -fsanitize=address, and send it the messages of this case",
      zh: "用除錯器或 -fsanitize=address 執行，送入此案例的訊息",
      ja: "デバッガや -fsanitize=address で動かし、このケースのメッセージを送る",
    },
  },
  {
    id: "ponder/bounded-output",
    level: "MUST",
    spec: "Shinpan",
    text: {
      en: "The engine sends and prints no more than 16 MiB",
      zh: "引擎送出與輸出的資料不超過 16 MiB",
      ja: "送信と出力は 16 MiB までである",
    },
    hint: {
      en: "Look for a loop that sends or prints without end",
      zh: "檢查是否有不停送出或輸出的迴圈",
      ja: "際限なく送信・出力するループがないか調べる",
    },
  },
  stderrRule("ponder"),
  {
    id: "ponder/flush",
    level: "MUST",
    spec: "DarkChess manual 8.5",
    text: {
      en: "A message leaves the engine at once",
      zh: "訊息立即送出",
      ja: "メッセージはすぐに送り出される",
    },
    hint: {
      en:
        "Flush after every message where the socket is written to through a buffer; `send()` needs nothing. C: `fflush(file);` · C++: `out << std::flush;` · Java: `out.flush();` · Python: `file.flush()` or `sendall()`",
      zh:
        "若透過緩衝區寫入 socket，每則訊息後都要 flush；直接用 `send()` 則不需要。C：`fflush(file);` · C++：`out << std::flush;` · Java：`out.flush();` · Python：`file.flush()` 或 `sendall()`",
      ja:
        "バッファを通してソケットに書くならメッセージごとに flush する。`send()` なら不要。C：`fflush(file);` · C++：`out << std::flush;` · Java：`out.flush();` · Python：`file.flush()` か `sendall()`",
    },
  },
] as const satisfies readonly Rule[];
