/** Davidson's model of wins, draws and losses, with an advantage of moving first. @module */

import type { Encounter } from "../../core/mod.ts";
import type { Curvature } from "./conjugate.ts";

/**
 * The parameters in one vector: the strength of each player as a natural logarithm, then the
 * advantage of the first player, then the logarithm of the weight of draws. With the difference `d`
 * a win, a draw and a loss weigh `exp(d/2)`, `exp(draw)` and `exp(−d/2)`.
 */
export type Parameters = Float64Array;

/** Which of the two common parameters the games can tell. */
export interface Free {
  readonly advantage: boolean;
  readonly draws: boolean;
  /** Whether there are draws at all; their weight may be set without being free. */
  readonly drawn: boolean;
}

/** The chances of a win, a draw and a loss of the first player, and the logarithms of them. */
export function chances(
  { first, second }: Pick<Encounter, "first" | "second">,
  parameters: Parameters,
  { drawn: isDrawn }: Pick<Free, "drawn">,
): readonly [number, number, number] {
  const players = parameters.length - 2;
  const half = (parameters[first]! - parameters[second]! + parameters[players]!) / 2;
  const drawn = isDrawn ? parameters[players + 1]! : -Infinity;
  const most = Math.max(Math.abs(half), drawn);
  const weights = [half, drawn, -half].map((weight) => Math.exp(weight - most));
  const all = weights[0]! + weights[1]! + weights[2]!;
  return [weights[0]! / all, weights[1]! / all, weights[2]! / all];
}

/** How likely the games are, as a logarithm. */
export function logLikelihood(
  encounters: readonly Encounter[],
  parameters: Parameters,
  free: Free,
): number {
  return encounters.reduce((sum, encounter) => {
    const [win, draw, loss] = chances(encounter, parameters, free);
    const { wins, draws, losses } = encounter;
    return sum + times(wins, win) + times(draws, draw) + times(losses, loss);
  }, 0);
}

function times(count: number, chance: number): number {
  return count === 0 ? 0 : count * Math.log(chance);
}

/** In which direction the likelihood grows. */
export function gradient(
  encounters: readonly Encounter[],
  parameters: Parameters,
  free: Free,
): Float64Array {
  const sum = new Float64Array(parameters.length);
  const players = parameters.length - 2;
  for (const encounter of encounters) {
    const { first, second, wins, draws, losses } = encounter;
    const games = wins + draws + losses;
    const [win, draw, loss] = chances(encounter, parameters, free);
    const surprise = (wins - losses - games * (win - loss)) / 2;
    sum[first] = sum[first]! + surprise;
    sum[second] = sum[second]! - surprise;
    if (free.advantage) sum[players] = sum[players]! + surprise;
    if (free.draws) sum[players + 1] = sum[players + 1]! + draws - games * draw;
  }
  return sum;
}

/** The information matrix: how sharply the likelihood bends. */
export function information(
  encounters: readonly Encounter[],
  parameters: Parameters,
  free: Free,
): Curvature {
  const players = parameters.length - 2;
  const bends = bendsOf(encounters, parameters, free);
  const { count, firsts, seconds, byStrength, byBoth, byDraws } = bends;
  const diagonal = new Float64Array(parameters.length);
  for (let at = 0; at < count; at++) {
    const [first, second] = [firsts[at]!, seconds[at]!];
    diagonal[first] = diagonal[first]! + byStrength[at]!;
    diagonal[second] = diagonal[second]! + byStrength[at]!;
    if (free.advantage) diagonal[players] = diagonal[players]! + byStrength[at]!;
    if (free.draws) diagonal[players + 1] = diagonal[players + 1]! + byDraws[at]!;
  }
  const product = (vector: Float64Array, sum: Float64Array): void => {
    sum.fill(0);
    const advantage = free.advantage ? vector[players]! : 0;
    const drawn = free.draws ? vector[players + 1]! : 0;
    let [pulls, draws] = [0, 0];
    for (let at = 0; at < count; at++) {
      const first = firsts[at]!;
      const second = seconds[at]!;
      const apart = vector[first]! - vector[second]! + advantage;
      const pull = byStrength[at]! * apart + byBoth[at]! * drawn;
      sum[first] = sum[first]! + pull;
      sum[second] = sum[second]! - pull;
      pulls += pull;
      draws += byBoth[at]! * apart + byDraws[at]! * drawn;
    }
    if (free.advantage) sum[players] = pulls;
    if (free.draws) sum[players + 1] = draws;
  };
  return { times: product, diagonal, noise: (sign) => noiseOf(bends, { players, free, sign }) };
}

/** A vector whose covariances are those that the encounters add to the matrix. */
function noiseOf(
  { count, firsts, seconds, byStrength, byBoth, byDraws }: Bends,
  { players, free, sign }: {
    readonly players: number;
    readonly free: Free;
    readonly sign: () => number;
  },
): Float64Array {
  const sum = new Float64Array(players + 2);
  const add = (at: number, value: number): void => {
    sum[at] = sum[at]! + value;
  };
  for (let at = 0; at < count; at++) {
    const one = sign();
    const root = Math.sqrt(byStrength[at]!);
    add(firsts[at]!, root * one);
    add(seconds[at]!, -root * one);
    if (free.advantage) add(players, root * one);
    if (!free.draws || root === 0) continue;
    const along = byBoth[at]! / root;
    add(players + 1, along * one + Math.sqrt(Math.max(0, byDraws[at]! - along ** 2)) * sign());
  }
  return sum;
}

/** What each encounter adds to the matrix, in columns: a matrix is multiplied thousands of times. */
interface Bends {
  readonly count: number;
  readonly firsts: Int32Array;
  readonly seconds: Int32Array;
  readonly byStrength: Float64Array;
  readonly byBoth: Float64Array;
  readonly byDraws: Float64Array;
}

function bendsOf(encounters: readonly Encounter[], parameters: Parameters, free: Free): Bends {
  const games = encounters.map(({ wins, draws, losses }) => wins + draws + losses);
  const likely = encounters.map((encounter) => chances(encounter, parameters, free));
  const column = (bend: (chances: readonly [number, number, number]) => number): Float64Array =>
    Float64Array.from(likely, (each, at) => games[at]! * bend(each));
  return {
    count: encounters.length,
    firsts: Int32Array.from(encounters, ({ first }) => first),
    seconds: Int32Array.from(encounters, ({ second }) => second),
    byStrength: column(([win, , loss]) => (win + loss - (win - loss) ** 2) / 4),
    byBoth: column(([win, draw, loss]) => -draw * (win - loss) / 2),
    byDraws: column(([, draw]) => draw * (1 - draw)),
  };
}
