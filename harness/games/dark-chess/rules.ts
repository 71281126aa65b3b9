/** What the rules of Chinese dark chess demand of a move. @module */

import type { Localized, Rule } from "../../core/mod.ts";

const GAME: Localized = { en: "rules of Chinese dark chess", zh: "暗棋規則", ja: "暗棋の規則" };

/** The catalogue, in the order in which a teacher would ask. */
export const DARK_CHESS_RULES = [
  {
    id: "dark-chess/on-board",
    level: "MUST",
    spec: "DarkChess manual 8.1",
    text: {
      en: "A move names squares from a1 to d8",
      zh: "走步的位置必須在 a1 到 d8 之間",
      ja: "指し手のマスは a1 から d8 までである",
    },
    hint: {
      en: "Files are a to d from the left, ranks 1 to 8 from the bottom: " +
        "write `'a' + index % 4`, then `'1' + index / 4`",
      zh: "直行由左而右為 a 到 d，橫列由下而上為 1 到 8：" +
        "先輸出 `'a' + index % 4`，再輸出 `'1' + index / 4`",
      ja: "列は左から a〜d、段は下から 1〜8：`'a' + index % 4`、`'1' + index / 4` の順に書く",
    },
  },
  {
    id: "dark-chess/first-ply-flip",
    level: "MUST",
    spec: GAME,
    text: {
      en: "The first ply of a game is a flip",
      zh: "第一手必須翻棋",
      ja: "最初の一手は駒をめくる",
    },
    hint: {
      en: "While the colour is `unknown` all pieces are dark: choose a square and name it twice",
      zh: "顏色為 `unknown` 時所有棋子都是暗子：選一格，起點與終點都填該格",
      ja: "色が `unknown` の間はすべて伏せ駒なので、一マス選んで移動元と移動先の両方に書く",
    },
  },
  {
    id: "dark-chess/flip-only-dark",
    level: "MUST",
    spec: "DarkChess manual 8.2",
    text: {
      en: "A flip turns over a dark piece",
      zh: "只能翻暗子",
      ja: "めくれるのは伏せ駒だけである",
    },
    hint: {
      en: "Flip only where your board still has X: `if (board[at] == 'X')`; " +
        "mark the square as revealed when the flip comes back",
      zh: "只翻盤面上仍為 X 的格子：`if (board[at] == 'X')`；收到翻棋結果後要更新該格",
      ja:
        "盤面が X のマスだけをめくる：`if (board[at] == 'X')`。めくった結果が届いたら盤面を更新する",
    },
  },
  {
    id: "dark-chess/piece-available",
    level: "MUST",
    spec: GAME,
    text: {
      en: "A flip shows a piece that is still in the dark",
      zh: "翻出的棋子必須是尚未翻開的棋子",
      ja: "めくって現れるのは、まだ伏せられている駒である",
    },
    hint: {
      en: "Count what is dark: K1 G2 M2 R2 N2 C2 P5 a side, less what has been flipped",
      zh: "計算剩餘暗子：每方 K1 G2 M2 R2 N2 C2 P5，扣除已翻開的棋子",
      ja: "伏せ駒を数える：片側 K1 G2 M2 R2 N2 C2 P5 から、めくられた駒を引く",
    },
  },
  {
    id: "dark-chess/source-not-empty",
    level: "MUST",
    spec: GAME,
    text: {
      en: "A move starts on a square with a piece",
      zh: "走子的起點必須有棋子",
      ja: "移動元には駒がなければならない",
    },
    hint: {
      en: "Update your board on every move you are told, your own included, and only once",
      zh: "每次收到走步（包含自己的）都要更新盤面，而且只更新一次",
      ja: "通知された手（自分の手も含む）ごとに、盤面を一度だけ更新する",
    },
  },
  {
    id: "dark-chess/dark-stays",
    level: "MUST",
    spec: GAME,
    text: {
      en: "A dark piece does not move before it is flipped",
      zh: "暗子翻開之前不能移動",
      ja: "伏せ駒はめくるまで動かせない",
    },
    hint: {
      en: "Leave out squares with X when you generate moves; to flip, name the square twice",
      zh: "產生走步時略過 X 的格子；要翻棋時，起點與終點填同一格",
      ja: "手の生成では X のマスを飛ばす。めくるときは移動元と移動先に同じマスを書く",
    },
  },
  {
    id: "dark-chess/own-piece",
    level: "MUST",
    spec: GAME,
    text: {
      en: "A player moves only pieces of the own colour",
      zh: "只能移動己方的棋子",
      ja: "動かせるのは自分の色の駒だけである",
    },
    hint: {
      en: "Your colour is that of the first flip if you made it, the other one if not; " +
        "capitals are red",
      zh: "第一手由你翻棋時，翻出的顏色就是你的顏色，否則為另一色；大寫為紅方",
      ja: "初手を自分がめくったならその色、相手なら逆の色が自分の色。大文字は赤",
    },
  },
  {
    id: "dark-chess/not-onto-dark",
    level: "MUST",
    spec: GAME,
    text: {
      en: "A dark piece is not captured",
      zh: "不能吃暗子",
      ja: "伏せ駒は取れない",
    },
    hint: {
      en: "A target is empty or a revealed piece of the opponent; X may only be a cannon's screen",
      zh: "終點必須是空格或對方的明子；X 只能當炮架",
      ja: "移動先は空きマスか相手の表の駒だけ。X は炮の台にしかならない",
    },
  },
  {
    id: "dark-chess/not-onto-own",
    level: "MUST",
    spec: GAME,
    text: {
      en: "A player does not capture an own piece",
      zh: "不能吃己方的棋子",
      ja: "自分の駒は取れない",
    },
    hint: {
      en: "Compare colours before you capture: `isupper(piece) != isupper(target)`",
      zh: "吃子前先比較顏色：`isupper(piece) != isupper(target)`",
      ja: "取る前に色を比べる：`isupper(piece) != isupper(target)`",
    },
  },
  {
    id: "dark-chess/cannon-screen",
    level: "MUST",
    spec: GAME,
    text: {
      en: "A cannon captures along a rank or file over exactly one piece",
      zh: "炮（包）吃子時必須在同一直線上，且中間恰好隔一子",
      ja: "炮（包）は縦横にちょうど一枚の駒を飛び越えて取る",
    },
    hint: {
      en: "Count the pieces in between, of any colour, dark ones too: " +
        "one is right, so a neighbour is never taken",
      zh: "計算中間的棋子數（不論顏色，暗子也算），必須等於 1，所以不能吃相鄰的棋子",
      ja: "間の駒を数える（色を問わず、伏せ駒も含む）。ちょうど 1 枚なので隣の駒は取れない",
    },
  },
  {
    id: "dark-chess/cannon-quiet-step",
    level: "MUST",
    spec: GAME,
    text: {
      en: "A cannon that captures nothing moves one square along a rank or file",
      zh: "炮（包）不吃子時只能直走或橫走一格",
      ja: "炮（包）は駒を取らないとき縦横に一マスだけ動く",
    },
    hint: {
      en: "Only a capture jumps: on an empty target treat the cannon like any other piece",
      zh: "吃子時才能跳；終點為空格時，炮與其他棋子走法相同",
      ja: "飛び越すのは取るときだけ。移動先が空きなら他の駒と同じに扱う",
    },
  },
  {
    id: "dark-chess/one-step",
    level: "MUST",
    spec: GAME,
    text: {
      en: "A piece moves one square along a rank or file, a capturing cannon excepted",
      zh: "棋子只能直走或橫走一格（炮吃子除外）",
      ja: "駒は縦横に一マス動く（炮が取るときを除く）",
    },
    hint: {
      en: "Check `abs(dx) + abs(dy) == 1`; with indices, d1 and a2 are no neighbours",
      zh: "檢查 `abs(dx) + abs(dy) == 1`；若使用索引，注意 d1 與 a2 並不相鄰",
      ja: "`abs(dx) + abs(dy) == 1` を確かめる。添字では d1 と a2 が隣に見えるので注意",
    },
  },
  {
    id: "dark-chess/rank",
    level: "MUST",
    spec: GAME,
    text: {
      en: "A piece takes its equals and those below it, but K not P, and P also K",
      zh: "棋子只能吃同級或較低級的棋子；帥將不能吃兵卒，兵卒可以吃帥將",
      ja: "取れるのは同格以下の駒。ただし帥・将は兵・卒を取れず、兵・卒は帥・将を取れる",
    },
    hint: {
      en: "A table is safest: K: KGMRNC, G: GMRNCP, M: MRNCP, R: RNCP, N: NCP, P: PK",
      zh: "用表格最保險：K: KGMRNC、G: GMRNCP、M: MRNCP、R: RNCP、N: NCP、P: PK",
      ja: "表にするのが確実：K: KGMRNC、G: GMRNCP、M: MRNCP、R: RNCP、N: NCP、P: PK",
    },
  },
] as const satisfies readonly Rule[];
