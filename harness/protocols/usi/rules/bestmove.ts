/** The answer to go. @module */

import type { Rule } from "../../../core/mod.ts";
import { rule } from "./rule.ts";

/** Rules about bestmove and what it says. */
export const BESTMOVE_RULES: readonly Rule[] = [
  rule("bestmove-comes", "MUST", {
    of: "go",
    text: [
      "go is answered with bestmove",
      "收到 go 要回覆 bestmove",
      "go には bestmove と答える",
    ],
    hint: [
      "Every search ends in `bestmove`, also where there is only one move, or none: then `bestmove resign`",
      "每次搜尋都以 `bestmove` 結束，只有一手可走時也一樣；無手可走時寫 `bestmove resign`",
      "探索は必ず `bestmove` で終わる。合法手が一つでも同じで、無ければ `bestmove resign` とする",
    ],
  }),
  rule("one-bestmove", "MUST", {
    of: "bestmove",
    text: [
      "Each go brings exactly one bestmove, also when stop is sent",
      "每個 go 只能有一個 bestmove，送出 stop 時也一樣",
      "go 一つにつき bestmove はちょうど一つ。stop が来ても同じ",
    ],
    hint: [
      "Two places write `bestmove`, the search and `stop`: let only the search do it",
      "搜尋與 `stop` 兩處都輸出了 `bestmove`：只讓搜尋輸出",
      "探索と `stop` の両方が `bestmove` を書いている。探索だけが書くようにする",
    ],
  }),
  rule("bestmove-format", "MUST", {
    of: "bestmove",
    text: [
      "bestmove is followed by a move such as 7g7f, 8h2b+ or B*4e, by resign or by win",
      "bestmove 之後是 7g7f、8h2b+、B*4e 這樣的走步，或 resign、win",
      "bestmove の後は 7g7f・8h2b+・B*4e のような手か、resign か win である",
    ],
    hint: [
      "A square is the file as a digit from the right, then the rank as a small letter from the top",
      "格子先寫從右數的筋（數字），再寫從上數的段（小寫字母）",
      "マスは右から数えた筋の数字、続いて上から数えた段の小文字で書く",
    ],
  }),
  rule("drop-letter", "MUST", {
    of: "bestmove",
    text: [
      "A drop is written with a capital letter, for both sides",
      "打入一律用大寫字母，先後手都一樣",
      "打つ手の駒は先手も後手も大文字で書く",
    ],
    hint: [
      "`P*5e` also for white: small letters are for SFEN only",
      "後手也寫 `P*5e`：小寫只用於 SFEN",
      "後手でも `P*5e` と書く。小文字は SFEN だけのもの",
    ],
  }),
  rule("no-move-resigns", "MUST", {
    of: "bestmove",
    text: [
      "Who has no move resigns: bestmove resign, not (none), 0000 or nothing",
      "無手可走時投了：寫 bestmove resign，不是 (none)、0000 或空白",
      "指す手が無ければ bestmove resign とする。(none) や 0000 ではない",
    ],
    hint: [
      "Write `bestmove resign` where the list of legal moves is empty; `(none)` and `0000` are UCI",
      "合法手為空時寫 `bestmove resign`；`(none)` 與 `0000` 是 UCI 的寫法",
      "合法手が空なら `bestmove resign` と書く。`(none)` や `0000` は UCI のもの",
    ],
  }),
  rule("win-declaration", "MUST", {
    of: "bestmove win",
    text: [
      "win is declared only where the 27-point rule is fulfilled",
      "只有符合 27 點法時才能宣告 win",
      "win の宣言は 27 点法の条件を満たすときだけできる",
    ],
    hint: [
      "King in the far three ranks and not in check, ten other pieces there, 28 points for 先手 or 27 for 後手 (rook and bishop 5, others 1, hand included)",
      "玉在敵陣三段內且未被王手，另有十枚棋子在敵陣，先手 28 點、後手 27 點（飛角 5 點，其他 1 點，含持駒）",
      "玉が敵陣三段目以内で王手がなく、他に十枚が敵陣にあり、先手 28 点・後手 27 点（飛角 5 点、他 1 点、持ち駒を含む）",
    ],
  }),
  rule("ponder-format", "SHOULD", {
    of: "bestmove",
    text: [
      "After the move comes nothing, or ponder and one move",
      "走步之後沒有其他內容，或是 ponder 加一手",
      "手の後には何も無いか、ponder と一手だけが続く",
    ],
    hint: [
      "Leave `ponder` out where you expect nothing, rather than writing `ponder (none)`",
      "沒有預測手時省略 `ponder`，不要寫 `ponder (none)`",
      "予想手が無いときは `ponder (none)` とせず、`ponder` ごと省く",
    ],
  }),
  rule("ponder-legal", "SHOULD", {
    of: "bestmove",
    text: [
      "The move after ponder is legal once the best move has been played",
      "走完 bestmove 之後，ponder 的一手必須合法",
      "bestmove を指した後、ponder の手は合法でなければならない",
    ],
    hint: [
      "Take it from the principal variation of this search, not from an old table entry",
      "請取自本次搜尋的主要變例，不要取自舊的表項",
      "古い表の項目ではなく、今回の探索の読み筋から取る",
    ],
  }),
  rule("info-format", "MAY", {
    of: "info",
    text: [
      "info lines have the words of the specification, and numbers where numbers belong",
      "info 行使用規範中的字詞，該是數字的地方就是數字",
      "info 行は仕様の語を使い、数であるべき所には数を書く",
    ],
    hint: [
      "`info depth 3 score cp 25 nodes 1234 pv 7g7f 3c3d`; a mate is `score mate 5`; free text follows `info string`",
      "`info depth 3 score cp 25 nodes 1234 pv 7g7f 3c3d`；詰是 `score mate 5`；自由文字放在 `info string` 之後",
      "`info depth 3 score cp 25 nodes 1234 pv 7g7f 3c3d`。詰みは `score mate 5`、自由な文は `info string` の後",
    ],
  }),
];
