/** Positions of a scenario in another look, which chance chooses. @module */

import { insert, type Insertion, type MorePlies, morePlies } from "../more_plies.ts";
import { pick } from "../random.ts";
import type { ScenarioGame } from "../variation.ts";
import {
  hasSameMoves,
  isAlike,
  positionOf,
  withBystanders,
  type WrittenPosition,
} from "./bystanders.ts";
import { ending } from "./ending.ts";
import { type Mirror, mirrorMove, MIRRORS, mirrorSetup, rowsOf } from "./mirror.ts";
import { moves } from "./moves.ts";
import { read, write } from "./notation.ts";
import { objection } from "./objection.ts";
import { play } from "./play.ts";
import { isCheck, otherSide, type ShogiMove, type ShogiPosition } from "./position.ts";
import { START_SFEN } from "./setup.ts";

/** How the positions of one scenario are changed. */
export interface ShogiVariation {
  readonly mirror: Mirror;
  /** A position in its other look; undefined for what is no position. */
  position(written: WrittenPosition): WrittenPosition | undefined;
  game(written: ScenarioGame): ScenarioGame | undefined;
}

/** What a scenario writes down, and what must stay as it is written. */
export interface ShogiWritten {
  /** The positions that it sends by itself. */
  readonly positions: readonly WrittenPosition[];
  /** What it is about depends on the side that moves. */
  readonly keepsSides: boolean;
  /** What is played after the next move counts too, so no piece is added. */
  readonly keepsPieces: boolean;
}

type Openings = readonly (readonly string[])[];

/**
 * Positions from an SFEN are mirrored, the sides change, and some pieces are added that change no
 * move. The start of a game has no mirror, so positions from there get two plies more instead.
 */
export function shogiVariation(random: () => number, written: ShogiWritten): ShogiVariation {
  const mirror = pick(fittingMirrors(written), random) ?? UNCHANGED;
  // Positions that are written alike stay alike: scenarios compare what an engine does in both.
  const known = new Map<string, Look>();
  const lookAt = (setup: string, openings: Openings): Look => {
    const key = JSON.stringify([setup, openings]);
    const look = known.get(key) ?? drawnLook(setup, { openings, random, mirror, written });
    known.set(key, look);
    return look;
  };
  const openingsFrom = (setup: string): Openings =>
    written.positions.filter((one) => one.setup === setup).map((one) => one.moves);
  return {
    mirror,
    position: (one) => positionOf(one) && lookAt(one.setup, openingsFrom(one.setup))(one.moves),
    game: ({ engine, setup, opening, settings }) => {
      if (settings && opening.length > 0) return undefined;
      const plain = { setup: (setup ?? START).replace(/^sfen\s+/, ""), moves: opening };
      if (!positionOf(plain)) return undefined;
      const seen = lookAt(plain.setup, [opening])(opening);
      const side = mirror.sides && !isFromStart(plain) ? otherSide(engine) : engine;
      return { engine: side, ...setup !== undefined && { setup: seen.setup }, opening: seen.moves };
    },
  };
}

const START = "startpos";
const UNCHANGED: Mirror = { files: false, sides: false };

/** What the positions of one start become, by their moves. */
type Look = (moves: readonly string[]) => WrittenPosition;

function drawnLook(
  setup: string,
  { openings, random, mirror, written }: {
    readonly openings: Openings;
    readonly random: () => number;
    readonly mirror: Mirror;
    readonly written: ShogiWritten;
  },
): Look {
  if (setup === START) {
    const drawn = new Map<string, Insertion | undefined>();
    return (plies) => {
      const [first] = plies;
      if (first === undefined) return { setup, moves: plies };
      // Games that begin alike may go on where another one ends.
      const kin = openings.filter(([ply]) => ply === first);
      if (!drawn.has(first)) drawn.set(first, insertionFor(distinct(kin), random));
      const more = drawn.get(first);
      return { setup, moves: more ? insert(plies, more) : plies };
    };
  }
  if (isFromStart({ setup })) return (plies) => ({ setup, moves: plies });
  const inMirror = (plies: readonly string[]) => plies.map((ply) => mirrorMove(ply, mirror));
  const plain = mirrorSetup(setup, mirror);
  const seen = written.keepsPieces
    ? plain
    : withBystanders(plain, { openings: openings.map(inMirror), random });
  return (plies) => ({ setup: seen, moves: inMirror(plies) });
}

/**
 * Whether a game begins as games do, from the usual start or one with a handicap: in a mirror it
 * would begin as none does.
 */
export function isFromStart({ setup }: Pick<WrittenPosition, "setup">): boolean {
  return setup === START || isHandicap(setup);
}

/** Whether nothing but some pieces of the start is missing. */
function isHandicap(setup: string): boolean {
  const marks = rowsOf(setup.split(" ")[0] ?? "").flat();
  const standing = marks.filter((mark) => mark !== "");
  return standing.length >= LEAST_OF_HANDICAP &&
    marks.every((mark, at) => mark === "" || mark === START_MARKS[at]);
}

const START_MARKS = rowsOf(START_SFEN.split(" ")[0] ?? "").flat();
/** One side whole, and the king of the other. */
const LEAST_OF_HANDICAP = 21;

/** Mirrors in which all positions test the same: to declare a win, Black needs a point more. */
function fittingMirrors({ positions, keepsSides }: ShogiWritten): readonly Mirror[] {
  return MIRRORS.filter((mirror) =>
    !(mirror.sides && keepsSides) && positions.every((one) => {
      const usual = positionOf(one);
      if (!usual || isFromStart(one)) return true;
      const seen = positionOf({
        setup: mirrorSetup(one.setup, mirror),
        moves: one.moves.map((move) => mirrorMove(move, mirror)),
      });
      return seen !== undefined && isAlike(usual, seen);
    })
  );
}

function distinct(openings: Openings): Openings {
  return openings.filter((one, at) =>
    openings.findIndex((other) => other.join() === one.join()) === at
  );
}

/** A game may get its plies at the start or near its end; several get them at the start. */
const LATE = 20;

/** Two plies that go with all these games; where none do, four that lead back to the start. */
function insertionFor(openings: Openings, random: () => number): Insertion | undefined {
  const start = positionOf({ setup: START, moves: [] });
  const [only, ...others] = openings;
  if (!start || !only) return undefined;
  const options: MorePlies<ShogiPosition, ShogiMove> = {
    game: { moves, objection, play, ending, read, write },
    start,
    random,
    plies: 2,
    places: others.length > 0 ? [0] : [0, ...only.keys()].slice(-LATE),
    // In check the moves are few, and scenarios name them.
    alike: (usual, other) =>
      isAlike(usual, other) && (!isCheck(usual) || hasSameMoves(usual, other)),
  };
  return morePlies(openings, options) ?? { at: 0, plies: thereAndBack(random) };
}

/** Both rooks step aside and return: the board is the same, and only the list of moves differs. */
function thereAndBack(random: () => number): readonly string[] {
  const [black = 3, white = 7] = [pick(BETWEEN, random), pick(BETWEEN, random)];
  return [`2h${black}h`, `8b${white}b`, `${black}h2h`, `${white}b8b`];
}

/** The files between a rook and its bishop. */
const BETWEEN = [3, 4, 5, 6, 7] as const;
