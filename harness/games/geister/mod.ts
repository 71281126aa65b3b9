/** Geister, the game of good and bad ghosts. @module */

import type { Game } from "../game.ts";
import { diagram } from "./diagram.ts";
import { ending } from "./ending.ts";
import { moves } from "./moves.ts";
import { read, write } from "./notation.ts";
import { objection } from "./objection.ts";
import { play } from "./play.ts";
import type { GeisterMove, GeisterPosition } from "./position.ts";
import { GEISTER_RULES } from "./rules.ts";
import { start } from "./start.ts";
import { view } from "./view.ts";

/** The rules of Geister. */
export const geister: Game<GeisterPosition, GeisterMove> = {
  id: "geister",
  title: { en: "Geister", zh: "鬼棋", ja: "ガイスター" },
  rules: GEISTER_RULES,
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

export { boardString } from "./board_string.ts";
export { diagramFor, diagramFrom } from "./diagram.ts";
export { type Colour, LETTERS, otherSide } from "./ghost.ts";
export { GEISTER_OPPONENTS } from "./opponents.ts";
export { positionAfter, readRecord, writeRecord } from "./platform_files/mod.ts";
export { DEFAULT_SETTINGS, type GeisterMove, type GeisterPosition, ghostOf } from "./position.ts";
export { readBoardFile } from "./read_board_file.ts";
export { type GeisterRecord, positionOf, recordOf } from "./records.ts";
export { renamed } from "./renamed.ts";
export { GEISTER_RULES } from "./rules.ts";
export { GEISTER_SITUATIONS, situationsIn } from "./situations.ts";
export { STAKED, stakes } from "./stakes.ts";
export { formatSetup } from "./setup.ts";
export { type Direction, DIRECTIONS, ownView, SQUARES, stepFrom, stepsBetween } from "./square.ts";
export { geisterVariation, isQuiet } from "./variation.ts";
export { withReds } from "./start.ts";
export { writeBoardFile } from "./write_board_file.ts";
