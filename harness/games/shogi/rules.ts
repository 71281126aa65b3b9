/** The rules of shogi that a move can break. @module */

import type { Localized, Rule } from "../../core/mod.ts";

const BOARD: Localized = {
  en: "Shogi rules, the board",
  zh: "將棋規則：棋盤",
  ja: "将棋の規則：盤",
};
const MOVES: Localized = {
  en: "Shogi rules, how pieces move",
  zh: "將棋規則：駒的走法",
  ja: "将棋の規則：駒の動き",
};
const PROMOTION: Localized = {
  en: "Shogi rules, promotion",
  zh: "將棋規則：升變",
  ja: "将棋の規則：成り",
};
const DROPS: Localized = {
  en: "Shogi rules, drops",
  zh: "將棋規則：打入",
  ja: "将棋の規則：打つ手",
};
const KING: Localized = { en: "Shogi rules, check", zh: "將棋規則：王手", ja: "将棋の規則：王手" };

/** The catalogue, in the order in which a teacher would ask. */
export const SHOGI_RULES = [
  {
    id: "shogi/on-board",
    level: "MUST",
    spec: BOARD,
    text: {
      en: "A move names squares of the board: files 1 to 9, ranks a to i",
      zh: "走步必須寫棋盤上的格子：1 到 9 筋、a 到 i 段",
      ja: "指し手のマスは盤上になければならない：1〜9 筋、a〜i 段",
    },
    hint: {
      en: "Write the file as `'1' + file` from the right and the rank as `'a' + rank` from the top",
      zh: "筋從右起寫 `'1' + file`，段從上起寫 `'a' + rank`",
      ja: "筋は右から `'1' + file`、段は上から `'a' + rank` と書く",
    },
  },
  {
    id: "shogi/source-not-empty",
    level: "MUST",
    spec: MOVES,
    text: {
      en: "A move begins on a square with a piece",
      zh: "走步的起點必須有棋子",
      ja: "動かす元のマスには駒がなければならない",
    },
    hint: {
      en:
        "Keep the board up to date: apply every move of `position … moves`, drops and promotions too",
      zh: "保持盤面同步：`position … moves` 的每一手都要套用，包括打入與升變",
      ja: "盤面を更新し続ける：`position … moves` の手は打つ手も成る手もすべて適用する",
    },
  },
  {
    id: "shogi/own-piece",
    level: "MUST",
    spec: MOVES,
    text: {
      en: "A player moves only pieces of his own",
      zh: "只能移動自己的棋子",
      ja: "動かせるのは自分の駒だけである",
    },
    hint: {
      en: "After an odd number of moves from `startpos` it is white's turn (後手)",
      zh: "從 `startpos` 起走了奇數手之後，輪到後手",
      ja: "`startpos` から奇数手の後は後手の番である",
    },
  },
  {
    id: "shogi/not-onto-own",
    level: "MUST",
    spec: MOVES,
    text: {
      en: "A piece does not go to a square with a piece of the same side",
      zh: "棋子不能走到己方棋子所在的格子",
      ja: "自分の駒があるマスには進めない",
    },
    hint: {
      en: "Skip targets whose owner is the side to move, before you look at captures",
      zh: "先略過由己方佔據的終點，再考慮吃子",
      ja: "取る手を考える前に、自分の駒がある移動先を飛ばす",
    },
  },
  {
    id: "shogi/piece-movement",
    level: "MUST",
    spec: MOVES,
    text: {
      en: "Each piece moves in its own way",
      zh: "每種棋子都有自己的走法",
      ja: "駒はそれぞれの動き方に従う",
    },
    hint: {
      en: "White's pieces move downwards: turn the directions round for 後手; " +
        "promoted silver, knight, lance and pawn move as gold",
      zh: "後手的棋子往下走，方向要反轉；成銀、成桂、成香、と金都走金將的走法",
      ja: "後手の駒は下へ進むので向きを反転する。成銀・成桂・成香・と金は金の動きをする",
    },
  },
  {
    id: "shogi/path-clear",
    level: "MUST",
    spec: MOVES,
    text: {
      en: "Rook, bishop and lance do not jump over pieces",
      zh: "飛車、角行、香車不能越過其他棋子",
      ja: "飛車・角・香車は他の駒を飛び越えられない",
    },
    hint: {
      en: "End a ray at the first piece it meets; only the knight jumps",
      zh: "沿直線遇到第一個棋子就停止；只有桂馬能跳過棋子",
      ja: "利きは最初に当たる駒で止める。飛び越えられるのは桂馬だけである",
    },
  },
  {
    id: "shogi/can-promote",
    level: "MUST",
    spec: PROMOTION,
    text: {
      en: "Gold, king and promoted pieces do not promote",
      zh: "金將、玉將與已升變的棋子不能升變",
      ja: "金・玉・成駒は成れない",
    },
    hint: {
      en: "Write the `+` only when the piece is a P, L, N, S, B or R that has not promoted yet",
      zh: "只有尚未升變的 P、L、N、S、B、R 才能加 `+`",
      ja: "`+` を付けるのは、まだ成っていない P・L・N・S・B・R だけである",
    },
  },
  {
    id: "shogi/promotion-zone",
    level: "MUST",
    spec: PROMOTION,
    text: {
      en: "A piece promotes only on a move into, within or out of the far three ranks",
      zh: "只有進入、離開敵陣三段，或在其中移動時才能升變",
      ja: "成れるのは敵陣三段に入る手、敵陣内の手、敵陣から出る手だけである",
    },
    hint: {
      en: "The zone is ranks a to c for 先手 and g to i for 後手; test both ends of the move",
      zh: "敵陣對先手是 a–c 段，對後手是 g–i 段；起點與終點都要檢查",
      ja: "敵陣は先手なら a〜c 段、後手なら g〜i 段。移動元と移動先の両方を調べる",
    },
  },
  {
    id: "shogi/forced-promotion",
    level: "MUST",
    spec: PROMOTION,
    text: {
      en: "Pawn and lance promote on the last rank, a knight on the last two",
      zh: "步兵與香車走到最後一段、桂馬走到最後兩段時必須升變",
      ja: "歩と香車は一段目、桂馬は一・二段目に進むとき必ず成る",
    },
    hint: {
      en: "Where a piece could never move again, generate only the move with `+`",
      zh: "若棋子之後再也無法移動，就只產生帶 `+` 的走步",
      ja: "行き所のない駒になる場合は、`+` 付きの手だけを生成する",
    },
  },
  {
    id: "shogi/in-hand",
    level: "MUST",
    spec: DROPS,
    text: {
      en: "A player drops only a piece that he has in hand",
      zh: "只能打入自己持駒中的棋子",
      ja: "打てるのは自分の持ち駒だけである",
    },
    hint: {
      en: "A captured piece changes sides and loses its promotion; count it down after each drop",
      zh: "吃到的棋子歸己方並恢復未升變；每次打入後要減一",
      ja: "取った駒は自分のものになり成りは戻る。打つたびに枚数を減らす",
    },
  },
  {
    id: "shogi/drop-on-empty",
    level: "MUST",
    spec: DROPS,
    text: {
      en: "A piece is dropped on an empty square",
      zh: "只能打入空格",
      ja: "駒を打てるのは空いたマスだけである",
    },
    hint: {
      en: "A drop never captures: skip every occupied square",
      zh: "打入不能吃子：略過所有有棋子的格子",
      ja: "打つ手で駒は取れない：駒のあるマスはすべて飛ばす",
    },
  },
  {
    id: "shogi/drop-dead-end",
    level: "MUST",
    spec: DROPS,
    text: {
      en: "No piece is dropped where it could never move: pawn and lance not on the last rank, " +
        "a knight not on the last two",
      zh: "不能打入無法再移動的位置：步兵、香車不可打在最後一段，桂馬不可打在最後兩段",
      ja: "行き所のない場所には打てない：歩と香車は一段目、桂馬は一・二段目に打てない",
    },
    hint: {
      en: "The last rank is a for 先手 and i for 後手; do not mix up lance and knight",
      zh: "最後一段對先手是 a，對後手是 i；別把香車與桂馬弄反",
      ja: "一段目は先手なら a、後手なら i。香車と桂馬を取り違えない",
    },
  },
  {
    id: "shogi/nifu",
    level: "MUST",
    spec: DROPS,
    text: {
      en: "A player does not drop a pawn on a file where he has an unpromoted one (nifu)",
      zh: "同一筋已有己方未升變的步兵時，不能再打入步兵（二步）",
      ja: "自分の歩がある筋にもう一枚の歩は打てない（二歩）",
    },
    hint: {
      en: "Search the whole file for an own `P`; a promoted pawn (と) does not count",
      zh: "檢查整條筋是否有己方的 `P`；升變後的と金不算",
      ja: "筋全体に自分の `P` がないか調べる。と金は数えない",
    },
  },
  {
    id: "shogi/king-safe",
    level: "MUST",
    spec: KING,
    text: {
      en: "After a move the own king is not attacked",
      zh: "走完之後己方玉將不能被攻擊",
      ja: "指した後に自玉が王手のままであってはならない",
    },
    hint: {
      en: "Make each move on a copy and drop it if your king can be taken: " +
        "this covers pins, checks and the king's own steps",
      zh: "在複本上試走，若己方玉將會被吃就捨棄：這涵蓋了牽制、被王手與玉將自己的移動",
      ja: "複製した盤で指し、玉が取られるなら捨てる：ピン・王手放置・自玉の移動をすべて含む",
    },
  },
  {
    id: "shogi/uchifuzume",
    level: "MUST",
    spec: DROPS,
    text: {
      en: "A dropped pawn does not give mate at once (uchifuzume)",
      zh: "不能打入步兵直接將死對方（打步詰）",
      ja: "歩を打って直接詰ませてはならない（打ち歩詰め）",
    },
    hint: {
      en: "When a pawn drop gives check, generate the replies: if there is none, " +
        "the drop is not legal",
      zh: "打步形成王手時，產生對方的應手：若一手都沒有，這一手就不合法",
      ja: "歩を打って王手になるときは応手を生成し、一つもなければその手は指せない",
    },
  },
] as const satisfies readonly Rule[];
