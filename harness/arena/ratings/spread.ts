/** How far the ratings of a group may be from the truth, and how they vary together. @module */

import type { Estimate } from "../../core/mod.ts";
import { type Curvature, solve } from "./conjugate.ts";
import type { Parameters } from "./davidson.ts";
import { normalShare } from "./normal.ts";
import { sampled } from "./sampled.ts";

/** A player whose rating is set. */
export interface Anchor {
  readonly player: number;
  readonly elo: number;
}

/** The likeliest parameters, how sharply the likelihood bends there, and Elo points for a unit. */
export interface Fitted {
  readonly parameters: Parameters;
  readonly bend: Curvature;
  readonly scale: number;
}

/** So many standard deviations to either side hold 95 %. */
export const SIGMAS = 1.959963985;

/** An interval needs fewer digits than a rating. */
const PRECISION = 1e-6;

/** The intervals of more players are estimated: the work for them shall grow like the games alone. */
const MOST_SOLVED = 500;

/** The ratings of a group. */
export class Spread {
  /** The best first. */
  readonly #players: readonly number[];
  readonly #fitted: Fitted;
  readonly #anchor: Anchor | undefined;
  readonly #mean: number;
  readonly #next = new Map<number, number>();
  /** For each player the covariances with all of the group; of too many players none are kept. */
  readonly #columns = new Map<number, Float64Array>();
  readonly #variances = new Map<number, number>();
  /** For each player the variance of its difference to the next, and to the anchor. */
  readonly #toNext = new Map<number, number>();
  readonly #toAnchor = new Map<number, number>();

  constructor(
    players: readonly number[],
    fitted: Fitted,
    { full, anchor }: { readonly full: boolean; readonly anchor?: Anchor },
  ) {
    const { parameters } = fitted;
    this.#players = players.toSorted((a, b) => parameters[b]! - parameters[a]! || a - b);
    this.#fitted = fitted;
    this.#anchor = anchor && players.includes(anchor.player) ? anchor : undefined;
    this.#mean = players.reduce((sum, player) => sum + parameters[player]!, 0) / players.length;
    for (const [at, next] of this.#players.slice(1).entries()) {
      this.#next.set(this.#players[at]!, next);
    }
    // A player by itself has no interval.
    if (players.length < 2) return;
    if (players.length > MOST_SOLVED) this.#sample();
    else this.#solveEach(full);
  }

  /** A player's rating. */
  of(player: number): Estimate {
    const { scale, parameters } = this.#fitted;
    const points = (one: number): number => scale * (parameters[one]! - this.#mean);
    const error = (variance: number): number => SIGMAS * scale * Math.sqrt(variance);
    if (!this.#anchor) {
      return { elo: points(player), error: error(this.#variances.get(player) ?? Infinity) };
    }
    const { player: anchor, elo } = this.#anchor;
    return {
      elo: elo + points(player) - points(anchor),
      error: player === anchor ? 0 : error(this.#toAnchor.get(player) ?? Infinity),
    };
  }

  /** The chance that one player of the group is stronger than another; not of too many players. */
  superiority(one: number, other: number): number | undefined {
    const column = this.#columns.get(other);
    return column && this.#chance(one, other, this.#apart(one, other, column));
  }

  /** The chance that a player is stronger than the next of its group, if there is one. */
  superiorToNext(player: number): number | undefined {
    const next = this.#next.get(player);
    const variance = this.#toNext.get(player);
    return next === undefined || variance === undefined
      ? undefined
      : this.#chance(player, next, variance);
  }

  #chance(one: number, other: number, variance: number): number {
    const { parameters } = this.#fitted;
    return normalShare((parameters[one]! - parameters[other]!) / Math.sqrt(variance));
  }

  /** Finds all variances by one solution of the equations for each player. */
  #solveEach(full: boolean): void {
    const withNext = new Map<number, number>();
    for (const player of this.#players) {
      const column = this.#column(player);
      this.#variances.set(player, column[player]!);
      withNext.set(player, column[this.#next.get(player) ?? player]!);
      if (full || player === this.#anchor?.player) this.#columns.set(player, column);
    }
    for (const [player, next] of this.#next) {
      this.#toNext.set(player, this.#difference(player, next, withNext.get(player)!));
    }
    const { player: anchor = -1 } = this.#anchor ?? {};
    const column = this.#columns.get(anchor);
    if (!column) return;
    for (const player of this.#players) {
      this.#toAnchor.set(player, this.#apart(player, anchor, column));
    }
  }

  /** Estimates the variances by a fixed number of solutions. */
  #sample(): void {
    const { bend } = this.#fitted;
    const solution = (vector: Float64Array): Float64Array => this.#solution(vector);
    const anchor = this.#anchor?.player;
    const { own, toNext, toAnchor } = sampled(this.#players, { bend, solution, anchor });
    for (const [at, player] of this.#players.entries()) {
      this.#variances.set(player, own[at]!);
      this.#toNext.set(player, toNext[at]!);
      this.#toAnchor.set(player, toAnchor[at]!);
    }
  }

  /** The variance of a difference in strength, by the covariances of the other player. */
  #apart(one: number, other: number, column: Float64Array): number {
    return this.#difference(one, other, column[one]!);
  }

  #difference(one: number, other: number, together: number): number {
    const variance = this.#variances.get(one)! + this.#variances.get(other)! - 2 * together;
    return Math.max(0, variance);
  }

  #column(player: number): Float64Array {
    const wanted = new Float64Array(this.#fitted.parameters.length);
    wanted[player] = 1;
    return this.#solution(wanted);
  }

  /** The product of the matrix of covariances and a vector, which is changed. */
  #solution(vector: Float64Array): Float64Array {
    const found = solve(this.#fitted.bend, this.#centred(vector), { precision: PRECISION });
    return this.#centred(found);
  }

  #centred(vector: Float64Array): Float64Array {
    const mean = this.#players.reduce((sum, one) => sum + vector[one]!, 0) / this.#players.length;
    for (const one of this.#players) vector[one] = vector[one]! - mean;
    return vector;
  }
}
