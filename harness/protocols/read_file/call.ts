/** What a ReadFile engine is started with. @module */

import type { FileCall } from "../../core/mod.ts";
import { type DarkChessGame, writeBoardFile } from "../../games/dark_chess/mod.ts";
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

/** A call as people would do it. */
export function showCall(frame: string): string {
  const call = decodeCall(frame);
  if (!call) return frame;
  const text = call.files[BOARD_NAME];
  return text === undefined ? "./search" : `${BOARD_NAME}:\n${text.replaceAll("\r\n", "\n")}`;
}
