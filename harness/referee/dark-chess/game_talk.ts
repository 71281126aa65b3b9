/** What every protocol of dark chess says about the game alike. @module */

import {
  DARK_CHESS_OPPONENTS,
  DARK_CHESS_SITUATIONS,
  darkChess,
  type DarkChessMove,
  type DarkChessPosition,
  flipOf,
  formatSetup,
  isHopeless,
  situationsIn,
  STAKED,
  stakes,
} from "../../games/dark-chess/mod.ts";
import type { BoutOptions, Talk, Vocabulary } from "../pairing.ts";
import { BadStart } from "../../games/start_words.ts";

/** A bout that knows its position. */
export interface WithPosition {
  readonly position: DarkChessPosition;
}

/** The part of a talk that is the game's. */
export const DARK_CHESS_TALK: Pick<
  Talk<WithPosition>,
  | "propose"
  | "turn"
  | "ending"
  | "diagram"
  | "setup"
  | "objection"
  | "staked"
  | "stakes"
  | "situations"
  | "isHopeless"
> = {
  propose: ({ position }, name, random) => {
    const opponent = Object.entries(DARK_CHESS_OPPONENTS).find(([id]) => id === name)?.[1];
    if (!opponent) throw new Error(`Unknown opponent: "${name}"`);
    return darkChess.write(opponent(position, random));
  },
  turn: ({ position }) => darkChess.turn(position),
  ending: ({ position }) => darkChess.ending(position),
  diagram: ({ position }) => darkChess.diagram(position),
  setup: ({ position }) => formatSetup(position),
  objection: ({ position }, ply) => {
    const move = darkChess.read(ply);
    if (!move.ok) return move.error;
    const objection = darkChess.objection(position, move.value);
    return objection && `${objection.rule}: ${ply}`;
  },
  staked: STAKED,
  stakes: ({ position }, known) => stakes(position, known),
  situations: {
    table: DARK_CHESS_SITUATIONS.map(({ id, title }) => ({ id, title })),
    in: ({ position }, among) => situationsIn(position, among),
  },
  isHopeless: ({ position }) => isHopeless(position),
};

/** The part of a vocabulary that is the game's. */
export const DARK_CHESS_WORDS: Pick<Vocabulary, "opponents" | "settings" | "endings"> = {
  opponents: Object.keys(DARK_CHESS_OPPONENTS),
  settings: ["noEatFlip", "repetition"],
  endings: ["NoMove", "NoEatFlipDraw", "PositionRepetitionDraw"],
};

/** The position that a scenario asks for. */
export function dealt({ seed, setup, settings }: BoutOptions): DarkChessPosition {
  const start = darkChess.start(setup === undefined ? { seed, settings } : { setup, settings });
  if (!start.ok) throw new BadStart(start.error);
  return start.value;
}

/** A ply of the game's notation, a flip with what it shows. */
export function knownPly(position: DarkChessPosition, ply: string): DarkChessMove {
  const move = darkChess.read(ply);
  if (!move.ok) throw new Error(`Not a ply: ${move.error.en}`);
  return revealedBy(position, move.value);
}

/** A move, a flip with what it shows. */
export function revealedBy(position: DarkChessPosition, move: DarkChessMove): DarkChessMove {
  if (move.kind === "move" || move.piece) return move;
  return { ...move, piece: flipOf(position, move.at) };
}
