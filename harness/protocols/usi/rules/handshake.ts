/** Before the first game and between games. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about usi, isready, options and new games. */
export const HANDSHAKE_RULES = [
  {
    id: "usi/usiok",
    level: "MUST",
    spec: "USI: usi",
    text: {
      en: "usi is answered with usiok",
      zh: "收到 usi 要回覆 usiok",
      ja: "usi には usiok と答える",
    },
    hint: {
      en: "Read lines in a loop from the very start, and after id and options write `usiok`",
      zh: "一開始就用迴圈逐行讀取，輸出 id 與 option 之後寫 `usiok`",
      ja: "起動直後から一行ずつ読み、id と option の後に `usiok` を書く",
    },
  },
  {
    id: "usi/usiok-in-time",
    level: "MUST",
    spec: "USI: usi",
    text: {
      en: "usiok comes within 10 seconds",
      zh: "10 秒內回覆 usiok",
      ja: "usiok は 10 秒以内に返す",
    },
    hint: {
      en: "Load tables when `isready` comes, not before `usiok`",
      zh: "表格請在收到 `isready` 時載入，不要在 `usiok` 之前",
      ja: "表の読み込みは `usiok` の前ではなく `isready` を受けてから行う",
    },
  },
  {
    id: "usi/id-name",
    level: "MUST",
    spec: "USI: id",
    text: {
      en: "Before usiok the engine says its name: id name …",
      zh: "在 usiok 之前要輸出名稱：id name …",
      ja: "usiok の前に id name … で名前を述べる",
    },
    hint: {
      en: 'Write `puts("id name MyEngine");` when `usi` comes',
      zh: '收到 `usi` 時寫 `puts("id name MyEngine");`',
      ja: '`usi` を受けたら `puts("id name MyEngine");` と書く',
    },
  },
  {
    id: "usi/id-author",
    level: "SHOULD",
    spec: "USI: id",
    text: {
      en: "Before usiok the engine says who wrote it: id author …",
      zh: "在 usiok 之前要輸出作者：id author …",
      ja: "usiok の前に id author … で作者を述べる",
    },
    hint: {
      en: "Write `id author YourName` after `id name`",
      zh: "在 `id name` 之後寫 `id author 你的名字`",
      ja: "`id name` の後に `id author 名前` と書く",
    },
  },
  {
    id: "usi/option-format",
    level: "SHOULD",
    spec: "USI: option",
    text: {
      en:
        "An option is declared before usiok as option name N type T, with T one of check, spin, combo, button, string and filename",
      zh:
        "選項在 usiok 之前寫成 option name N type T，T 是 check、spin、combo、button、string、filename 之一",
      ja:
        "オプションは usiok の前に option name N type T と書き、T は check・spin・combo・button・string・filename のいずれか",
    },
    hint: {
      en:
        "`option name Depth type spin default 4 min 1 max 20`: a spin needs default, min and max, and its default lies between them; the default of a combo is one of its vars; all options come before usiok",
      zh:
        "`option name Depth type spin default 4 min 1 max 20`：spin 要有 default、min、max，且 default 在兩者之間；combo 的 default 是其中一個 var；所有選項都在 usiok 之前",
      ja:
        "`option name Depth type spin default 4 min 1 max 20`：spin には default・min・max が要り、default はその範囲内；combo の default は var のいずれか；オプションはすべて usiok の前",
    },
  },
  {
    id: "usi/readyok",
    level: "MUST",
    spec: "USI: isready",
    text: {
      en: "isready is answered with readyok",
      zh: "收到 isready 要回覆 readyok",
      ja: "isready には readyok と答える",
    },
    hint: {
      en: "Answer every `isready`, also the second one and the one between two games",
      zh: "每個 `isready` 都要回覆，第二次以及兩局之間的也一樣",
      ja: "二回目や対局の間の `isready` にも毎回答える",
    },
  },
  {
    id: "usi/readyok-in-time",
    level: "MUST",
    spec: "USI: isready",
    text: {
      en: "readyok comes within 60 seconds",
      zh: "60 秒內回覆 readyok",
      ja: "readyok は 60 秒以内に返す",
    },
    hint: {
      en: "Load less, or load once: the second `isready` should find everything in place",
      zh: "減少載入量，或只載入一次：第二次 `isready` 時應已就緒",
      ja: "読み込みを減らすか一度だけにする。二回目の `isready` では準備済みであるべき",
    },
  },
  {
    id: "usi/pipelining",
    level: "MUST",
    spec: "USI: commands",
    text: {
      en: "Commands that arrive in one write are all obeyed, in their order",
      zh: "一次寫入的多個指令要依序全部執行",
      ja: "一度に届いたコマンドをすべて順に実行する",
    },
    hint: {
      en:
        "One read is not one command: take line by line out of the buffer, do not drop what follows the first newline",
      zh: "一次讀取不等於一個指令：從緩衝區逐行取出，不要丟掉第一個換行之後的內容",
      ja:
        "一回の読み取りは一つのコマンドではない。バッファから一行ずつ取り出し、最初の改行より後を捨てない",
    },
  },
  {
    id: "usi/whole-lines",
    level: "MUST",
    spec: "USI: commands",
    text: {
      en: "A command that arrives in pieces is understood once its newline has come",
      zh: "分段送達的指令在換行到達後要能理解",
      ja: "分割されて届くコマンドも改行が来れば理解する",
    },
    hint: {
      en: "Keep an unfinished line until its `\\n` comes; `getline` does that for you",
      zh: "未完成的一行要保留到 `\\n` 到達；`getline` 會替你處理",
      ja: "途中の行は `\\n` が来るまで取っておく。`getline` なら自動でそうなる",
    },
  },
  {
    id: "usi/survives-setoption",
    level: "MUST",
    spec: "USI: setoption",
    text: {
      en:
        "setoption does no harm, also for USI_Ponder, USI_Hash and names the engine does not have",
      zh: "setoption 不會造成問題，USI_Ponder、USI_Hash 與不存在的名稱也一樣",
      ja: "setoption を受け取っても異常終了しない。USI_Ponder・USI_Hash や未知の名前でも同じ",
    },
    hint: {
      en: "Clients send USI_Ponder and USI_Hash to every engine: ignore what you do not use",
      zh: "用戶端會對所有引擎送出 USI_Ponder 與 USI_Hash：用不到就忽略",
      ja: "クライアントはどのエンジンにも USI_Ponder と USI_Hash を送る。使わないものは無視する",
    },
  },
  {
    id: "usi/two-games",
    level: "MUST",
    spec: "USI: usinewgame",
    text: {
      en: "After gameover and usinewgame the next game is played from its own start",
      zh: "gameover 與 usinewgame 之後，下一局從該局的起始局面開始",
      ja: "gameover と usinewgame の後、次の対局はその開始局面から始まる",
    },
    hint: {
      en:
        "Clear board, history and search state in `usinewgame`, and set the board from each `position`",
      zh: "在 `usinewgame` 清除盤面、歷史與搜尋狀態，並在每個 `position` 重新設定盤面",
      ja: "`usinewgame` で盤面・履歴・探索状態を消し、盤面は `position` のたびに設定する",
    },
  },
  {
    id: "usi/survives-gameover",
    level: "MUST",
    spec: "USI: gameover",
    text: {
      en: "gameover does no harm",
      zh: "gameover 不會造成問題",
      ja: "gameover を受け取っても異常終了しない",
    },
    hint: {
      en:
        "Nothing need be done for `gameover win`, `lose` or `draw`, but do not leave and do not answer",
      zh: "`gameover win`、`lose`、`draw` 不需要做任何事，但不要結束程式，也不要回覆",
      ja: "`gameover win`・`lose`・`draw` では何もしなくてよいが、終了も応答もしない",
    },
  },
] as const satisfies readonly Rule[];
