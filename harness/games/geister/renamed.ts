/** The same game under other letters, for a player that has chosen its reds anew. @module */

import type { Side } from "../game.ts";
import { LETTERS } from "./ghost.ts";
import { read, write } from "./notation.ts";
import type { GeisterPosition } from "./position.ts";

/** A position in which some ghosts of one side have exchanged their letters. */
export interface Renamed {
  readonly position: GeisterPosition;
  /** A move of that side in the other letters, in either direction. */
  readonly ply: (move: string) => string;
}

/**
 * The position with the letters exchanged in pairs, so that just the ghosts called `letters` are
 * red; colours and squares stay as they are. Undefined if that many ghosts are not red.
 */
export function renamed(
  position: GeisterPosition,
  { side, letters }: { readonly side: Side; readonly letters: string },
): Renamed | undefined {
  const ghosts = position.ghosts[side];
  const isRed = (index: number): boolean => ghosts[index]?.colour === "red";
  const isChosen = (index: number): boolean => letters.toUpperCase().includes(LETTERS[index]!);
  const all = [...LETTERS.keys()];
  const given = all.filter((index) => isRed(index) && !isChosen(index));
  const taken = all.filter((index) => isChosen(index) && !isRed(index));
  if (given.length !== taken.length) return undefined;
  const other = new Map([...given.entries()].flatMap(([at, one]) => [
    [one, taken[at]!] as const,
    [taken[at]!, one] as const,
  ]));
  const nameOf = (index: number): number => other.get(index) ?? index;
  return {
    position: {
      ...position,
      ghosts: { ...position.ghosts, [side]: all.map((index) => ghosts[nameOf(index)]!) },
    },
    ply: (move) => renamedPly(move, nameOf),
  };
}

/** A move whose ghost has another letter; what names no ghost stays as it is. */
function renamedPly(text: string, nameOf: (index: number) => number): string {
  const move = read(text);
  const index = move.ok ? LETTERS.findIndex((letter) => letter === move.value.ghost) : -1;
  if (!move.ok || index < 0) return text;
  return write({ ...move.value, ghost: LETTERS[nameOf(index)]! });
}
