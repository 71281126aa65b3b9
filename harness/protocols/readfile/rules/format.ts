/** What stands in move.txt. @module */

import type { Rule } from "../../../core/mod.ts";
import { PLAYS_ON } from "../../shared_rules.ts";

const SPEC = "DarkChess manual 8.6.3";

/** Rules about the form of an answer. */
export const FORMAT_RULES = [
  {
    id: "readfile/not-empty",
    level: "MUST",
    spec: SPEC,
    text: { en: "move.txt is not empty", zh: "move.txt 不是空的", ja: "move.txt は空でない" },
    hint: {
      en: "Close or flush the file before the process ends, and look for an early return",
      zh: "引擎結束前關閉或 flush 檔案，並檢查是否提早 return",
      ja: "終了前に閉じるか flush し、早すぎる return を探す",
    },
  },
  {
    id: "readfile/no-byte-order-mark",
    level: "MUST",
    spec: SPEC,
    text: {
      en: "move.txt does not begin with a byte order mark",
      zh: "move.txt 開頭沒有位元組順序記號（BOM）",
      ja: "move.txt は BOM で始まらない",
    },
    hint: {
      en: "Write ASCII: `new UTF8Encoding(false)` in C#, `ascii` in Python",
      zh: "請寫 ASCII：C# 用 `new UTF8Encoding(false)`，Python 用 `ascii`",
      ja: "ASCII で書く：C# は `new UTF8Encoding(false)`、Python は `ascii`",
    },
  },
  {
    id: "readfile/no-utf16",
    level: "MUST",
    spec: SPEC,
    text: {
      en: "move.txt is text of one byte a character",
      zh: "move.txt 的每個字元只佔一個位元組",
      ja: "move.txt は一文字一バイトである",
    },
    hint: {
      en: "Write ASCII, not wchar_t or UTF-16, and not the NUL behind a string",
      zh: "請寫 ASCII，不要用 wchar_t 或 UTF-16，也不要寫入字串結尾的 NUL",
      ja: "wchar_t や UTF-16 でなく ASCII で書き、文字列末尾の NUL も書かない",
    },
  },
  {
    id: "readfile/one-per-line",
    level: "MUST",
    spec: SPEC,
    text: {
      en: "Code, from and to stand on lines of their own",
      zh: "動作代碼、起點與終點各佔一行",
      ja: "動作コード・移動元・移動先はそれぞれ一行に書く",
    },
    hint: {
      en: 'fprintf(f, "%d\\n%s\\n%s\\n0\\n", code, from, to)',
      zh: 'fprintf(f, "%d\\n%s\\n%s\\n0\\n", code, from, to)',
      ja: 'fprintf(f, "%d\\n%s\\n%s\\n0\\n", code, from, to)',
    },
  },
  {
    id: "readfile/code",
    level: "MUST",
    spec: `${SPEC} (1)`,
    text: {
      en: "The first line is 0 for a move, 1 for a flip or 2 to resign",
      zh: "第一行為動作代碼：0 走步、1 翻棋、2 認負",
      ja: "一行目は動作コード：0 移動、1 めくり、2 投了",
    },
    hint: {
      en:
        "The code stands alone on its line, the two squares on the lines below; nothing comes before it, not even a blank line",
      zh: "代碼單獨佔第一行，起點與終點寫在後面兩行；代碼之前不可有任何內容，空行也不行",
      ja: "コードだけを一行目に書き、二つのマスは次の二行に書く。コードの前には空行も置かない",
    },
  },
  {
    id: "readfile/squares",
    level: "MUST",
    spec: `${SPEC} (2), (3)`,
    text: {
      en: "The second and third line are squares such as b7",
      zh: "第二、三行是位置代號，例如 b7",
      ja: "二行目と三行目は b7 のようなマスである",
    },
    hint: {
      en:
        "A small letter a to d and a digit 1 to 8, from left and from below: `'a' + file`, `'1' + rank`",
      zh: "小寫 a 到 d 加數字 1 到 8，由左而右、由下而上：`'a' + file`、`'1' + rank`",
      ja: "小文字 a〜d と数字 1〜8、左から・下から数える：`'a' + file`、`'1' + rank`",
    },
  },
  {
    id: "readfile/code-agrees",
    level: "MUST",
    spec: "DarkChess manual 8.2, 8.6.3",
    text: {
      en: "A move has two different squares, a flip the same one twice",
      zh: "走步的兩個位置不同，翻棋的兩個位置相同",
      ja: "移動は異なる二つのマス、めくりは同じマスを二度書く",
    },
    hint: {
      en: "Code 0 for b7 → b6, code 1 for b7 → b7",
      zh: "b7 → b6 用代碼 0，b7 → b7 用代碼 1",
      ja: "b7 → b6 はコード 0、b7 → b7 はコード 1",
    },
  },
  {
    id: "readfile/flip-to",
    level: "SHOULD",
    spec: "DarkChess manual 8.2, 8.6.3",
    text: {
      en: "A flip names its square in both lines",
      zh: "翻棋時兩行都寫同一位置",
      ja: "めくりでは両方の行に同じマスを書く",
    },
    hint: {
      en: "Engines before 2019 wrote 0 in the third line; the manual wants the square again",
      zh: "2019 年以前的引擎第三行寫 0；現在的手冊要求再寫一次位置",
      ja: "2019 年より前のエンジンは三行目に 0 を書いた。今のマニュアルはマスをもう一度求める",
    },
  },
  {
    id: "readfile/plays-on",
    level: "SHOULD",
    spec: `${SPEC} (1)`,
    text: PLAYS_ON,
    hint: {
      en:
        "It resigned with more than half as many pieces as its opponent: write `2` only if the search finds no ply, or if the game is hopeless",
      zh: "認負時，引擎剩餘的棋子多於對手的一半：只有在找不到任何動作，或局面無望時，才寫入 `2`",
      ja:
        "相手の半数より多くの駒を残して投了した。`2` を書くのは手が見つからないか、見込みがないときだけにする",
    },
  },
  {
    id: "readfile/resign-squares",
    level: "SHOULD",
    spec: `${SPEC} (1)`,
    text: {
      en: "To resign, both squares are a0",
      zh: "認負時兩個位置皆為 a0",
      ja: "投了では両方のマスを a0 とする",
    },
    hint: {
      en: "Write 2, a0, a0, 0",
      zh: "請寫 2、a0、a0、0",
      ja: "2・a0・a0・0 と書く",
    },
  },
  {
    id: "readfile/fourth-line",
    level: "SHOULD",
    spec: `${SPEC} (4)`,
    text: {
      en: "The fourth line is 0",
      zh: "第四行為 0",
      ja: "四行目は 0 である",
    },
    hint: {
      en: "It is reserved: write a 0 all the same",
      zh: "此行保留：仍請寫 0",
      ja: "予約された行だが 0 を書く",
    },
  },
  {
    id: "readfile/four-lines",
    level: "SHOULD",
    spec: SPEC,
    text: {
      en: "move.txt has four lines and no more",
      zh: "move.txt 只有四行",
      ja: "move.txt は四行だけである",
    },
    hint: {
      en: "Debug output belongs elsewhere, and there is no blank line at the end",
      zh: "除錯訊息請寫到別處，結尾也不要空行",
      ja: "デバッグ出力は別に書き、末尾に空行を置かない",
    },
  },
  {
    id: "readfile/line-ends",
    level: "SHOULD",
    spec: SPEC,
    text: {
      en: "Lines end with LF",
      zh: "每行以 LF 結尾",
      ja: "行は LF で終わる",
    },
    hint: {
      en: "The client takes CRLF too; other platforms may not",
      zh: "Client 也接受 CRLF；其他平台未必",
      ja: "クライアントは CRLF も受け付けるが、他の環境はそうとは限らない",
    },
  },
  {
    id: "readfile/no-blanks",
    level: "SHOULD",
    spec: SPEC,
    text: {
      en: "Lines have no blanks around their words",
      zh: "行首行尾沒有空白",
      ja: "行の前後に空白がない",
    },
    hint: {
      en: "Look for blanks in the format of fprintf",
      zh: "檢查 fprintf 格式字串中的空白",
      ja: "fprintf の書式の空白を調べる",
    },
  },
] as const satisfies readonly Rule[];
