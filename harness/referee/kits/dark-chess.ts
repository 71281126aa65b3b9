/** Dark chess, for play without a protocol. @module */

import {
  DARK_CHESS_OPPONENTS,
  darkChess,
  type DarkChessMove,
  type DarkChessPosition,
  flipOf,
  formatSetup,
  readRecord,
  trays,
  writeRecord,
} from "../../games/dark-chess/mod.ts";
import type { GameKit } from "./kit.ts";

/** Dark chess with all that a match needs of it. */
export const darkChessKit: GameKit = {
  game: darkChess,
  opponents: DARK_CHESS_OPPONENTS,
  setup: formatSetup,
  shown: (position: DarkChessPosition, move: DarkChessMove) =>
    move.kind === "flip" ? { piece: flipOf(position, move.at), ...move } : move,
  trays,
  records: { writeRecord, readRecord },
  formerly: "dark_chess",
};
