/** What the platform calls a game's files. @module */

import type { GameRecord } from "./game_record.ts";

/** The name without its ending, as in `1 mine_wins NoMove`; `.txt`, `.command` follow. */
export function recordFileStem(number: number, record: Pick<GameRecord, "names" | "result">) {
  return [number, ...outcomeWords(record)].map(String).map(fitForAName).join(" ");
}

/** The name of a game's record, as in `1 mine_wins NoMove.txt`. */
export function recordFileName(number: number, record: Pick<GameRecord, "names" | "result">) {
  return `${recordFileStem(number, record)}.txt`;
}

/** `mine_wins NoMove`, `Draw NoEatFlipDraw` or, while the game goes on, `Unfinished`. */
export function outcomeWords(
  { names, result }: Pick<GameRecord, "names" | "result">,
): readonly string[] {
  if (!result) return ["Unfinished"];
  return [result.winner ? `${names[result.winner]}_wins` : "Draw", result.reason];
}

const LONGEST = 60;
// Windows refuses these, and a slash would lead to another folder; a colon hides a stream.
// deno-lint-ignore no-control-regex
const UNFIT = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\\/:*?"<>|]+/g;

function fitForAName(text: string): string {
  const plain = text.toWellFormed().replaceAll(UNFIT, "_").replace(/^\.+/, "_");
  return [...plain].slice(0, LONGEST).join("").trim() || "_";
}
