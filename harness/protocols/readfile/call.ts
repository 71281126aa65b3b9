/** What a ReadFile engine is started with. @module */

import type { FileCall } from "../../core/mod.ts";
import { type DarkChessGame, writeBoardFile } from "../../games/dark-chess/mod.ts";
import { decodeCall } from "../file_frames.ts";

export { decodeCall, decodeRun, encodeCall } from "../file_frames.ts";

/** The file that the engine reads. */
export const BOARD_NAME = "board.txt";

/** The file that it writes. */
export const MOVE_NAME = "move.txt";

/** How a platform runs engines; a scenario may choose another manner. */
export interface Manner {
  readonly lineEnd?: "\n" | "\r\n";
  /** There is no board to read. */
  readonly withoutBoard?: boolean;
  /** The text of a `move.txt` that lies there from before. */
  readonly oldMove?: string;
}

/** The call that asks for a ply in a game. */
export function callFor(game: DarkChessGame, manner: Manner = {}): FileCall {
  const { lineEnd = "\n", withoutBoard, oldMove } = manner;
  return {
    args: [],
    files: {
      ...withoutBoard ? {} : { [BOARD_NAME]: writeBoardFile(game, lineEnd) },
      ...oldMove === undefined ? {} : { [MOVE_NAME]: oldMove },
    },
    answers: [MOVE_NAME],
    beside: true,
  };
}

/** A call as people would tell it: the first board, and what has been played since. */
export function showCall(frame: string): string {
  const call = decodeCall(frame);
  if (!call) return frame;
  const text = call.files[BOARD_NAME];
  if (text === undefined) return "./search";
  const lines = text.split(/\r?\n/).map((line) => line.replace(/^\* /, ""));
  const rows = lines.slice(3, 11).map((row) => row.replaceAll(" ", ""));
  const turns = lines.slice(13, lines.indexOf("Comment 0 0"));
  const shown = turns.length > MOST_TURNS ? ["…", ...turns.slice(-MOST_TURNS)] : turns;
  return [BOARD_NAME, rows.join("/"), `${lines[11]}, ${lines[12]}`, ...shown].join("\n");
}

const MOST_TURNS = 7;
