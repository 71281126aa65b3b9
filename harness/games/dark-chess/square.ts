/** The 32 squares: 0 is a1, 1 is b1, 4 is a2 and 31 is d8. @module */

/** How many files there are, a to d. */
export const FILES = 4;

/** How many ranks there are, 1 to 8. */
export const RANKS = 8;

/** The names of all squares, by their index. */
export const SQUARES: readonly string[] = Array.from(
  { length: FILES * RANKS },
  (_, index) => `${"abcd"[index % FILES]}${Math.floor(index / FILES) + 1}`,
);

/** From each square, the squares in each of the four directions, the nearest first. */
export const RAYS: readonly (readonly (readonly number[])[])[] = SQUARES.map((_, from) =>
  [[0, 1], [0, -1], [1, 0], [-1, 0]].map(([dx = 0, dy = 0]) => ray(from, { dx, dy }))
    .filter((squares) => squares.length > 0)
);

/** From each square, the squares beside it. */
export const NEXT_TO: readonly (readonly number[])[] = RAYS.map((rays) =>
  rays.flatMap(([next]) => next ?? [])
);

/** The index of a square; undefined where the board has no such square. */
export function indexOf(name: string): number | undefined {
  if (name.length !== 2) return undefined;
  const file = name.charCodeAt(0) - 97;
  const rank = name.charCodeAt(1) - 49;
  if (!(file >= 0 && file < FILES && rank >= 0 && rank < RANKS)) return undefined;
  return file + FILES * rank;
}

/** The squares strictly between two on one rank or file; undefined where they share none. */
export function between(from: number, to: number): readonly number[] | undefined {
  const [low, high] = from < to ? [from, to] : [to, from];
  const step = low % FILES === high % FILES ? FILES : 1;
  const sameRank = Math.floor(low / FILES) === Math.floor(high / FILES);
  if (low === high || (step === 1 && !sameRank)) return undefined;
  return Array.from({ length: (high - low) / step - 1 }, (_, i) => low + (i + 1) * step);
}

function ray(from: number, { dx, dy }: { dx: number; dy: number }): readonly number[] {
  const squares: number[] = [];
  let file = from % FILES + dx;
  let rank = Math.floor(from / FILES) + dy;
  while (file >= 0 && file < FILES && rank >= 0 && rank < RANKS) {
    squares.push(file + FILES * rank);
    file += dx;
    rank += dy;
  }
  return squares;
}
