/** What an engine should survive. @module */

import type { Rule } from "../../../core/mod.ts";

const FORMAT = "DarkChess manual 8.4.1";

/** Rules about input that is not as it should be. */
export const ROBUSTNESS_RULES = [
  {
    id: "mgtp/survives-unknown-id",
    level: "SHOULD",
    spec: FORMAT,
    text: {
      en: "A command with an unknown id and name does no harm",
      zh: "未知編號與名稱的指令不會造成問題",
      ja: "未知の番号や名前のコマンドを受け取っても異常終了しない",
    },
    hint: {
      en: "Check the range before you index a table of handlers by the id, and answer `?id`",
      zh: "用編號索引函式表之前先檢查範圍，並回覆 `?id`",
      ja: "番号で関数表を引く前に範囲を確かめ、`?id` を返す",
    },
  },
  {
    id: "mgtp/unknown-refused",
    level: "SHOULD",
    spec: FORMAT,
    text: {
      en: "A command that the engine does not know is answered with ?",
      zh: "不認得的指令以 ? 回覆",
      ja: "知らないコマンドには ? で応答する",
    },
    hint: {
      en: "`?99 unknown command`: success would be a lie",
      zh: "回覆 `?99 unknown command`；不應回報成功",
      ja: "`?99 unknown command` を返す。成功と答えない",
    },
  },
  {
    id: "mgtp/survives-unknown-name",
    level: "SHOULD",
    spec: FORMAT,
    text: {
      en: "A known id with an unknown name does no harm and is answered",
      zh: "已知編號配上未知名稱時不會出問題且有回覆",
      ja: "既知の番号に未知の名前が付いても、異常終了せずに応答する",
    },
    hint: {
      en: "Go by the id or by the name, but answer either way",
      zh: "以編號或名稱為準皆可，但一定要回覆",
      ja: "番号と名前のどちらに従ってもよいが、必ず応答する",
    },
  },
  {
    id: "mgtp/survives-missing-argument",
    level: "SHOULD",
    spec: FORMAT,
    text: {
      en: "A command without its arguments does no harm",
      zh: "缺少參數的指令不會造成問題",
      ja: "引数の無いコマンドを受け取っても異常終了しない",
    },
    hint: {
      en: "Check what `sscanf` / `strtok` / `split` gave before using it (`strtok` gives NULL)",
      zh: "使用前先檢查 `sscanf`／`strtok`／`split` 的結果（`strtok` 會回傳 NULL）",
      ja: "使う前に `sscanf`／`strtok`／`split` の結果を確かめる（`strtok` は NULL を返す）",
    },
  },
  {
    id: "mgtp/missing-argument-refused",
    level: "SHOULD",
    spec: FORMAT,
    text: {
      en: "A command without its arguments is answered with ?",
      zh: "缺少參數的指令以 ? 回覆",
      ja: "引数の無いコマンドには ? で応答する",
    },
    hint: {
      en: "`?10 missing argument`, and the board stays as it is",
      zh: "回覆 `?10 missing argument`，盤面保持不變",
      ja: "`?10 missing argument` を返し、盤は変えない",
    },
  },
  {
    id: "mgtp/survives-empty-line",
    level: "SHOULD",
    spec: FORMAT,
    text: {
      en: "An empty line does no harm",
      zh: "空行不會造成問題",
      ja: "空行を受け取っても異常終了しない",
    },
    hint: {
      en: "Skip a line without a word before you split it",
      zh: "切割前先略過沒有內容的行",
      ja: "分割する前に語の無い行を読み飛ばす",
    },
  },
  {
    id: "mgtp/survives-crlf",
    level: "SHOULD",
    spec: FORMAT,
    text: {
      en: "A command that ends with CRLF is understood",
      zh: "以 CRLF 結尾的指令也能理解",
      ja: "CRLF で終わるコマンドも理解する",
    },
    hint: {
      en: 'Strip `\\r` at the end: `line[strcspn(line, "\\r\\n")] = 0;`',
      zh: '去掉行尾的 `\\r`：`line[strcspn(line, "\\r\\n")] = 0;`',
      ja: '行末の `\\r` を除く：`line[strcspn(line, "\\r\\n")] = 0;`',
    },
  },
  {
    id: "mgtp/survives-long-line",
    level: "SHOULD",
    spec: FORMAT,
    text: {
      en: "A very long line does no harm, and the next command is understood",
      zh: "超長的一行不會造成問題，且下一個指令仍能理解",
      ja: "非常に長い行を受け取っても異常終了せず、次のコマンドを理解する",
    },
    hint: {
      en:
        "Bound every copy (`snprintf`, `%255s`), and after a truncated `fgets` read on to the newline",
      zh: "限制每次複製長度（`snprintf`、`%255s`）；`fgets` 被截斷時繼續讀到換行",
      ja: "コピーは長さを制限し（`snprintf`、`%255s`）、`fgets` が途中で切れたら改行まで読み進める",
    },
  },
  {
    id: "mgtp/eof-exits",
    level: "SHOULD",
    spec: "DarkChess manual 8.4.4",
    text: {
      en: "When its input ends without quit, the engine exits, and not by a crash",
      zh: "未收到 quit 而輸入已結束時，引擎要自行結束，不可當掉",
      ja: "quit なしに入力が終わったら、異常終了せずに終わる",
    },
    hint: {
      en:
        "End the loop when `fgets` gives NULL / `std::getline` fails / `input()` raises EOFError: an engine that spins here eats a core for ever",
      zh:
        "`fgets` 回傳 NULL／`std::getline` 失敗／`input()` 拋出 EOFError 時結束迴圈，否則會永遠佔用一個 CPU",
      ja:
        "`fgets` が NULL／`std::getline` が失敗／`input()` が EOFError のときループを抜ける。抜けないと CPU を使い続ける",
    },
  },
  {
    id: "mgtp/two-instances",
    level: "SHOULD",
    spec: "DarkChess manual 7.6",
    text: {
      en: "Two instances of the engine run side by side without disturbing each other",
      zh: "同一引擎的兩個執行個體可同時執行、互不干擾",
      ja: "同じエンジンを二つ同時に動かしても互いに影響しない",
    },
    hint: {
      en:
        "Do not use fixed paths such as /tmp/engine.log for state or locks: make them unique (`mkstemp`, the pid)",
      zh: "狀態或鎖不要使用固定路徑（如 /tmp/engine.log）：請使其唯一（`mkstemp`、pid）",
      ja: "状態やロックに /tmp/engine.log のような固定パスを使わず、一意にする（`mkstemp`、pid）",
    },
  },
] as const satisfies readonly Rule[];
