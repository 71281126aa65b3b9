/** What must hold before an engine and a client can talk at all. @module */

import type { Rule } from "../../../core/mod.ts";
import { BOUNDED_STDOUT, readsLfRule, staysAliveRule } from "../../shared_rules.ts";
import { stderrRule } from "../../stderr_rule.ts";

const FORMAT = "DarkChess manual 8.4.1";
const FLOW = "DarkChess manual 8.4.4";

/** Rules about the process and its pipes. */
export const TALK_RULES = [
  {
    id: "mgtp/flush",
    level: "MUST",
    spec: "DarkChess manual 8.4",
    text: {
      en: "A reply leaves the engine as soon as it is written, not when a buffer is full",
      zh: "回覆寫出後必須立刻送達，不可留在緩衝區",
      ja: "応答は書いた直後に送り出し、バッファに溜めない",
    },
    hint: {
      en:
        "Flush after every reply. C: `fflush(stdout);` or once at the start `setvbuf(stdout, NULL, _IONBF, 0);` · C++: `std::cout << std::flush;` (or `std::endl`) · Python: `print(reply, flush=True)` · Java: `System.out.flush();`",
      zh:
        "每次回覆後都要 flush。C：`fflush(stdout);` 或程式開頭 `setvbuf(stdout, NULL, _IONBF, 0);` · C++：`std::cout << std::flush;`（或 `std::endl`）· Python：`print(reply, flush=True)` · Java：`System.out.flush();`",
      ja:
        "応答のたびに flush する。C：`fflush(stdout);` または最初に一度 `setvbuf(stdout, NULL, _IONBF, 0);` · C++：`std::cout << std::flush;`（または `std::endl`）· Python：`print(reply, flush=True)` · Java：`System.out.flush();`",
    },
  },
  {
    id: "mgtp/replies-on-stdout",
    level: "MUST",
    spec: "DarkChess manual 8.4",
    text: {
      en: "Replies go to the standard output",
      zh: "回覆必須寫到標準輸出（stdout）",
      ja: "応答は標準出力に書く",
    },
    hint: {
      en:
        "The reply was found on stderr: use `printf` / `std::cout` / `print` for replies and keep stderr for debugging",
      zh: "回覆出現在 stderr：回覆請用 `printf`／`std::cout`／`print`，stderr 只用來除錯",
      ja:
        "応答が stderr に出ている。応答は `printf`／`std::cout`／`print` で書き、stderr はデバッグ専用にする",
    },
  },
  {
    id: "mgtp/speaks-mgtp",
    level: "MUST",
    spec: "DarkChess manual 8.4",
    text: {
      en: "The engine answers in MGTP",
      zh: "引擎以 MGTP 回應",
      ja: "エンジンは MGTP で応答する",
    },
    hint: {
      en:
        "This looks like another protocol: choose the protocol that the engine speaks, or its MGTP mode (often an option)",
      zh: "這看起來是另一種通訊協定：請選擇引擎使用的協定，或啟用它的 MGTP 模式（常為命令列選項）",
      ja:
        "別のプロトコルのように見える。エンジンが話すプロトコルを選ぶか、MGTP モード（多くはオプション）で起動する",
    },
  },
  readsLfRule("mgtp", FORMAT),
  staysAliveRule("mgtp", FLOW),
  {
    id: "mgtp/bounded-output",
    level: "MUST",
    spec: "Shinpan",
    text: BOUNDED_STDOUT,
    hint: {
      en:
        "A loop prints for ever, or a line never ends: often the input ended or could not be parsed and the read loop goes on; check the result of every read",
      zh:
        "有迴圈不停輸出，或某一行始終沒有換行：通常是輸入結束或解析失敗後讀取迴圈仍繼續；請檢查每次讀取的回傳值",
      ja:
        "出力し続けるループか、終わらない行がある。入力の終わりや解析失敗の後も読み続けていないか、読み取りの戻り値を必ず確かめる",
    },
  },
  stderrRule("mgtp"),
  {
    id: "mgtp/first-reply-in-time",
    level: "MUST",
    spec: FLOW,
    text: {
      en: "The first reply comes within 10 seconds of the start",
      zh: "啟動後 10 秒內必須有第一個回覆",
      ja: "起動後 10 秒以内に最初の応答を返す",
    },
    hint: {
      en: "Answer `name` and `version` first and load tables afterwards, or in another thread",
      zh: "先回覆 `name` 與 `version`，再載入表格，或在另一個執行緒載入",
      ja: "先に `name` と `version` に答え、表の読み込みは後か別スレッドで行う",
    },
  },
  {
    id: "mgtp/answers",
    level: "MUST",
    spec: FLOW,
    text: {
      en: "Every command is answered",
      zh: "每個指令都必須回覆",
      ja: "すべてのコマンドに応答する",
    },
    hint: {
      en:
        "Reply also where there is nothing to say: `=` and the id, then a newline; a command you do not know gets `?` and the id. Read exactly one line for each command",
      zh: "沒有內容也要回覆：`=` 加編號再換行；不認得的指令回覆 `?` 加編號。每個指令只讀一行",
      ja:
        "内容が無くても `=` と番号と改行を返す。知らないコマンドには `?` と番号を返す。一つのコマンドにつき一行だけ読む",
    },
  },
  {
    id: "mgtp/answers-in-time",
    level: "MUST",
    spec: FLOW,
    text: {
      en: "A command other than genmove is answered within 10 seconds",
      zh: "genmove 以外的指令須在 10 秒內回覆",
      ja: "genmove 以外のコマンドには 10 秒以内に応答する",
    },
    hint: {
      en:
        "Do the long work in genmove, where the clock allows it, and answer everything else at once",
      zh: "費時的工作放在 genmove（時鐘允許），其他指令立刻回覆",
      ja: "時間のかかる処理は genmove で行い、ほかはすぐに応答する",
    },
  },
  {
    id: "mgtp/whole-lines",
    level: "MUST",
    spec: FORMAT,
    text: {
      en: "A command is what stands before its newline, in however many pieces it arrives",
      zh: "指令以換行為界，不論分成幾段送達",
      ja: "コマンドは改行までであり、何回に分かれて届いてもよい",
    },
    hint: {
      en:
        "One `read()` is not one command: collect bytes until `\\n`, or use `fgets` / `std::getline` / `readline`",
      zh:
        "一次 `read()` 不等於一個指令：請累積到 `\\n`，或使用 `fgets`／`std::getline`／`readline`",
      ja:
        "一回の `read()` は一つのコマンドではない。`\\n` まで溜めるか `fgets`／`std::getline`／`readline` を使う",
    },
  },
  {
    id: "mgtp/pipelining",
    level: "SHOULD",
    spec: FLOW,
    text: {
      en: "Commands that arrive together are all answered, in their order",
      zh: "一起送達的多個指令須依序全部回覆",
      ja: "まとめて届いたコマンドにも順番どおりすべて応答する",
    },
    hint: {
      en:
        "Keep what follows the first newline for the next round, do not clear the buffer (`fflush(stdin)`, `cin.ignore`) after a command",
      zh:
        "第一個換行之後的內容要留給下一輪，不要在指令後清空緩衝區（`fflush(stdin)`、`cin.ignore`）",
      ja:
        "最初の改行より後は次回のために残す。コマンドの後で入力を捨てない（`fflush(stdin)`、`cin.ignore`）",
    },
  },
] as const satisfies readonly Rule[];
