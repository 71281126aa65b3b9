/** What must hold before an engine and a client can talk at all. @module */

import type { Rule } from "../../../core/mod.ts";
import { BOUNDED_STDOUT, readsLfRule, staysAliveRule } from "../../shared_rules.ts";
import { stderrRule } from "../../stderr_rule.ts";

const TALK = "standard input and output";

/** Rules about the process and its pipes. */
export const TALK_RULES = [
  {
    id: "usi/flush",
    level: "MUST",
    spec: `USI: ${TALK}`,
    text: {
      en: "An answer leaves the engine as soon as it is written, not when a buffer is full",
      zh: "回覆寫出後必須立刻送達，不可留在緩衝區",
      ja: "応答は書いた直後に送り出し、バッファに溜めない",
    },
    hint: {
      en:
        "Flush after every line. C: `fflush(stdout);` or once at the start `setvbuf(stdout, NULL, _IONBF, 0);` · C++: `std::cout << std::flush;` (or `std::endl`) · Python: `print(line, flush=True)` · Java: `System.out.flush();`",
      zh:
        "每行輸出後都要 flush。C：`fflush(stdout);` 或程式開頭 `setvbuf(stdout, NULL, _IONBF, 0);` · C++：`std::cout << std::flush;`（或 `std::endl`）· Python：`print(line, flush=True)` · Java：`System.out.flush();`",
      ja:
        "一行ごとに flush する。C：`fflush(stdout);` または最初に一度 `setvbuf(stdout, NULL, _IONBF, 0);` · C++：`std::cout << std::flush;`（または `std::endl`）· Python：`print(line, flush=True)` · Java：`System.out.flush();`",
    },
  },
  {
    id: "usi/answers-on-stdout",
    level: "MUST",
    spec: `USI: ${TALK}`,
    text: {
      en: "Answers go to the standard output",
      zh: "回覆必須寫到標準輸出（stdout）",
      ja: "応答は標準出力に書く",
    },
    hint: {
      en:
        "The answer was found on stderr: use `printf` / `std::cout` / `print` for answers and keep stderr for debugging",
      zh: "回覆出現在 stderr：回覆請用 `printf`／`std::cout`／`print`，stderr 只用來除錯",
      ja:
        "応答が stderr に出ている。応答は `printf`／`std::cout`／`print` で書き、stderr はデバッグ専用にする",
    },
  },
  {
    id: "usi/speaks-usi",
    level: "MUST",
    spec: "USI: usi",
    text: {
      en: "The engine answers in USI",
      zh: "引擎以 USI 回應",
      ja: "エンジンは USI で応答する",
    },
    hint: {
      en:
        "This looks like another protocol such as UCI: choose the protocol that the engine speaks, or its USI mode; the first line is `usi`",
      zh: "這看起來是 UCI 等其他通訊協定：請選擇引擎使用的協定，或啟用 USI 模式；第一行是 `usi`",
      ja:
        "UCI など別のプロトコルのように見える。エンジンが話すプロトコルか USI モードを選ぶ。最初の行は `usi` である",
    },
  },
  readsLfRule("usi", `USI: ${TALK}`),
  staysAliveRule("usi", "USI: quit"),
  {
    id: "usi/bounded-output",
    level: "MUST",
    spec: "Shinpan",
    text: BOUNDED_STDOUT,
    hint: {
      en:
        "A loop prints for ever, or a line never ends: often the read loop goes on after the end of the input; check the result of every read, and limit `info` to a few lines a second",
      zh:
        "有迴圈不停輸出，或某一行始終沒有換行：通常是輸入結束後讀取迴圈仍繼續；請檢查每次讀取的回傳值，並限制每秒的 `info` 行數",
      ja:
        "出力し続けるループか、終わらない行がある。入力の終わりの後も読み続けていないか確かめ、`info` は一秒に数行までにする",
    },
  },
  stderrRule("usi"),
  {
    id: "usi/ends-line",
    level: "MUST",
    spec: `USI: ${TALK}`,
    text: {
      en: "Every answer ends with a newline",
      zh: "每個回覆都以換行結束",
      ja: "応答はすべて改行で終わる",
    },
    hint: {
      en: 'Write the newline with the answer: `printf("bestmove %s\\n", move);`',
      zh: '換行要與回覆一起輸出：`printf("bestmove %s\\n", move);`',
      ja: '応答と一緒に改行を書く：`printf("bestmove %s\\n", move);`',
    },
  },
  {
    id: "usi/exact-words",
    level: "MUST",
    spec: "USI: usiok, readyok, bestmove, checkmate",
    text: {
      en: "Answers are spelt usiok, readyok, bestmove and checkmate, in lower case",
      zh: "回覆必須拼寫為 usiok、readyok、bestmove、checkmate，全小寫",
      ja: "応答は usiok・readyok・bestmove・checkmate と小文字で綴る",
    },
    hint: {
      en:
        "Small letters, nothing in front, a blank between words: `usiok`, not `USI ok` nor `usi_ok`; `checkmate nomate`, not `checkmatenomate`",
      zh:
        "全小寫、前面沒有其他字、單字之間留一個空格：`usiok`，不是 `USI ok` 或 `usi_ok`；`checkmate nomate`，不是 `checkmatenomate`",
      ja:
        "小文字で、前に何も付けず、語の間は空白一つ：`USI ok` や `usi_ok` ではなく `usiok`、`checkmatenomate` ではなく `checkmate nomate`",
    },
  },
  {
    id: "usi/only-usi",
    level: "MAY",
    spec: `USI: ${TALK}`,
    text: {
      en: "The standard output carries only USI; remarks go into info string",
      zh: "標準輸出只有 USI 的內容；備註請用 info string",
      ja: "標準出力には USI だけを書き、メモは info string に入れる",
    },
    hint: {
      en:
        "Write `info string …` or use stderr: clients skip other lines, but a line that begins like an answer would mislead them",
      zh: "請寫 `info string …` 或用 stderr：用戶端會略過其他行，但開頭像回覆的行會造成誤解",
      ja:
        "`info string …` と書くか stderr を使う。他の行は読み飛ばされるが、応答に似た行は誤解される",
    },
  },
  {
    id: "usi/no-blank-line",
    level: "MAY",
    spec: `USI: ${TALK}`,
    text: { en: "The engine writes no blank lines", zh: "引擎不輸出空行", ja: "空行を出力しない" },
    hint: {
      en:
        "Look for a second `\\n` or an `endl` too many; only while `isready` takes long a blank line is a known sign of life",
      zh: "檢查是否多寫了一個 `\\n` 或 `endl`；只有 `isready` 很久時，空行是常見的存活訊號",
      ja:
        "`\\n` や `endl` が一つ多くないか確かめる。`isready` が長いときの空行だけは生存の合図として知られる",
    },
  },
] as const satisfies readonly Rule[];
