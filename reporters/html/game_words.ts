/** The words of games, boards and plots in all languages. @module */

import type { Localized } from "../../harness/core/mod.ts";

/** Words by their names. */
export const GAME_WORDS = {
  toBoard: { en: "Position {ply}", zh: "第 {ply} 手盤面", ja: "{ply} 手目の局面" },
  toWire: { en: "Show in the wire log", zh: "在通訊紀錄中顯示", ja: "通信ログで表示" },
  savePosition: { en: "Save position", zh: "儲存盤面", ja: "局面を保存" },
  gameRow: { en: "game", zh: "對局", ja: "対局" },
  gameFailuresNote: {
    en: "Found in {cases} of {all} games; the one to fix first is on top",
    zh: "見於 {all} 局中的 {cases} 局；最上面的請優先修正",
    ja: "{all} 局中 {cases} 局で見つかった。上から順に直す",
  },
  gameWarningsNote: {
    en: "Found in {cases} of {all} games; no game is lost by them",
    zh: "見於 {all} 局中的 {cases} 局；不會因此輸棋",
    ja: "{all} 局中 {cases} 局で見つかった。これで負けにはならない",
  },
  alsoInGames: {
    en: "Other games that found it: {count}",
    zh: "另有 {count} 局",
    ja: "ほか {count} 局でも",
  },
  game: { en: "Game", zh: "對局", ja: "対局" },
  gameOf: { en: "Game {count}", zh: "第 {count} 局", ja: "第 {count} 局" },
  board: { en: "Board", zh: "盤面", ja: "盤面" },
  keys: {
    en: "Keys: a w ← back, d s → forward, Home, End, Space plays",
    zh: "按鍵：a w ← 上一手，d s → 下一手，Home、End，空白鍵自動播放",
    ja: "キー：a w ← 戻る、d s → 進む、Home、End、Space で自動再生",
  },
  first: { en: "First position", zh: "第一個盤面", ja: "最初の局面" },
  previous: { en: "One ply back", zh: "上一手", ja: "一手戻る" },
  next: { en: "One ply forward", zh: "下一手", ja: "一手進む" },
  last: { en: "Last position", zh: "最後盤面", ja: "最後の局面" },
  play: { en: "Play", zh: "自動播放", ja: "自動再生" },
  pause: { en: "Pause", zh: "暫停", ja: "一時停止" },
  byEngine: { en: "engine", zh: "引擎", ja: "エンジン" },
  byOpponent: { en: "opponent", zh: "對手", ja: "相手" },
  illegal: { en: "Illegal", zh: "不合法", ja: "不正" },
  move: {
    en: "Move {ply}: {move}, {by}",
    zh: "第 {ply} 手：{move}，{by}",
    ja: "{ply} 手目：{move}、{by}",
  },
  startPosition: { en: "Start", zh: "開局", ja: "開始局面" },
  resigns: { en: "resigns", zh: "認負", ja: "投了" },
  engineResigned: {
    en: "The engine has resigned, the opponent has won",
    zh: "引擎認負，對手獲勝",
    ja: "エンジンが投了、相手の勝ち",
  },
  opponentResigned: {
    en: "The opponent has resigned, the engine has won",
    zh: "對手認負，引擎獲勝",
    ja: "相手が投了、エンジンの勝ち",
  },
  playerResigned: {
    en: "{loser} has resigned, {winner} has won",
    zh: "{loser} 認負，{winner} 獲勝",
    ja: "{loser} が投了、{winner} の勝ち",
  },
  view: { en: "Seen by", zh: "視角", ja: "視点" },
  everything: { en: "the referee (all)", zh: "裁判（全部）", ja: "審判（すべて）" },
  red: { en: "R", zh: "紅", ja: "赤" },
  blue: { en: "B", zh: "藍", ja: "青" },
  thinkTime: { en: "Think time", zh: "思考時間", ja: "思考時間" },
  thinkNote: {
    en: "One bar per ply of the engine, by its number. The scale is logarithmic.",
    zh: "每一長條為引擎的一手，下方為手數。採用對數刻度。",
    ja: "棒はエンジンの一手ごと、下は手数。目盛りは対数。",
  },
  limitNote: {
    en: "The dashed line is the latest that would have been accepted.",
    zh: "虛線為仍會接受的最晚時間。",
    ja: "破線は受け付けられる最も遅い時間。",
  },
  plyAxis: { en: "ply", zh: "手數", ja: "手数" },
  answerAxis: { en: "answer", zh: "第幾次回覆", ja: "応答の順" },
  answerTime: { en: "Answer times", zh: "回覆時間", ja: "応答時間" },
  answerNote: {
    en: "One bar per answer of the engine, in their order. The scale is logarithmic.",
    zh: "每一長條為引擎的一次回覆，依先後排列。採用對數刻度。",
    ja: "棒はエンジンの応答ごと、順番どおり。目盛りは対数。",
  },
  thought: { en: "{what}: {time}", zh: "{what}：{time}", ja: "{what}：{time}" },
  allowed: { en: "limit", zh: "上限", ja: "上限" },
  tooLate: { en: "too late", zh: "逾時", ja: "時間切れ" },
  slowest: { en: "slowest {time}", zh: "最慢 {time}", ja: "最長 {time}" },
} as const satisfies Readonly<Record<string, Localized>>;
