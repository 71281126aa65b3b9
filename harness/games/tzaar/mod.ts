/** Tzaar, one step at a time. @module */

import type { Game } from "../game.ts";
import { diagram } from "./diagram.ts";
import { ending } from "./ending.ts";
import { moves } from "./moves.ts";
import { read, write } from "./notation.ts";
import { objection } from "./objection.ts";
import { play } from "./play.ts";
import type { TzaarMove, TzaarPosition } from "./position.ts";
import { TZAAR_RULES } from "./rules.ts";
import { start } from "./start.ts";

/** The rules of Tzaar; a move is one step, so a side often moves twice in a row. */
export const tzaar: Game<TzaarPosition, TzaarMove> = {
  id: "tzaar",
  title: { en: "Tzaar", zh: "Tzaar", ja: "Tzaar（ツァール）" },
  rules: TZAAR_RULES,
  start,
  turn: ({ turn }) => turn,
  moves,
  objection,
  play,
  ending,
  view: (position) => position,
  diagram,
  write,
  read,
};

export { inferStep } from "./infer.ts";
export { type Misstep, MISSTEP_RULES, type MisstepKind } from "./misstep.ts";
export { randomSetup } from "./opening.ts";
export { TZAAR_OPPONENTS } from "./opponents.ts";
export { CELLS, indexOf, pointAtCell, POINTS, SIZE } from "./point.ts";
export {
  type Board,
  PIECES_PER_SIDE,
  type PieceType,
  type Stack,
  stackAt,
  type TzaarMove,
  type TzaarPosition,
} from "./position.ts";
export { TZAAR_RULES } from "./rules.ts";
export { situationsIn, TZAAR_SITUATIONS } from "./situations.ts";
export { STAKED, stakes } from "./stakes.ts";
export { formatSetup } from "./setup.ts";
export { stepLogEntry } from "./steplog.ts";
export { tzaarVariation } from "./variation.ts";
export { trays } from "./trays.ts";
