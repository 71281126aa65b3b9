/** Where an arrow key leads on a board of any shape. @module */

import type { Spot } from "../view/board_geometry.ts";

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest place in the direction of a key; places aside count as farther away. */
export function neighbour(spots: readonly Spot[], from: Spot, key: string): Spot | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const [dx, dy] = way;
  let best: Spot | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 1) continue;
    const far = ahead + 2 * aside;
    if (far < least) {
      least = far;
      best = spot;
    }
  }
  return best;
}
