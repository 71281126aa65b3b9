/** The words of the page with a person at it. @module */

import { fill, type Language, type Localized } from "../../../harness/core/mod.ts";
import { useReader } from "../view/reader.tsx";

const WORDS = {
  connecting: { en: "Connecting …", zh: "連線中 …", ja: "接続中 …" },
  lost: {
    en: "The connection is lost. The page tries again by itself.",
    zh: "連線中斷，頁面會自動重新連線。",
    ja: "接続が切れました。自動的に再接続します。",
  },
  closed: {
    en: "Shinpan has ended. Everything is kept in the folder that the terminal names.",
    zh: "Shinpan 已結束。所有結果保存在終端機所示的資料夾中。",
    ja: "Shinpan は終了しました。結果はすべて端末に表示されたフォルダに保存されています。",
  },
  running: { en: "Running now", zh: "執行中的情境", ja: "実行中のシナリオ" },
  grading: { en: "Being graded", zh: "評分中", ja: "採点中" },
  building: { en: "is being built", zh: "建置中", ja: "ビルド中" },
  scenariosDone: {
    en: "{done} of {all} scenarios",
    zh: "{done}／{all} 個情境",
    ja: "{all} 件中 {done} 件",
  },
  contest: { en: "Contest", zh: "比賽", ja: "大会" },
  thisGame: { en: "The game that is followed", zh: "目前觀看的對局", ja: "観戦中の対局" },
  logsLater: {
    en: "The logs of earlier cases are not on this page; the report has them when the run is over.",
    zh: "較早案例的通訊紀錄不在此頁；執行結束後可在報告中查看。",
    ja: "以前のケースの通信ログはこのページにはありません。実行が終わるとレポートで見られます。",
  },
  refused: {
    en: "This could not be done: {why}",
    zh: "無法執行：{why}",
    ja: "実行できません：{why}",
  },
  tooLate: {
    en: "the position has changed meanwhile",
    zh: "盤面已經改變",
    ja: "局面が変わっています",
  },
  status: { en: "Status", zh: "狀態", ja: "状態" },
  starting: { en: "The game begins …", zh: "對局即將開始 …", ja: "対局を始めています …" },
  yourTurn: { en: "Your turn", zh: "輪到你", ja: "あなたの番" },
  turnOf: { en: "{name} to move", zh: "輪到 {name}", ja: "{name} の番" },
  thinks: { en: "{name} is thinking", zh: "{name} 思考中", ja: "{name} が考慮中" },
  setting: {
    en: "Choose {count} red ghosts, then finish",
    zh: "選擇 {count} 個紅鬼，再按「盤面設定完成」",
    ja: "赤いゴーストを {count} 個選んで「盤面設定完了」を押す",
  },
  chosen: { en: "{count} of {all} chosen", zh: "已選 {count}／{all}", ja: "{all} 個中 {count} 個" },
  setFinish: { en: "Set finish", zh: "盤面設定完成", ja: "盤面設定完了" },
  wins: { en: "{name} wins: {reason}", zh: "{name} 獲勝：{reason}", ja: "{name} の勝ち：{reason}" },
  drawn: { en: "Draw: {reason}", zh: "和局：{reason}", ja: "引き分け：{reason}" },
  noResult: { en: "No result: {reason}", zh: "無結果：{reason}", ja: "結果なし：{reason}" },
  gameNumber: { en: "Game {number}", zh: "第 {number} 局", ja: "第 {number} 局" },
  score: { en: "Score", zh: "比分", ja: "スコア" },
  first: { en: "first", zh: "先手", ja: "先手" },
  second: { en: "second", zh: "後手", ja: "後手" },
  person: { en: "person", zh: "玩家", ja: "人" },
  builtin: { en: "built-in", zh: "內建", ja: "内蔵" },
  clocks: { en: "Clocks", zh: "時鐘", ja: "時計" },
  noLimit: { en: "no limit", zh: "不限時", ja: "無制限" },
  extra: { en: "extra {time}", zh: "讀秒 {time}", ja: "秒読み {time}" },
  extraShared: {
    en: "extra {time}, plies left {count}",
    zh: "讀秒 {time}，尚餘 {count} 手",
    ja: "秒読み {time}、残り {count} 手",
  },
  thinking: { en: "this ply {time}", zh: "本手 {time}", ja: "この手 {time}" },
  lastPly: {
    en: "last ply {time} of {limit}",
    zh: "上一手 {time}／{limit}",
    ja: "直前の手 {time}／{limit}",
  },
  resign: { en: "Resign", zh: "認負", ja: "投了" },
  reallyResign: { en: "Really resign?", zh: "確定認負？", ja: "本当に投了？" },
  draw: { en: "Offer a draw", zh: "提和", ja: "引き分けを提案" },
  agrees: { en: "{name} agrees", zh: "{name} 同意", ja: "{name} は同意" },
  declines: { en: "{name} declines", zh: "{name} 不同意", ja: "{name} は拒否" },
  undo: { en: "Undo", zh: "悔棋", ja: "待った" },
  goOnHere: { en: "Go on from ply {ply}", zh: "從第 {ply} 手繼續", ja: "{ply} 手目から続ける" },
  restart: { en: "Restart the engine here", zh: "在此盤面重啟引擎", ja: "この局面で再起動" },
  next: { en: "Next game", zh: "下一局", ja: "次の対局" },
  savePosition: { en: "Save position", zh: "儲存盤面", ja: "局面を保存" },
  saveScenario: { en: "Save as scenario", zh: "存成測試情境", ja: "シナリオとして保存" },
  statistics: { en: "Statistics", zh: "統計資料", ja: "統計" },
  actions: { en: "Actions", zh: "操作", ja: "操作" },
  history: { en: "History", zh: "歷史走步", ja: "棋譜" },
  now: { en: "Now", zh: "目前", ja: "現在" },
  lookingBack: {
    en: "This is the position after ply {ply}; the game is at ply {last}",
    zh: "這是第 {ply} 手後的盤面；目前為第 {last} 手",
    ja: "{ply} 手目の局面。現在は {last} 手目",
  },
  fouls: { en: "What the engine broke", zh: "引擎違反的規則", ja: "エンジンの違反" },
  noFouls: { en: "No rule was broken so far", zh: "目前沒有違規", ja: "これまで違反なし" },
  atPly: { en: "after ply {ply}", zh: "第 {ply} 手之後", ja: "{ply} 手目の後" },
  later: {
    en: "The details could tell what you may not know. They are shown after the game.",
    zh: "細節可能透露你不應知道的資訊，將於對局結束後顯示。",
    ja: "詳細は知ってはならない情報を含みうるため、終局後に表示します。",
  },
  output: { en: "Output", zh: "輸出", ja: "出力" },
  wire: { en: "Wire log", zh: "通訊紀錄", ja: "通信ログ" },
  stdout: { en: "stdout", zh: "stdout", ja: "stdout" },
  stderr: { en: "stderr", zh: "stderr", ja: "stderr" },
  follow: { en: "Follow", zh: "自動捲動", ja: "自動スクロール" },
  wrap: { en: "Wrap", zh: "換行", ja: "折り返し" },
  smaller: { en: "Smaller letters", zh: "縮小字體", ja: "文字を小さく" },
  larger: { en: "Larger letters", zh: "放大字體", ja: "文字を大きく" },
  outputLater: {
    en: "The output is shown after the game: it tells what you may not know.",
    zh: "輸出會透露你不應知道的資訊，將於對局結束後顯示。",
    ja: "出力は知ってはならない情報を含むため、終局後に表示します。",
  },
  noOutput: { en: "Nothing so far", zh: "尚無輸出", ja: "まだ何もありません" },
  empty: { en: "empty", zh: "空格", ja: "空き" },
  dark: { en: "dark piece", zh: "暗子", ja: "伏せ駒" },
  canChoose: { en: "can be chosen", zh: "可選擇", ja: "選べる" },
  selected: { en: "selected", zh: "已選取", ja: "選択中" },
  target: { en: "legal target", zh: "可走的位置", ja: "行ける場所" },
  boardKeys: {
    en: "Arrow keys move on the board, Enter chooses, Escape takes the choice back",
    zh: "方向鍵在棋盤上移動，Enter 選擇，Escape 取消",
    ja: "矢印キーで移動、Enter で選択、Escape で取り消し",
  },
  options: { en: "Choose", zh: "請選擇", ja: "選択" },
  watching: { en: "You are looking on", zh: "觀戰中", ja: "観戦中" },
  pageTitle: { en: "{mine} – {theirs}", zh: "{mine} – {theirs}", ja: "{mine} – {theirs}" },
  red: { en: "red", zh: "紅", ja: "赤" },
  blue: { en: "blue", zh: "藍", ja: "青" },
} as const satisfies Readonly<Record<string, Localized>>;

/** The name of a word. */
export type LiveWord = keyof typeof WORDS;

type Values = Readonly<Record<string, string | number>>;

/** A word of the page in a language. */
export function liveWord(name: LiveWord, language: Language, values: Values = {}): string {
  return fill(WORDS[name], values)[language];
}

/** The words of the page in the reader's language. */
export function useLiveWords(): (name: LiveWord, values?: Values) => string {
  const { language } = useReader();
  return (name, values) => liveWord(name, language, values);
}
