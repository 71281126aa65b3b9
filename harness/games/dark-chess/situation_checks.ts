/** What the situations of dark chess ask of a position; the table says what each means. @module */

import { repetitionLength } from "./ending.ts";
import { apart, beside, CORNERS, type Glance, type Line, type Standing } from "./glance.ts";
import type { Kind } from "./piece.ts";
import { play } from "./play.ts";
import { type DarkChessMove, type DarkChessPosition, pieceAt } from "./position.ts";
import { indexOf, RAYS } from "./square.ts";

export function isStart({ position }: Glance): boolean {
  return position.firstColour === undefined;
}

export function isSecondPly({ position, darkCount }: Glance): boolean {
  return position.last?.kind === "flip" && darkCount === position.board.length - 1;
}

export function hasNoOpen({ position, open, mine }: Glance): boolean {
  return position.firstColour !== undefined && open.length === 0 && mine.length > 0;
}

export function hasShot(is: (met: Line["met"]) => boolean): (seen: Glance) => boolean {
  return hasAim((line) => isEnemy(line, line.met[1]) && is(line.met));
}

/** A cannon that has something behind the first piece in a direction. */
export function hasAim(is: (line: Line) => boolean): (seen: Glance) => boolean {
  return (seen) => seen.linesOf("C").some((line) => line.met.length > 1 && is(line));
}

export function hasFarShot(seen: Glance): boolean {
  return hasAim((line) => {
    const prey = line.met[1];
    return isEnemy(line, prey) && prey !== undefined && apart(line.own.at, prey.at) >= 5;
  })(seen);
}

export function hasTwoScreens(is: (met: Line["met"]) => boolean): (seen: Glance) => boolean {
  return hasAim((line) => isEnemy(line, line.met[2]) && is(line.met.slice(0, 2)));
}

export function hasDark(met: Line["met"]): boolean {
  return met.some(({ piece }) => piece.dark);
}

export function isDark({ met }: Line): boolean {
  return met[1]?.piece.dark === true;
}

export function isOwn({ own, met }: Line): boolean {
  const piece = met[1]?.piece;
  return piece !== undefined && !piece.dark && piece.colour === own.piece.colour;
}

function isEnemy({ own }: Line, other: Standing | undefined): boolean {
  return other !== undefined && !other.piece.dark && other.piece.colour !== own.piece.colour;
}

/** The enemy on the next square in a direction. */
function neighbour(line: Line): Standing | undefined {
  const [next] = line.met;
  return next && isEnemy(line, next) && beside(line.own.at, next.at) ? next : undefined;
}

export function touches(own: Kind, other: Kind | undefined): (seen: Glance) => boolean {
  return (seen) =>
    seen.linesOf(own).some((line) => {
      const next = neighbour(line);
      return next !== undefined && (other === undefined || next.piece.kind === other);
    });
}

export function hasKingPawnCorner(seen: Glance): boolean {
  const { board } = seen.position;
  return seen.linesOf("K").some((line) => {
    const next = neighbour(line);
    if (next?.piece.kind !== "P") return false;
    return CORNERS.some((corner) =>
      board[corner] === undefined && (beside(corner, next.at) || beside(corner, line.own.at))
    );
  });
}

export function hasPawnBesideStrong(seen: Glance): boolean {
  return seen.linesOf("P").some((line) => "GM".includes(neighbour(line)?.piece.kind ?? "-"));
}

const ALIKE: readonly Kind[] = ["K", "G", "M", "R", "N", "P"];

export function hasEquals(seen: Glance): boolean {
  return ALIKE.some((kind) =>
    seen.linesOf(kind).some((line) => neighbour(line)?.piece.kind === kind)
  );
}

export function hasWalledIn({ open, position: { board } }: Glance): boolean {
  return open.some(({ at }) => (RAYS[at] ?? []).every(([next = -1]) => board[next]?.dark));
}

export function hasPreyInCorner({ moves, position }: Glance): boolean {
  return moves.some((move) =>
    move.kind === "move" && isCapture(move, position) && CORNERS.includes(indexOf(move.to) ?? -1)
  );
}

export function isCapture(move: DarkChessMove, position: DarkChessPosition): boolean {
  return move.kind === "move" && pieceAt(position, move.to) !== undefined;
}

export function isOnly(
  is: (move: DarkChessMove, position: DarkChessPosition) => boolean,
): (seen: Glance) => boolean {
  return ({ moves, position }) => moves.length > 0 && moves.every((move) => is(move, position));
}

export function isOnlyFlips(seen: Glance): boolean {
  return seen.open.length > 0 && isOnly(({ kind }) => kind === "flip")(seen);
}

export function hasOnly(kind: Kind): (seen: Glance) => boolean {
  return ({ mine }) => mine.length > 0 && mine.every((piece) => piece.kind === kind);
}

export function isHalfWay({ position: { quiet, settings } }: Glance): boolean {
  return quiet.length * 2 >= settings.noEatFlip;
}

export function isDrawNext({ position: { quiet, settings } }: Glance): boolean {
  return quiet.length + 1 >= settings.noEatFlip;
}

const SHORTEST_CYCLE = 4;

export function isRepetitionNext({ position, moves }: Glance): boolean {
  const { quiet, settings } = position;
  if (quiet.length + 1 < settings.repetition * SHORTEST_CYCLE) return false;
  return moves.some((move) =>
    move.kind === "move" && !isCapture(move, position) &&
    repetitionLength(play(position, move)) !== undefined
  );
}
