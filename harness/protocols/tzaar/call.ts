/** What a Tzaar program is started with. @module */

import type { FileCall } from "../../core/mod.ts";
import type { TzaarPosition } from "../../games/tzaar/mod.ts";
import { BOARD_FILES, type BoardFiles, type LineEnd } from "./board_file.ts";
import { writeBoards } from "./files.ts";
import { decodeCall } from "../file_frames.ts";

export { decodeCall, decodeRun, encodeCall } from "../file_frames.ts";

/** The names of the three board files, as the specification has them. */
export const FILE_NAMES: BoardFiles<string> = {
  color: "chessColor.txt",
  layer: "chessLayer.txt",
  type: "chessType.txt",
};

/** The name of the log. */
export const LOG_NAME = "stepLog.txt";

/** How a platform runs programs; every platform has its own manner. */
export interface Manner extends Pick<FileCall, "folder" | "paths" | "cwd"> {
  readonly lineEnd?: LineEnd;
  readonly readOnlyLog?: boolean;
}

/** The call that asks for a step in a position. */
export function callFor(position: TzaarPosition, manner: Manner = {}): FileCall {
  const { lineEnd = "\n", readOnlyLog, folder, paths, cwd } = manner;
  const boards = writeBoards(position, { lineEnd });
  const board = Object.fromEntries(BOARD_FILES.map((file) => [FILE_NAMES[file], boards[file]]));
  return {
    args: [
      position.turn === "first" ? "white" : "black",
      String(position.step),
      ...[...BOARD_FILES.map((file) => FILE_NAMES[file]), LOG_NAME].map((file) => ({ file })),
    ],
    files: { ...board, [LOG_NAME]: position.log.join(lineEnd) },
    ...readOnlyLog && { readOnly: [LOG_NAME] },
    ...folder && { folder },
    ...paths && { paths },
    ...cwd && { cwd },
  };
}

/** The command line of a call, as the specification writes one. */
export function showCall(frame: string): string {
  const call = decodeCall(frame);
  if (!call) return frame;
  const folder = call.folder === "blank" ? "my game" : call.folder === "letters" ? "對局é" : "game";
  const near = call.cwd === "elsewhere" ? `../${folder}` : ".";
  const before = call.paths === "absolute" || call.cwd === "own" ? `/…/${folder}` : near;
  const words = call.args.map((word) => typeof word === "string" ? word : `${before}/${word.file}`);
  const quoted = words.map((word) => word.includes(" ") ? `"${word}"` : word);
  return ["./E12345678.out", ...quoted].join(" ");
}
