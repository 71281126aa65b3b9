/** Whether games can tell the worth of moving first from the players' strengths. @module */

import type { Encounter } from "../../core/mod.ts";

/**
 * Moving first cannot be told from strength where strengths alone could explain it: where each
 * player can be given a height so that the first player of every encounter stands exactly one above
 * the second, as when the same player began every game of a match.
 */
export function tellsSides(players: number, encounters: readonly Encounter[]): boolean {
  const steps = Array.from({ length: players }, (): Step[] => []);
  for (const { first, second } of encounters) {
    steps[first]?.push({ to: second, up: -1 });
    steps[second]?.push({ to: first, up: 1 });
  }
  const heights = new Map<number, number>();
  for (let start = 0; start < players; start++) {
    if (heights.has(start)) continue;
    heights.set(start, 0);
    const open = [start];
    for (let player = open.pop(); player !== undefined; player = open.pop()) {
      for (const { to, up } of steps[player] ?? []) {
        const height = heights.get(player)! + up;
        const known = heights.get(to);
        if (known !== undefined && known !== height) return true;
        if (known !== undefined) continue;
        heights.set(to, height);
        open.push(to);
      }
    }
  }
  return false;
}

interface Step {
  readonly to: number;
  readonly up: 1 | -1;
}
