/** Whether there is any talk at all. @module */

import type { Rule } from "../../../core/mod.ts";
import { stderrRule } from "../../stderr_rule.ts";

/** Rules about screens as such. */
export const TALK_RULES = [
  {
    id: "shogi-console/flush",
    level: "MUST",
    spec: "Shinpan",
    text: {
      en: "What the program shows leaves it before it waits for input",
      zh: "程式等待輸入前，畫面必須已經送出",
      ja: "入力を待つ前に、表示した内容を送り出す",
    },
    hint: {
      en:
        "Flush before every input; on a pipe stdout is kept back until its buffer is full. C: `setvbuf(stdout, NULL, _IONBF, 0);` at the start of main, or `fflush(stdout);` before every scanf · C++: `std::cout << std::flush;` · Python: `print(…, flush=True)` · Java: `System.out.flush();` · `--tty` runs the program in a terminal",
      zh:
        "每次輸入前都要 flush；接到管線時 stdout 會等緩衝區滿才送出。C：在 main 開頭寫 `setvbuf(stdout, NULL, _IONBF, 0);`，或在每個 scanf 前 `fflush(stdout);` · C++：`std::cout << std::flush;` · Python：`print(…, flush=True)` · Java：`System.out.flush();` · `--tty` 可在終端機中執行程式",
      ja:
        "入力の前ごとに flush する。パイプでは stdout はバッファが一杯になるまで送られない。C：main の最初に `setvbuf(stdout, NULL, _IONBF, 0);`、または scanf の前ごとに `fflush(stdout);` · C++：`std::cout << std::flush;` · Python：`print(…, flush=True)` · Java：`System.out.flush();` · `--tty` なら端末の中で動かせる",
    },
  },
  {
    id: "shogi-console/on-stdout",
    level: "MUST",
    spec: "Shinpan",
    text: {
      en: "The screen goes to stdout, not to stderr",
      zh: "畫面輸出到 stdout，而不是 stderr",
      ja: "画面は stderr ではなく stdout に出す",
    },
    hint: {
      en: "Use printf, or `fprintf(stdout, …)`",
      zh: "使用 printf 或 `fprintf(stdout, …)`",
      ja: "printf か `fprintf(stdout, …)` を使う",
    },
  },
  {
    id: "shogi-console/bounded-output",
    level: "MUST",
    spec: "Shinpan",
    text: {
      en: "One screen is at most 64 KiB, and a whole game at most 16 MiB",
      zh: "一個畫面最多 64 KiB，整局最多 16 MiB",
      ja: "一画面は 64 KiB まで、一局全体で 16 MiB までである",
    },
    hint: {
      en: "Look for a loop that prints without waiting for input; check what scanf returns",
      zh: "檢查是否有不等輸入就一直輸出的迴圈；檢查 scanf 的回傳值",
      ja: "入力を待たずに表示し続けるループを探し、scanf の戻り値を調べる",
    },
  },
  stderrRule("shogi-console"),
  {
    id: "shogi-console/stays-alive",
    level: "MUST",
    spec: "Shogi program report 2.4",
    text: {
      en: "The program runs until the game is ended",
      zh: "程式在對局結束前不會停止",
      ja: "対局が終わるまでプログラムは動き続ける",
    },
    hint: {
      en: "Compile with `-g -fsanitize=address` and type what stands under *sent*",
      zh: "用 `-g -fsanitize=address` 編譯，再輸入上面送出的內容",
      ja: "`-g -fsanitize=address` でコンパイルし、上の入力を打ってみる",
    },
  },
  {
    id: "shogi-console/prompts",
    level: "MUST",
    spec: "Shogi program report 2.4",
    text: {
      en: "After every input the program asks for the next one",
      zh: "每次輸入之後程式都要提示下一個輸入",
      ja: "入力のたびに、次の入力を促す",
    },
    hint: {
      en:
        "If it does ask, but in other words, describe its dialogue in a file and pass it with `--console`; `state:` describes the line with the number and the side (docs/console_dialogue.md). If it still waits for input, read no more than one move has",
      zh:
        "若程式有提示但用語不同，請用檔案描述它的對話，以 `--console` 指定；`state:` 描述手數與行棋方那一行（docs/console_dialogue.md）。若引擎仍在等待輸入，請不要讀取超過一手所需的內容",
      ja:
        "別の言葉で促しているなら、対話をファイルに書いて `--console` で渡す。手数と手番の行は `state:` に書く（docs/console_dialogue.md）。まだ入力を待っているなら、一手分より多く読まないようにする",
    },
  },
  {
    id: "shogi-console/in-time",
    level: "MUST",
    spec: "Shinpan",
    text: {
      en: "The program answers an input within 10 seconds",
      zh: "程式在 10 秒內回應輸入",
      ja: "入力には 10 秒以内に応じる",
    },
    hint: {
      en: "Checking a move needs no search; look for sleep() and for loops that wait",
      zh: "檢查一手不需要搜尋；檢查 sleep() 與等待的迴圈",
      ja: "手の検査に探索は要らない。sleep() や待つだけのループを探す",
    },
  },
  {
    id: "shogi-console/first-screen",
    level: "MUST",
    spec: "Shogi program report 2.1",
    text: {
      en: "A new game begins with move 1, X to play",
      zh: "新局從第 1 手開始，輪到 X 方",
      ja: "新しい対局は 1 手目、X の番から始まる",
    },
    hint: {
      en: "Initialise turn with 1",
      zh: "把 turn 初始化為 1",
      ja: "turn を 1 で初期化する",
    },
  },
  {
    id: "shogi-console/shows-hands",
    level: "MUST",
    spec: "Shogi program report 2.6",
    text: {
      en: "Every screen lists what both sides hold",
      zh: "每個畫面都列出雙方的持駒",
      ja: "どの画面にも両者の持ち駒を並べる",
    },
    hint: {
      en: "Print the line for a hand even if it is empty",
      zh: "即使沒有持駒也要印出該行",
      ja: "持ち駒がなくてもその行を出す",
    },
  },
  {
    id: "shogi-console/shows-board",
    level: "SHOULD",
    spec: "Shogi program report 2.7",
    text: {
      en: "The board can be read: nine rows of nine squares",
      zh: "棋盤可以讀出：九列、每列九格",
      ja: "盤面が読み取れる：九行、各行に九マス",
    },
    hint: {
      en:
        "Print every empty square alike; if the board looks different by intention, describe it under `board:` in a file for `--console`",
      zh: "空格要用一致的寫法；若棋盤格式本來就不同，請在 `--console` 檔案的 `board:` 中描述",
      ja:
        "空きマスは同じ書き方にそろえる。意図した別の書式なら `--console` のファイルの `board:` に書く",
    },
  },
] as const satisfies readonly Rule[];
