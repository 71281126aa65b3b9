/** Tzaar by files: a program is started once for each step and rewrites the board. @module */

import { TZAAR_RULES, tzaarVariation } from "../../games/tzaar/mod.ts";
import { lines, type Protocol } from "../protocol.ts";
import { decodeRun, showCall } from "./call.ts";
import { TZAAR_FILE_RULES } from "./rules/mod.ts";

export { BOARD_FILES, type BoardFiles } from "./board_file.ts";
export { type BoardFault, type BoardFaultKind, judgeBoards } from "./board_judge.ts";
export * from "./call.ts";
export { readBoards, writeBoards } from "./files.ts";

/** What a move can break but files cannot, since they show boards and not moves. */
const MOVES_ONLY: readonly string[] = [
  "tzaar/on-board",
  "tzaar/source-exists",
  "tzaar/enhance-own",
];

/** The protocol, as far as it needs no position. */
export const tzaarFiles: Protocol = {
  id: "tzaar",
  title: { en: "Tzaar (files)", zh: "Tzaar（檔案）", ja: "Tzaar（ファイル）" },
  game: "tzaar",
  transport: "files",
  suites: ["tzaar"],
  barring: ["tzaar/rewrites-boards"],
  hangs: ["tzaar/ends"],
  crashes: ["tzaar/no-crash", "tzaar/exit-zero"],
  controls: [
    { scenario: "tzaar/steps/middle_game_black" },
    { scenario: "tzaar/steps/middle_game_white" },
    // A log of some twenty lines, and logs that are long without a tall stack, and the reverse.
    { scenario: "tzaar/steps/middle_game_white", of: ["tzaar/long-log", "tzaar/whole-heights"] },
    { scenario: "tzaar/input/long_log", of: ["tzaar/whole-heights"] },
    { scenario: "tzaar/input/tall_stack", of: ["tzaar/long-log"] },
  ],
  rules: [...TZAAR_FILE_RULES, ...TZAAR_RULES.filter(({ id }) => !MOVES_ONLY.includes(id))],
  framing: lines,
  drawVariation: tzaarVariation,
  lineEnd: "\n",
  shown: showCall,
  looksLikeAnswer: (line) => decodeRun(line) !== undefined,
};
