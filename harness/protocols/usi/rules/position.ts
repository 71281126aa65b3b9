/** What the engine is to think about. @module */

import type { Rule } from "../../../core/mod.ts";

/** Rules about position. */
export const POSITION_RULES = [
  {
    id: "usi/position-sfen",
    level: "MUST",
    spec: "USI: position",
    text: {
      en: "position sfen … sets up the board, the turn and the hands as written",
      zh: "position sfen … 依內容設定盤面、手番與持駒",
      ja: "position sfen … の盤面・手番・持ち駒をそのまま並べる",
    },
    hint: {
      en:
        "Four fields: rows from rank a with file 9 first, `b` or `w`, the hands (`-` or such as `2P3p`), the number; capital letters are black's (先手)",
      zh: "四個欄位：從 a 段、9 筋起的各列，`b` 或 `w`，持駒（`-` 或如 `2P3p`），手數；大寫是先手",
      ja:
        "四つの欄：a 段・9 筋から始まる各段、`b` か `w`、持ち駒（`-` や `2P3p`）、手数。大文字が先手",
    },
  },
  {
    id: "usi/position-moves",
    level: "MUST",
    spec: "USI: position",
    text: {
      en: "All moves after moves are played, drops and promotions too",
      zh: "moves 之後的每一手都要走，包括打入與升變",
      ja: "moves の後の手を、打つ手も成る手もすべて進める",
    },
    hint: {
      en:
        "`B*4e` takes from the hand, `8h2b+` turns the piece over, a captured piece goes unpromoted into the hand",
      zh: "`B*4e` 從持駒打入，`8h2b+` 升變，吃到的棋子以未升變狀態進入持駒",
      ja: "`B*4e` は持ち駒から打ち、`8h2b+` は成る。取った駒は成りを戻して持ち駒に入れる",
    },
  },
  {
    id: "usi/position-anew",
    level: "MUST",
    spec: "USI: position",
    text: {
      en: "Each position replaces the one before, whatever was played on it",
      zh: "每個 position 都取代之前的局面，無論之前走了什麼",
      ja: "position は毎回、前の局面を置き換える",
    },
    hint: {
      en: "Set the board up anew for every `position`; do not play its moves on the old board",
      zh: "每次 `position` 都重新設定盤面；不要在舊盤面上接著走",
      ja: "`position` のたびに盤面を作り直す。古い盤面に続けて指さない",
    },
  },
  {
    id: "usi/long-game",
    level: "MUST",
    spec: "USI: position",
    text: {
      en: "A position line with hundreds of moves is read to its end",
      zh: "含數百手的 position 行要完整讀完",
      ja: "数百手の position 行を最後まで読む",
    },
    hint: {
      en: "400 moves are 2,000 characters: use `std::getline` or `getline`, not a buffer of 1,024",
      zh: "400 手有 2,000 個字元：請用 `std::getline` 或 `getline`，不要用 1,024 的緩衝區",
      ja: "400 手は 2,000 文字になる。1,024 のバッファではなく `std::getline` や `getline` を使う",
    },
  },
] as const satisfies readonly Rule[];
