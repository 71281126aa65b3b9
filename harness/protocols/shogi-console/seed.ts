/** The program of the report "日本將棋對弈程式": the dialogue that is meant where none is given. @module */

import type { Dialogue, PieceNames } from "./dialogue.ts";

const PIECES: PieceNames = {
  K: "王",
  R: "飛",
  B: "角",
  G: "金",
  S: "銀",
  N: "桂",
  L: "香",
  P: "步",
  "+R": "竜",
  "+B": "馬",
  "+S": "全",
  "+N": "圭",
  "+L": "杏",
  "+P": "と",
};

/** Files and ranks as numbers, pieces from the hand by their place in it. */
export const SEED_DIALOGUE: Dialogue = {
  encoding: "utf-8",
  start: { new: ["-n", "-s", "{file}"], replay: ["-l", "{file}"] },
  sides: { first: "X", second: "Y" },
  state: "第\\s*(?<number>\\d+)\\s*手\\s*玩家\\s*(?<side>[XY])\\s*的回合",
  hands: {
    first: "X方持駒\\s*[:：](?<pieces>.*)",
    second: "Y方持駒\\s*[:：](?<pieces>.*)",
  },
  board: {
    row: "^(?<cells>.*)(?<rank>[1-9１-９一二三四五六七八九])\\s*$",
    empty: ["  ", "　", "・", "．", "□", "口", "   ", " ・", " ."],
    left: 9,
  },
  prompts: {
    move: "玩家[XY]請輸入要移動將棋的\\s*原始座標\\s*與\\s*目的座標",
    promotion: "(?:是否|要不要).*?升變|升變嗎|升變[^\\n]{0,12}[Yy]/[Nn]",
    replay: "請輸入f",
    others: ["請選擇要打入的棋子號碼", "請輸入要打入的位置"],
  },
  refusals: [
    { says: "移動方式不合基礎規則", means: [] },
    { says: "輸入的位置有其他將棋", means: ["not-onto-own", "path-clear", "drop-on-empty"] },
    { says: "無法找到指定將棋", means: ["on-board", "source-not-empty", "own-piece", "in-hand"] },
    { says: "一筋二步", means: ["nifu"] },
    { says: "下一步無法移動", means: ["drop-dead-end"] },
    { says: "該位置無法放置棋子", means: ["on-board", "drop-on-empty", "uchifuzume", "king-safe"] },
    { says: "你還沒有持駒", means: ["in-hand"] },
    { says: "無法再悔棋", means: ["undo"] },
  ],
  end: "對局過程已記錄完成",
  input: {
    move: ["{from-file} {from-rank} {to-file} {to-rank}"],
    drop: ["10", "{index}", "{to-file} {to-rank}"],
    undo: "0",
    end: "-1",
    yes: "Y",
    no: "N",
    next: "f",
    previous: "b",
    stop: "s",
  },
  record: {
    header: "手  走法  升變",
    move: "{number:3} {to-file} {to-rank} {piece} {from-file} {from-rank} {promoted}",
    drop: "{number:3} {to-file} {to-rank} {piece} 9 {index0} {promoted}",
    promoted: { yes: "Y", no: "N" },
  },
  pieces: { first: PIECES, second: PIECES },
  repaints: false,
  turned: false,
  questions: [],
  without: [],
};
