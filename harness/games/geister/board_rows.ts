/**
 * The initial board of a board file: six rows as the first player sees them, colours instead of
 * letters, R and B for the first player, r and b for the second, - for an empty square.
 * @module
 */

import { type Localized, ok, type Result } from "../../core/mod.ts";
import type { Side } from "../game.ts";
import { type Colour, type Ghost, type Ghosts, homeOf, LETTERS, OF_A_COLOUR } from "./ghost.ts";
import { ownView, SIZE, SQUARES } from "./square.ts";
import { refused } from "../start_words.ts";
import { RECORD } from "./setup_words.ts";

/** Six rows of six marks. */
export function rowsOf(ghosts: Ghosts): readonly string[] {
  const marks = SQUARES.map((_, square) => {
    for (const [mark, { side, colour }] of Object.entries(OWNERS)) {
      if (ghosts[side].some((each) => each.at === square && each.colour === colour)) return mark;
    }
    return "-";
  });
  return SQUARES.slice(0, SIZE).map((_, row) => marks.slice(row * SIZE, (row + 1) * SIZE).join(""));
}

/**
 * The ghosts of six rows of six marks. A ghost on a home square has its letter; the others get
 * the letters that are left, row by row as their owner sees them. A missing ghost was captured, and
 * was red while that makes up four red ones.
 */
export function ghostsOf(rows: readonly string[]): Result<Ghosts, Localized> {
  const marks = rows.join("");
  const first = ghostsOfSide(marks, "first");
  if (!first.ok) return first;
  const second = ghostsOfSide(marks, "second");
  return second.ok ? ok({ first: first.value, second: second.value }) : second;
}

const OWNERS: Readonly<Record<string, { readonly side: Side; readonly colour: Colour }>> = {
  R: { side: "first", colour: "red" },
  B: { side: "first", colour: "blue" },
  r: { side: "second", colour: "red" },
  b: { side: "second", colour: "blue" },
};

function ghostsOfSide(marks: string, side: Side): Result<readonly Ghost[], Localized> {
  const standing = SQUARES.flatMap((_, index) => {
    const at = ownView(index, side);
    const owner = OWNERS[marks.charAt(at)];
    return owner?.side === side ? [{ colour: owner.colour, at }] : [];
  });
  if (standing.length > LETTERS.length) {
    return refused(RECORD.tooMany, {
      most: LETTERS.length,
      count: standing.length,
      side,
    });
  }
  return ok(lettered(standing, side));
}

function lettered(standing: readonly Ghost[], side: Side): readonly Ghost[] {
  const homes = LETTERS.map((_, index) => homeOf(index, side));
  const away = standing.filter(({ at }) => typeof at === "number" && !homes.includes(at));
  let reds = OF_A_COLOUR - standing.filter(({ colour }) => colour === "red").length;
  const next = (): Ghost => away.shift() ?? { colour: reds-- > 0 ? "red" : "blue", at: "captured" };
  return homes.map((home) => standing.find(({ at }) => at === home) ?? next());
}
