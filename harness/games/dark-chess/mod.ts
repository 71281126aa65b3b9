/** Chinese dark chess (暗棋). @module */

import type { Game } from "../game.ts";
import { diagram } from "./diagram.ts";
import { ending } from "./ending.ts";
import { moves } from "./moves.ts";
import { read, write } from "./notation.ts";
import { objection } from "./objection.ts";
import { play } from "./play.ts";
import type { DarkChessMove, DarkChessPosition } from "./position.ts";
import { DARK_CHESS_RULES } from "./rules.ts";
import { start } from "./start.ts";
import { view } from "./view.ts";

/** The rules of Chinese dark chess. */
export const darkChess: Game<DarkChessPosition, DarkChessMove> = {
  id: "dark-chess",
  title: { en: "Chinese dark chess", zh: "暗棋", ja: "中国暗棋" },
  rules: DARK_CHESS_RULES,
  start,
  turn: ({ turn }) => turn,
  moves,
  objection,
  play,
  ending,
  view,
  diagram,
  write,
  read,
};

export { countsOf, type DarkChessGame, writeBoardFile } from "./board_file.ts";
export { repetitionLength } from "./ending.ts";
export { isLegal } from "./legal.ts";
export { DARK_CHESS_OPPONENTS } from "./opponents.ts";
export { type Colour, isPieceLetter, PIECE_LETTERS, type PieceLetter } from "./piece.ts";
export {
  colourOf,
  type DarkChessMove,
  type DarkChessPosition,
  DEFAULT_SETTINGS,
  flipOf,
  pieceAt,
  showBoard,
} from "./position.ts";
export { positionAfter, readRecord, writeRecord } from "./platform_files/mod.ts";
export { DARK_CHESS_RULES } from "./rules.ts";
export { formatSetup } from "./setup.ts";
export { shorter } from "./shorter.ts";
export { DARK_CHESS_SITUATIONS, situationsIn } from "./situations.ts";
export { indexOf, SQUARES } from "./square.ts";
export {
  type Mirror,
  mirrorColour,
  mirrorMarks,
  mirrorMove,
  mirrorPiece,
  mirrorPly,
  MIRRORS,
  mirrorSquare,
} from "./mirror.ts";
export { darkChessVariation, type FrameMirror } from "./variation.ts";
export { isHopeless, STAKED, stakes } from "./stakes.ts";
export { trays } from "./trays.ts";
export { isWrongPicture } from "./wrong_picture.ts";
