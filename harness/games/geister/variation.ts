/** Games of a scenario in another look, which chance chooses. @module */

import { insert, morePlies } from "../more_plies.ts";
import type { ScenarioGame, Variation } from "../variation.ts";
import { ending } from "./ending.ts";
import { LETTERS } from "./ghost.ts";
import { moves } from "./moves.ts";
import { read, write } from "./notation.ts";
import { objection } from "./objection.ts";
import { play } from "./play.ts";
import type { GeisterMove, GeisterPosition } from "./position.ts";
import type { Direction } from "./square.ts";
import { stakes } from "./stakes.ts";
import { start } from "./start.ts";

/**
 * Exchanges left and right, adds a ply of each side to openings, and lets chance move the ghosts
 * that a setup does not name. Both players stay who they are: the first one moves first.
 */
export function geisterVariation(random: () => number): Variation {
  const mirrors = random() < 0.5;
  const chance = Math.floor(random() * 2 ** 31);
  // Openings that are written alike stay alike: scenarios compare what an engine does in both.
  const known = new Map<string, readonly string[]>();
  const openingOf = (written: readonly string[]): readonly string[] => {
    const key = written.join(" ");
    const seen = known.get(key) ??
      withMore(mirrors ? written.map(mirrorPly) : written, random);
    known.set(key, seen);
    return seen;
  };
  return {
    game: (written) => gameOf(written, { mirrors, chance, openingOf }),
    frame: (text) => /[0-9]{2}[RBrbu]/.test(text) ? undefined : text,
    answer: (text) => /^[A-Ha-h]$|NORTH|EAST|WEST|SOUTH|[0-9]/.test(text) ? undefined : text,
  };
}

function gameOf(
  written: ScenarioGame,
  { mirrors, chance, openingOf }: {
    readonly mirrors: boolean;
    readonly chance: number;
    readonly openingOf: (plies: readonly string[]) => readonly string[];
  },
): ScenarioGame | undefined {
  const { setup, opening, settings } = written;
  if (settings && (setup !== undefined || opening.length > 0)) return undefined;
  if (setup === undefined) {
    return opening.length === 0 ? written : { ...written, opening: openingOf(opening) };
  }
  if (!WISHES.test(setup) || opening.length > 0) return undefined;
  const seen = mirrors ? setup.replaceAll(PLACE, mirrorPlace) : setup;
  return { ...written, setup: `${seen}, chance ${chance}` };
}

/** A list of ghosts that shall stand somewhere, as `own red at 00, other blue at 55`. */
const WISHES = /^\s*(own|other) \w+ at \d\d(\s*,\s*(own|other) \w+ at \d\d)*\s*$/;
const PLACE = /\bat ([0-5])([0-5])\b/g;

function mirrorPlace(_: string, column: string, row: string): string {
  return `at ${5 - Number(column)}${row}`;
}

const OTHER_WAY: Readonly<Record<Direction, Direction>> = { N: "N", E: "W", W: "E", S: "S" };

/** As what a written ply is seen; what is none stays as it is. */
export function mirrorPly(text: string): string {
  const move = read(text);
  if (!move.ok) return text;
  const { ghost, direction } = move.value;
  const at = LETTERS.findIndex((each) => each === ghost);
  // A to D stand in front from left to right, E to H behind them.
  const other = (at < 0 ? undefined : LETTERS[at - at % 4 + 3 - at % 4]) ?? ghost;
  return write({ ghost: other, direction: OTHER_WAY[direction] });
}

/** An opening with a ply of each side more, by which nothing is taken. */
function withMore(opening: readonly string[], random: () => number): readonly string[] {
  const begun = start({ seed: 1 });
  if (!begun.ok) return opening;
  const more = morePlies([opening], {
    game: { moves, objection, play, ending, read, write },
    start: begun.value,
    random,
    plies: 2,
    places: [...opening.keys()],
    usable: isQuiet,
    alike: (usual, other) =>
      ending(usual)?.reason === ending(other)?.reason &&
      stakes(usual).join() === stakes(other).join() && countsOf(usual) === countsOf(other),
  });
  return more ? insert(opening, more) : opening;
}

/** Whether a ply neither takes a ghost nor leaves the board. */
export function isQuiet(position: GeisterPosition, move: GeisterMove): boolean {
  const { last } = play(position, move);
  return last?.taken === undefined && last?.to !== "escaped";
}

/** How many ghosts are on the board. */
function countsOf({ ghosts }: GeisterPosition): string {
  return [ghosts.first, ghosts.second].map((own) =>
    own.filter(({ at }) => typeof at === "number").length
  ).join();
}
