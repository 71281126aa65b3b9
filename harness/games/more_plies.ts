/** Plies besides those of an opening, so that no table of positions fits. @module */

import type { Game } from "./game.ts";
import { pick } from "./random.ts";

/** Where plies are put in, and what must stay true. */
export interface MorePlies<Position, Move> {
  readonly game: Pick<
    Game<Position, Move>,
    "moves" | "objection" | "play" | "ending" | "read" | "write"
  >;
  readonly start: Position;
  readonly random: () => number;
  /** So many plies bring the turn back to the same side. */
  readonly plies: number;
  /** The places where they may stand, by the number of written plies before them. */
  readonly places: readonly number[];
  /** Whether a ply may be put in. */
  readonly usable?: (position: Position, move: Move) => boolean;
  /** Whether a position tests what the written one does. */
  readonly alike: (written: Position, other: Position) => boolean;
}

/** Plies, and behind how many written ones they stand. */
export interface Insertion {
  readonly at: number;
  readonly plies: readonly string[];
}

const TRIES = 40;

/**
 * Plies of both sides that chance chooses and that go with all these openings; undefined where
 * chance finds none. Openings that share their beginning get the same plies, so that one goes on
 * where the other ends.
 */
export function morePlies<Position, Move>(
  openings: readonly (readonly string[])[],
  options: MorePlies<Position, Move>,
): Insertion | undefined {
  const games = openings.map((opening) => ({ opening, ways: waysOf(opening, options) }));
  const [first] = games;
  if (!first || games.some(({ opening, ways }) => ways.length <= opening.length)) return undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const at = pick(options.places, options.random);
    const from = at === undefined ? undefined : first.ways[at];
    const plies = from === undefined ? undefined : drawn(from, options);
    if (at === undefined || !plies) continue;
    const fits = games.every(({ opening, ways }) => {
      const [usual, before] = [ways.at(-1), ways[at]];
      if (usual === undefined || before === undefined) return false;
      const more = [...plies, ...opening.slice(at)];
      const other = waysOf(more, { ...options, start: before })[more.length];
      return other !== undefined && options.alike(usual, other);
    });
    if (fits) return { at, plies };
  }
  return undefined;
}

/** An opening with more plies in it. */
export function insert(opening: readonly string[], { at, plies }: Insertion): readonly string[] {
  return [...opening.slice(0, at), ...plies, ...opening.slice(at)];
}

/** Legal plies by chance; undefined where the game ends before there are enough. */
function drawn<Position, Move>(
  from: Position,
  { game, random, plies, usable = () => true }: MorePlies<Position, Move>,
): readonly string[] | undefined {
  const words: string[] = [];
  let position = from;
  while (words.length < plies) {
    if (game.ending(position)) return undefined;
    const here = position;
    const move = pick(game.moves(here).filter((one) => usable(here, one)), random);
    if (move === undefined) return undefined;
    words.push(game.write(move));
    position = game.play(here, move);
  }
  return words;
}

/** The positions before, between and after plies, as far as these can be played. */
function waysOf<Position, Move>(
  plies: readonly string[],
  { game, start }: Pick<MorePlies<Position, Move>, "game" | "start">,
): readonly Position[] {
  const positions = [start];
  let position = start;
  for (const ply of plies) {
    const move = game.read(ply);
    if (!move.ok || game.ending(position) || game.objection(position, move.value)) break;
    position = game.play(position, move.value);
    positions.push(position);
  }
  return positions;
}
