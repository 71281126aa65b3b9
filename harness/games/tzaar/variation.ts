/** Games of a scenario in another look, which chance chooses. @module */

import { insert, morePlies } from "../more_plies.ts";
import { pick } from "../random.ts";
import type { Variation } from "../variation.ts";
import { ending } from "./ending.ts";
import { moves } from "./moves.ts";
import { read, write } from "./notation.ts";
import { objection } from "./objection.ts";
import { play } from "./play.ts";
import { nameOf } from "./point.ts";
import { stackAt, type TzaarMove, type TzaarPosition } from "./position.ts";
import { STANDARD_POSITION } from "./setup.ts";
import { stakes } from "./stakes.ts";

/**
 * Turns the board by thirds and adds a turn of each side to openings. The opening of the
 * specification looks the same after a third of a turn; all other turns and mirrors exchange its
 * colours or none of its pieces, and White moves first.
 */
export function tzaarVariation(random: () => number): Variation {
  const thirds = pick([0, 1, 2], random) ?? 0;
  const turned = (text: string) => turnPoints(text, thirds);
  // Openings that are written alike stay alike: scenarios compare what an engine does in both.
  const known = new Map<string, readonly string[]>();
  const openingOf = (written: readonly string[]): readonly string[] => {
    const key = written.join(" ");
    const seen = known.get(key) ?? withMore(written.map(turned), random);
    known.set(key, seen);
    return seen;
  };
  const plain = (text: string) => POINT.test(text) ? undefined : text;
  return {
    game: (written) => {
      const { setup, opening } = written;
      if (setup !== undefined) {
        return { ...written, setup: turned(setup), opening: opening.map(turned) };
      }
      return opening.length === 0 ? written : { ...written, opening: openingOf(opening) };
    },
    frame: plain,
    answer: plain,
  };
}

const POINT = /-?\d,-?\d/;

/** All points in a text after so many thirds of a turn. */
export function turnPoints(text: string, thirds: number): string {
  // A sign before a point that follows another one is that of a capture.
  return text.replaceAll(/(?<![\d,])-?\d,-?\d/g, (name) => {
    const [u = 0, v = 0] = name.split(",").map(Number);
    const [x, y] = [[u, v], [-u - v, u], [v, -u - v]][thirds] ?? [u, v];
    return nameOf({ u: (x ?? 0) + 0, v: (y ?? 0) + 0 });
  });
}

/** An opening with a turn of each side more, neither of them with a pass. */
function withMore(opening: readonly string[], random: () => number): readonly string[] {
  const more = morePlies([opening], {
    game: { moves, objection, play, ending, read, write },
    start: STANDARD_POSITION,
    random,
    plies: 4,
    places: placesIn(opening),
    usable: isPlain,
    alike: (usual, other) =>
      usual.turn === other.turn && usual.step === other.step &&
      ending(usual)?.reason === ending(other)?.reason &&
      stakes(usual).join() === stakes(other).join(),
  });
  return more ? insert(opening, more) : opening;
}

/** Where a turn begins, the first one excepted, which has one step. */
function placesIn(opening: readonly string[]): readonly number[] {
  return [...opening.keys(), opening.length].filter((at) => at % 2 === 1);
}

/** Whether a step moves something and makes no stack of two digits. */
function isPlain(position: TzaarPosition, move: TzaarMove): boolean {
  if (move.kind !== "enhance") return move.kind === "capture";
  const heights = [move.from, move.to].map((at) => stackAt(position, at)?.height ?? 0);
  return heights.reduce((sum, height) => sum + height, 0) < 10;
}
