/** Games that the search plays with itself, towards rare situations. @module */

import { randomFrom } from "../games/random.ts";
import type { Coverage } from "./coverage.ts";
import { worth } from "./coverage.ts";
import type { GameModel } from "./model.ts";
import { steeredPly } from "./steer.ts";

/** Where a game starts, and how long it goes on. */
export interface Simulation {
  readonly start: unknown;
  readonly plies: number;
  readonly random: () => number;
  readonly coverage: Coverage;
}

/** The plies of such a game, up to the position with the rarest situations, at most `plies`. */
export function simulated(model: GameModel, simulation: Simulation): readonly string[] {
  const { start, plies: most, random, coverage } = simulation;
  const { game } = model.kit;
  const plies: string[] = [];
  let position = start;
  let [best, length] = [-1, 0];
  while (plies.length < most) {
    const ply = steeredPly(model, position, { coverage, random });
    const move = game.read(ply);
    if (!move.ok) break;
    position = game.play(position, move.value);
    if (game.ending(position)) break;
    plies.push(ply);
    const value = worth(coverage, model.situations(position)) * (0.5 + random());
    if (value >= best) [best, length] = [value, plies.length];
  }
  return plies.slice(0, length);
}

/** A whole number below `bound`. */
export function below(bound: number, random: () => number): number {
  return Math.floor(random() * bound);
}

/** The chance of game number `game` in a search with this seed. */
export function chanceOf(seed: number, game: number): () => number {
  return randomFrom((seed * 1_000_003 + game * 7919) % 2 ** 31);
}
