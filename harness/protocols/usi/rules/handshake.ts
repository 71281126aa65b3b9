/** Before the first game and between games. @module */

import type { Rule } from "../../../core/mod.ts";
import { rule } from "./rule.ts";

/** Rules about usi, isready, options and new games. */
export const HANDSHAKE_RULES: readonly Rule[] = [
  rule("usiok", "MUST", {
    of: "usi",
    text: ["usi is answered with usiok", "收到 usi 要回覆 usiok", "usi には usiok と答える"],
    hint: [
      "Read lines in a loop from the very start, and after id and options write `usiok`",
      "一開始就用迴圈逐行讀取，輸出 id 與 option 之後寫 `usiok`",
      "起動直後から一行ずつ読み、id と option の後に `usiok` を書く",
    ],
  }),
  rule("usiok-in-time", "MUST", {
    of: "usi",
    text: [
      "usiok comes within 10 seconds",
      "10 秒內回覆 usiok",
      "usiok は 10 秒以内に返す",
    ],
    hint: [
      "Load tables when `isready` comes, not before `usiok`",
      "表格請在收到 `isready` 時載入，不要在 `usiok` 之前",
      "表の読み込みは `usiok` の前ではなく `isready` を受けてから行う",
    ],
  }),
  rule("id-name", "MUST", {
    of: "id",
    text: [
      "Before usiok the engine says its name: id name …",
      "在 usiok 之前要輸出名稱：id name …",
      "usiok の前に id name … で名前を述べる",
    ],
    hint: [
      'Write `puts("id name MyEngine");` when `usi` comes',
      '收到 `usi` 時寫 `puts("id name MyEngine");`',
      '`usi` を受けたら `puts("id name MyEngine");` と書く',
    ],
  }),
  rule("id-author", "SHOULD", {
    of: "id",
    text: [
      "Before usiok the engine says who wrote it: id author …",
      "在 usiok 之前要輸出作者：id author …",
      "usiok の前に id author … で作者を述べる",
    ],
    hint: [
      "Write `id author YourName` after `id name`",
      "在 `id name` 之後寫 `id author 你的名字`",
      "`id name` の後に `id author 名前` と書く",
    ],
  }),
  rule("option-format", "SHOULD", {
    of: "option",
    text: [
      "An option is declared before usiok as option name N type T, with T one of check, spin, combo, button, string and filename",
      "選項在 usiok 之前寫成 option name N type T，T 是 check、spin、combo、button、string、filename 之一",
      "オプションは usiok の前に option name N type T と書き、T は check・spin・combo・button・string・filename のいずれか",
    ],
    hint: [
      "`option name Depth type spin default 4 min 1 max 20`: a spin needs default, min and max, and its default lies between them; the default of a combo is one of its vars; all options come before usiok",
      "`option name Depth type spin default 4 min 1 max 20`：spin 要有 default、min、max，且 default 在兩者之間；combo 的 default 是其中一個 var；所有選項都在 usiok 之前",
      "`option name Depth type spin default 4 min 1 max 20`：spin には default・min・max が要り、default はその範囲内；combo の default は var のいずれか；オプションはすべて usiok の前",
    ],
  }),
  rule("readyok", "MUST", {
    of: "isready",
    text: [
      "isready is answered with readyok",
      "收到 isready 要回覆 readyok",
      "isready には readyok と答える",
    ],
    hint: [
      "Answer every `isready`, also the second one and the one between two games",
      "每個 `isready` 都要回覆，第二次以及兩局之間的也一樣",
      "二回目や対局の間の `isready` にも毎回答える",
    ],
  }),
  rule("readyok-in-time", "MUST", {
    of: "isready",
    text: [
      "readyok comes within 60 seconds, and within 10 when the engine was ready before",
      "60 秒內回覆 readyok；之前已就緒過則為 10 秒內",
      "readyok は 60 秒以内、一度準備できた後は 10 秒以内に返す",
    ],
    hint: [
      "Load less, or load once: the second `isready` should find everything in place",
      "減少載入量，或只載入一次：第二次 `isready` 時應已就緒",
      "読み込みを減らすか一度だけにする。二回目の `isready` では準備済みであるべき",
    ],
  }),
  rule("pipelining", "MUST", {
    of: "commands",
    text: [
      "Commands that arrive in one write are all obeyed, in their order",
      "一次寫入的多個指令要依序全部執行",
      "一度に届いたコマンドをすべて順に実行する",
    ],
    hint: [
      "One read is not one command: take line by line out of the buffer, do not drop what follows the first newline",
      "一次讀取不等於一個指令：從緩衝區逐行取出，不要丟掉第一個換行之後的內容",
      "一回の読み取りは一つのコマンドではない。バッファから一行ずつ取り出し、最初の改行より後を捨てない",
    ],
  }),
  rule("whole-lines", "MUST", {
    of: "commands",
    text: [
      "A command that arrives in pieces is understood once its newline has come",
      "分段送達的指令在換行到達後要能理解",
      "分割されて届くコマンドも改行が来れば理解する",
    ],
    hint: [
      "Keep an unfinished line until its `\\n` comes; `getline` does that for you",
      "未完成的一行要保留到 `\\n` 到達；`getline` 會替你處理",
      "途中の行は `\\n` が来るまで取っておく。`getline` なら自動でそうなる",
    ],
  }),
  rule("survives-setoption", "MUST", {
    of: "setoption",
    text: [
      "setoption does no harm, also for USI_Ponder, USI_Hash and names the engine does not have",
      "setoption 不會造成問題，USI_Ponder、USI_Hash 與不存在的名稱也一樣",
      "setoption で壊れない。USI_Ponder・USI_Hash や未知の名前でも同じ",
    ],
    hint: [
      "Clients send USI_Ponder and USI_Hash to every engine: ignore what you do not use",
      "用戶端會對所有程式送出 USI_Ponder 與 USI_Hash：用不到就忽略",
      "クライアントはどのエンジンにも USI_Ponder と USI_Hash を送る。使わないものは無視する",
    ],
  }),
  rule("two-games", "MUST", {
    of: "usinewgame",
    text: [
      "After gameover and usinewgame the next game is played from its own start",
      "gameover 與 usinewgame 之後，下一局從自己的起點開始",
      "gameover と usinewgame の後、次の対局は新しい局面から始まる",
    ],
    hint: [
      "Clear board, history and search state in `usinewgame`, and set the board from each `position`",
      "在 `usinewgame` 清除盤面、歷史與搜尋狀態，並在每個 `position` 重新設定盤面",
      "`usinewgame` で盤面・履歴・探索状態を消し、盤面は `position` のたびに設定する",
    ],
  }),
  rule("survives-gameover", "MUST", {
    of: "gameover",
    text: [
      "gameover does no harm",
      "gameover 不會造成問題",
      "gameover で壊れない",
    ],
    hint: [
      "Nothing need be done for `gameover win`, `lose` or `draw`, but do not leave and do not answer",
      "`gameover win`、`lose`、`draw` 不需要做任何事，但不要結束程式，也不要回覆",
      "`gameover win`・`lose`・`draw` では何もしなくてよいが、終了も応答もしない",
    ],
  }),
];
