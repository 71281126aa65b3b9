/** The answer to go. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about bestmove and what it says. */
export const BESTMOVE_RULES = [
  {
    id: "usi/bestmove-comes",
    level: "MUST",
    spec: "USI: go",
    text: {
      en: "go is answered with bestmove",
      zh: "收到 go 要回覆 bestmove",
      ja: "go には bestmove と答える",
    },
    hint: {
      en:
        "Every search ends in `bestmove`, also where there is only one move, or none: then `bestmove resign`. If the engine waits for input instead, it reads a line that the client does not send: read exactly one line for each command",
      zh:
        "每次搜尋都以 `bestmove` 結束，只有一手可走時也一樣；無手可走時寫 `bestmove resign`。若引擎在等待輸入，表示它多讀了一行：每個指令只讀一行",
      ja:
        "探索は必ず `bestmove` で終わる。合法手が一つでも同じで、無ければ `bestmove resign` とする。入力を待っているなら一行余分に読んでいる。一つのコマンドにつき一行だけ読む",
    },
  },
  {
    id: "usi/one-bestmove",
    level: "MUST",
    spec: "USI: bestmove",
    text: {
      en: "Each go brings exactly one bestmove, also when stop is sent",
      zh: "每個 go 只能有一個 bestmove，送出 stop 時也一樣",
      ja: "go 一つにつき bestmove はちょうど一つ。stop が来ても同じ",
    },
    hint: {
      en: "Two places write `bestmove`, the search and `stop`: let only the search do it",
      zh: "搜尋與 `stop` 兩處都輸出了 `bestmove`：只讓搜尋輸出",
      ja: "探索と `stop` の両方が `bestmove` を書いている。探索だけが書くようにする",
    },
  },
  {
    id: "usi/bestmove-format",
    level: "MUST",
    spec: "USI: bestmove",
    text: {
      en: "bestmove is followed by a move such as 7g7f, 8h2b+ or B*4e, by resign or by win",
      zh: "bestmove 之後是 7g7f、8h2b+、B*4e 這樣的走步，或 resign、win",
      ja: "bestmove の後は 7g7f・8h2b+・B*4e のような手か、resign か win である",
    },
    hint: {
      en:
        "A square is the file as a digit from the right, then the rank as a small letter from the top",
      zh: "格子先寫從右數的筋（數字），再寫從上數的段（小寫字母）",
      ja: "マスは右から数えた筋の数字、続いて上から数えた段の小文字で書く",
    },
  },
  {
    id: "usi/drop-letter",
    level: "MUST",
    spec: "USI: bestmove",
    text: {
      en: "A drop is written with a capital letter, for both sides",
      zh: "打入一律用大寫字母，先後手都一樣",
      ja: "打つ手の駒は先手も後手も大文字で書く",
    },
    hint: {
      en: "`P*5e` also for white: small letters are for SFEN only",
      zh: "後手也寫 `P*5e`：小寫只用於 SFEN",
      ja: "後手でも `P*5e` と書く。小文字は SFEN だけのもの",
    },
  },
  {
    id: "usi/no-move-resigns",
    level: "MUST",
    spec: "USI: bestmove",
    text: {
      en: "An engine without a legal move resigns: bestmove resign, not (none), 0000 or nothing",
      zh: "無手可走時投了：寫 bestmove resign，不是 (none)、0000 或空白",
      ja: "指す手が無ければ bestmove resign とする。(none) や 0000 ではない",
    },
    hint: {
      en:
        "Write `bestmove resign` where the list of legal moves is empty; `(none)` and `0000` are UCI",
      zh: "合法手為空時寫 `bestmove resign`；`(none)` 與 `0000` 是 UCI 的寫法",
      ja: "合法手が空なら `bestmove resign` と書く。`(none)` や `0000` は UCI のもの",
    },
  },
  {
    id: "usi/plays-on",
    level: "SHOULD",
    spec: "USI: bestmove resign",
    text: {
      en: "The engine plays on while it has a legal move and the game is not lost",
      zh: "只要還有合法手且局面未敗，引擎就應繼續下",
      ja: "合法手があり、まだ負けていない間は指し続ける",
    },
    hint: {
      en: "Resign only without a legal move, or with less than half of the opponent's pieces; " +
        "`resign` in place of a move that is hard to find earns nothing",
      zh: "沒有合法手，或棋子價值不到對手一半時才投了；以 `resign` 代替難算的一手得不到分數",
      ja: "合法手がないか、駒の価値が相手の半分に満たないときだけ投了する。" +
        "難しい局面で `resign` と答えても点にはならない",
    },
  },
  {
    id: "usi/win-declaration",
    level: "MUST",
    spec: "USI: bestmove win",
    text: {
      en: "win is declared only where the 27-point rule is fulfilled",
      zh: "只有符合 27 點法時才能宣告 win",
      ja: "win の宣言は 27 点法の条件を満たすときだけできる",
    },
    hint: {
      en:
        "King in the far three ranks and not in check, ten other pieces there, 28 points for 先手 or 27 for 後手 (rook and bishop 5, others 1, hand included)",
      zh:
        "玉在敵陣三段內且未被王手，另有十枚棋子在敵陣，先手 28 點、後手 27 點（飛角 5 點，其他 1 點，含持駒）",
      ja:
        "玉が敵陣三段目以内で王手がなく、他に十枚が敵陣にあり、先手 28 点・後手 27 点（飛角 5 点、他 1 点、持ち駒を含む）",
    },
  },
  {
    id: "usi/ponder-format",
    level: "SHOULD",
    spec: "USI: bestmove",
    text: {
      en: "After the move comes nothing, or ponder and one move",
      zh: "走步之後沒有其他內容，或是 ponder 加一手",
      ja: "手の後には何も無いか、ponder と一手だけが続く",
    },
    hint: {
      en: "Leave `ponder` out where you expect nothing, rather than writing `ponder (none)`",
      zh: "沒有預測手時省略 `ponder`，不要寫 `ponder (none)`",
      ja: "予想手が無いときは `ponder (none)` とせず、`ponder` ごと省く",
    },
  },
  {
    id: "usi/ponder-legal",
    level: "SHOULD",
    spec: "USI: bestmove",
    text: {
      en: "The move after ponder is legal once the best move has been played",
      zh: "走完 bestmove 之後，ponder 的一手必須合法",
      ja: "bestmove を指した後、ponder の手は合法でなければならない",
    },
    hint: {
      en: "Take it from the principal variation of this search, not from an old table entry",
      zh: "請取自本次搜尋的主要變例，不要取自舊的表項",
      ja: "古い表の項目ではなく、今回の探索の読み筋から取る",
    },
  },
  {
    id: "usi/info-format",
    level: "MAY",
    spec: "USI: info",
    text: {
      en: "info lines have the words of the specification, and numbers where numbers belong",
      zh: "info 行使用規範中的字詞，該是數字的地方就是數字",
      ja: "info 行は仕様の語を使い、数であるべき所には数を書く",
    },
    hint: {
      en:
        "`info depth 3 score cp 25 nodes 1234 pv 7g7f 3c3d`; a mate is `score mate 5`; free text follows `info string`",
      zh:
        "`info depth 3 score cp 25 nodes 1234 pv 7g7f 3c3d`；詰是 `score mate 5`；自由文字放在 `info string` 之後",
      ja:
        "`info depth 3 score cp 25 nodes 1234 pv 7g7f 3c3d`。詰みは `score mate 5`、自由な文は `info string` の後",
    },
  },
] as const satisfies readonly Rule[];
