/** The choice of the red ghosts. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about SET. */
export const SET_RULES = [
  {
    id: "geister/answers-set",
    level: "MUST",
    spec: "Geister manual 9.4 (1)",
    text: {
      en: "SET? is answered",
      zh: "SET? 必須回覆",
      ja: "SET? に応答する",
    },
    hint: {
      en:
        "Send `SET:ABCD\\r\\n` as soon as `SET?` has arrived. If the program does that, the message is still in its buffer: Java `out.flush();` (a PrintWriter on a socket keeps everything back) · C `fflush(file);` · C++ `out << std::flush;` · Python `file.flush()`",
      zh:
        "收到 `SET?` 後立刻送出 `SET:ABCD\\r\\n`。若引擎已經寫出，訊息仍留在緩衝區：Java `out.flush();`（socket 上的 PrintWriter 會全部保留）· C `fflush(file);` · C++ `out << std::flush;` · Python `file.flush()`",
      ja:
        "`SET?` が届いたらすぐ `SET:ABCD\\r\\n` を送る。書いているのに届かないなら、まだバッファにある。Java `out.flush();`（ソケットの PrintWriter はすべて溜める）· C `fflush(file);` · C++ `out << std::flush;` · Python `file.flush()`",
    },
  },
  {
    id: "geister/set-in-time",
    level: "MUST",
    spec: "Geister manual 9.4 (1)",
    text: {
      en: "SET? is answered within 10 seconds",
      zh: "SET? 須在 10 秒內回覆",
      ja: "SET? には 10 秒以内に応答する",
    },
    hint: {
      en: "Choose the reds without a long search",
      zh: "選紅子不需要長時間搜尋",
      ja: "赤の選択に長い探索をしない",
    },
  },
  {
    id: "geister/set-format",
    level: "MUST",
    spec: "Geister manual 9.4 (1), 9.2",
    text: {
      en: "The answer to SET? is SET: and four letters from A to H",
      zh: "對 SET? 的回覆為 SET: 加上 A–H 的四個字母",
      ja: "SET? への応答は SET: と A–H の四文字",
    },
    hint: {
      en: "Exactly four letters and nothing else: `SET:ABCD\\r\\n`",
      zh: "剛好四個字母，沒有其他字元：`SET:ABCD\\r\\n`",
      ja: "ちょうど四文字、ほかに何も付けない：`SET:ABCD\\r\\n`",
    },
  },
  {
    id: "geister/set-distinct",
    level: "MUST",
    spec: "Geister manual 9.4 (1)",
    text: {
      en: "The four red ghosts are four different ones",
      zh: "四個紅色鬼須互不相同",
      ja: "赤いゴーストは互いに異なる四つ",
    },
    hint: {
      en: "A letter stands twice: draw without putting back",
      zh: "有字母重複：抽取時不放回",
      ja: "同じ文字が二度ある。重複なしに選ぶ",
    },
  },
  {
    id: "geister/set-upper-case",
    level: "SHOULD",
    spec: "Geister manual 9.2",
    text: {
      en: "The letters of SET are upper case",
      zh: "SET 的字母為大寫",
      ja: "SET の文字は大文字",
    },
    hint: {
      en: "Lower case names the other's ghosts: send A to H",
      zh: "小寫代表對手的鬼：請用 A–H",
      ja: "小文字は相手のゴースト。A–H を送る",
    },
  },
  {
    id: "geister/set-after-request",
    level: "SHOULD",
    spec: "Geister manual 9.6",
    text: {
      en: "SET is sent after SET? has arrived",
      zh: "收到 SET? 之後才送 SET",
      ja: "SET? が届いてから SET を送る",
    },
    hint: {
      en: "Read first, then answer: until then all commands come from the server",
      zh: "先讀後答：指令一律由伺服器先送",
      ja: "まず読み、それから答える。命令はすべてサーバーから来る",
    },
  },
  {
    id: "geister/set-retry",
    level: "SHOULD",
    spec: "Geister manual 9.5",
    text: {
      en: "After NG the engine sets its reds again",
      zh: "收到 NG 後重新設定紅子",
      ja: "NG の後は赤を設定し直す",
    },
    hint: {
      en: "NG means that the setting was not taken: send SET again, do not wait for OK",
      zh: "NG 表示未被接受：請重送 SET，不要等待 OK",
      ja: "NG は受理されなかったという意味。OK を待たず SET を送り直す",
    },
  },
] as const satisfies readonly Rule[];
