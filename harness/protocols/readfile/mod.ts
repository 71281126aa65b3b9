/** ReadFile, the file mode of the dark-chess platform: board.txt in, move.txt out. @module */

import { DARK_CHESS_RULES, darkChessVariation } from "../../games/dark-chess/mod.ts";
import { lines, type Protocol } from "../protocol.ts";
import { decodeRun, showCall } from "./call.ts";
import { FOUNDATIONS } from "./foundations.ts";
import { READ_FILE_RULES } from "./rules/mod.ts";

export * from "./call.ts";
export * from "./move_file.ts";

/** Only a client states the piece that a flip reveals. */
const SERVER_ONLY = "dark-chess/piece-available";

/** The protocol, as far as it needs no position. */
export const readFile: Protocol = {
  id: "readfile",
  title: { en: "ReadFile (dark chess)", zh: "讀檔模式 ReadFile（暗棋）", ja: "ReadFile（暗棋）" },
  game: "dark-chess",
  transport: "files",
  suites: ["readfile"],
  rules: [...READ_FILE_RULES, ...DARK_CHESS_RULES.filter(({ id }) => id !== SERVER_ONLY)],
  resignRule: "readfile/resign-squares",
  playsOnRule: "readfile/plays-on",
  crashes: ["readfile/no-crash"],
  foundations: FOUNDATIONS,
  hangs: ["readfile/ends", "readfile/long-history"],
  framing: lines,
  drawVariation: (random, { said }) => darkChessVariation(random, { said, frame, greets }),
  lineEnd: "\n",
  shown: showCall,
  looksLikeAnswer: (line) => decodeRun(line) !== undefined,
};

/** Nothing but files goes to the engine. */
function frame(text: string): string {
  return text;
}

/** The old move.txt names a square that the scenario has opened. */
function greets({ move }: Readonly<Record<string, string>>): boolean {
  return move !== "stale";
}
