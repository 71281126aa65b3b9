/** What the situations of dark chess ask of a position; the table says what each means. @module */

import { repeatingSteps } from "./ending.ts";
import {
  apart,
  beside,
  CORNERS,
  type Glance,
  type OpenLine,
  type StandingPiece,
} from "./glance.ts";
import { isLegal } from "./legal.ts";
import { canStep } from "./moves.ts";
import type { Kind } from "./piece.ts";
import { colourOf, type DarkChessMove, type DarkChessPosition, pieceAt } from "./position.ts";
import { NEXT_TO, SQUARES } from "./square.ts";

export function isStart({ position }: Glance): boolean {
  return position.firstColour === undefined;
}

export function isSecondPly({ position, darkCount }: Glance): boolean {
  return position.last?.kind === "flip" && darkCount === position.board.length - 1;
}

export function hasNoOpen({ position, open, mineCount }: Glance): boolean {
  return position.firstColour !== undefined && open.length === 0 && mineCount > 0;
}

export function hasShot(is: (met: OpenLine["met"]) => boolean): (seen: Glance) => boolean {
  return hasAim((line) => isEnemy(line, line.met[1]) && is(line.met));
}

/** A cannon that has something behind the first piece in a direction. */
export function hasAim(is: (line: OpenLine) => boolean): (seen: Glance) => boolean {
  return (seen) => {
    for (const line of seen.linesOf("C")) if (line.met.length > 1 && is(line)) return true;
    return false;
  };
}

export const hasFarShot = hasAim((line) => {
  const prey = line.met[1];
  return isEnemy(line, prey) && prey !== undefined && apart(line.own.at, prey.at) >= 5;
});

export function hasTwoScreens(is: (met: OpenLine["met"]) => boolean): (seen: Glance) => boolean {
  return hasAim((line) => isEnemy(line, line.met[2]) && is(line.met.slice(0, 2)));
}

export function hasDark(met: OpenLine["met"]): boolean {
  return met.some(({ piece }) => piece.dark);
}

export function isDark({ met }: OpenLine): boolean {
  return met[1]?.piece.dark === true;
}

export function isOwn({ own, met }: OpenLine): boolean {
  const piece = met[1]?.piece;
  return piece !== undefined && !piece.dark && piece.colour === own.piece.colour;
}

function isEnemy({ own }: OpenLine, other: StandingPiece | undefined): boolean {
  return other !== undefined && !other.piece.dark && other.piece.colour !== own.piece.colour;
}

/** The enemy on the next square in a direction. */
function neighbour(line: OpenLine): StandingPiece | undefined {
  const [next] = line.met;
  return next && isEnemy(line, next) && beside(line.own.at, next.at) ? next : undefined;
}

export function touches(own: Kind, others: readonly Kind[]): (seen: Glance) => boolean {
  return (seen) => seen.touches(own, others);
}

export function hasKingPawnCorner(seen: Glance): boolean {
  const { board } = seen.position;
  if (!seen.touches("K", ["P"])) return false;
  return seen.linesOf("K").some((line) => {
    const next = neighbour(line);
    if (next?.piece.kind !== "P") return false;
    return CORNERS.some((corner) =>
      board[corner] === undefined && (beside(corner, next.at) || beside(corner, line.own.at))
    );
  });
}

/** Each kind alone but the cannon, which takes no neighbour. */
const ALIKE: readonly (readonly [Kind])[] = [["K"], ["G"], ["M"], ["R"], ["N"], ["P"]];

export function hasEquals(seen: Glance): boolean {
  return ALIKE.some((kind) => seen.touches(kind[0], kind));
}

export function hasOwnInCorner({ open }: Glance): boolean {
  return open.some((at) => CORNERS.includes(at));
}

export function hasWalledIn({ open, position: { board } }: Glance): boolean {
  return open.some((at) => NEXT_TO[at]!.every((next) => board[next]?.dark));
}

export function hasPreyInCorner(seen: Glance): boolean {
  const { position } = seen;
  const mover = colourOf(position, position.turn);
  return CORNERS.some((corner) => {
    const piece = position.board[corner];
    if (!piece || piece.dark || piece.colour === mover) return false;
    return seen.moves.some((move) => move.kind === "move" && move.to === SQUARES[corner]);
  });
}

export function hasOneMove(seen: Glance): boolean {
  return seen.darkCount <= 1 && seen.moves.length === 1;
}

function isCapture(move: DarkChessMove, position: DarkChessPosition): boolean {
  return move.kind === "move" && pieceAt(position, move.to) !== undefined;
}

export function isOnlyCaptures(seen: Glance): boolean {
  if (seen.darkCount > 0) return false;
  const { moves, position } = seen;
  return moves.length > 0 && moves.every((move) => isCapture(move, position));
}

export function isOnlyFlips({ open, darkCount, position: { board } }: Glance): boolean {
  return open.length > 0 && darkCount > 0 && !open.some((at) => canStep(board, at));
}

export function hasOnly(kind: Kind): (seen: Glance) => boolean {
  return (seen) => seen.hasOnly(kind);
}

export function isHalfWay({ position: { quiet, settings } }: Glance): boolean {
  return quiet.length * 2 >= settings.noEatFlip;
}

export function isDrawNext({ position: { quiet, settings } }: Glance): boolean {
  return quiet.length + 1 >= settings.noEatFlip;
}

export function isRepetitionNext({ position }: Glance): boolean {
  return repeatingSteps(position).some((step) =>
    !isCapture(step, position) && isLegal(position, step)
  );
}
