/** What is wrong with a file of the platform, whatever the game. @module */

import type { Localized } from "../../core/mod.ts";

/** Sentences with places for what the file says. */
export const FILE = {
  line: {
    en: 'Line {number}: {problem}: "{text}"',
    zh: "第 {number} 行：{problem}：「{text}」",
    ja: "{number} 行目：{problem}：「{text}」",
  },
  boardLong: {
    en: "A board file has at most {most} characters: {count}",
    zh: "棋盤檔最多 {most} 個字元：{count}",
    ja: "盤のファイルは {most} 文字まで：{count}",
  },
  noStars: {
    en: 'A board file has lines that begin with "*": none in {count}',
    zh: "棋盤檔有以「*」開頭的行：{count} 行中沒有",
    ja: "盤のファイルには「*」で始まる行がある：{count} 行の中にない",
  },
  lacks: {
    en: "The file lacks {what} after line {number}",
    zh: "第 {number} 行之後缺少{what}",
    ja: "{number} 行目の後に{what}がない",
  },
  oneResult: {
    en: "After the moves there is one result and a comment",
    zh: "走步之後只有一個結果與註解",
    ja: "指し手の後は結果が一つとコメントだけ",
  },
  numbersAfter: {
    en: "After the comment there are lines such as 0. 0",
    zh: "註解之後是「0. 0」這樣的行",
    ja: "コメントの後は「0. 0」のような行",
  },
  players: {
    en: "The players are two names with vs between them",
    zh: "玩家為兩個名稱，中間以 vs 分隔",
    ja: "プレイヤーは vs で区切った二つの名前",
  },
  time: {
    en: "The time limit is time and whole seconds",
    zh: "時間限制寫成 time 與整數秒",
    ja: "制限時間は time と整数の秒数",
  },
  numberExpected: {
    en: "Number {index} was expected",
    zh: "此處應為第 {index} 個數字",
    ja: "ここは {index} 番の数のはず",
  },
  moreNumbers: {
    en: "There are more numbers than moves",
    zh: "數字比走步還多",
    ja: "数が指し手より多い",
  },
  notWhole: { en: "Not a whole number", zh: "不是整數", ja: "整数ではない" },
  turns: {
    en: "A game has at most {most} turns",
    zh: "一局最多 {most} 回合",
    ja: "一局は {most} 回まで",
  },
  turnExpected: {
    en: "Turn {index} was expected",
    zh: "此處應為第 {index} 回合",
    ja: "ここは {index} 回目のはず",
  },
  twoMoves: {
    en: "A turn is two moves, and only the last may be one",
    zh: "一回合有兩手，只有最後一回合可以只有一手",
    ja: "一回は二手で、一手だけでよいのは最後だけ",
  },
  score: {
    en: "A result ends in 1,0 or 0,1 or 0.5,0.5",
    zh: "結果以 1,0、0,1 或 0.5,0.5 結尾",
    ja: "結果は 1,0、0,1、0.5,0.5 のどれかで終わる",
  },
  resultOf: {
    en: "With {score} the result is {result}",
    zh: "比分為 {score} 時，結果應為 {result}",
    ja: "得点が {score} なら結果は {result}",
  },
  commandLong: {
    en: "A command file has at most {most} characters: {count}",
    zh: "command 檔最多 {most} 個字元：{count}",
    ja: "command ファイルは {most} 文字まで：{count}",
  },
  infoLong: {
    en: "An info file has at most {most} characters: {count}",
    zh: "info 檔最多 {most} 個字元：{count}",
    ja: "info ファイルは {most} 文字まで：{count}",
  },
  infoNumber: {
    en: "A line begins with the number of the game",
    zh: "每行以對局編號開頭",
    ja: "行は対局の番号で始まる",
  },
  infoScore: {
    en: "A line has the score, as in 1 / 0",
    zh: "每行有比分，如 1 / 0",
    ja: "行には 1 / 0 のような得点がある",
  },
  infoNames: {
    en: "A line has two names with vs between them",
    zh: "每行有兩個名稱，中間以 vs 分隔",
    ja: "行には vs で区切った二つの名前がある",
  },
  infoScores: {
    en: "The score is 1 / 0, 0 / 1 or 0.5 / 0.5",
    zh: "比分須為 1 / 0、0 / 1 或 0.5 / 0.5",
    ja: "得点は 1 / 0、0 / 1、0.5 / 0.5 のどれか",
  },
  infoWinner: {
    en: "The winner comes before the reason, as in mine_wins or Draw",
    zh: "原因之前須寫出勝方（如 mine_wins）或 Draw",
    ja: "理由の前には mine_wins のような勝者か Draw を書く",
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** The lines in front of the moves. */
export const HEAD_LINES = {
  start: { en: "the time of the start", zh: "開始時間", ja: "開始時刻" },
  players: { en: "the players", zh: "玩家", ja: "プレイヤー" },
  pieces: { en: "the counts of the pieces", zh: "棋子數", ja: "駒の数" },
  ghosts: { en: "the counts of the ghosts", zh: "鬼的數量", ja: "ゴーストの数" },
  rank: { en: "rank {number} of the board", zh: "棋盤第 {number} 列", ja: "盤の {number} 段目" },
  row: { en: "row {number} of the board", zh: "棋盤第 {number} 列", ja: "盤の {number} 行目" },
  colour: { en: "the first player's colour", zh: "先手的顏色", ja: "先手の色" },
  limit: { en: "the time limit", zh: "時間限制", ja: "制限時間" },
} as const satisfies Readonly<Record<string, Localized>>;
