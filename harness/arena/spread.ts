/** How far the ratings of a group may be from the truth, and how they vary together. @module */

import type { Estimate } from "../core/mod.ts";
import { type Curvature, solve } from "./conjugate.ts";
import type { Parameters } from "./davidson.ts";
import { normalShare } from "./normal.ts";

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

/** The ratings of a group. */
export class Spread {
  /** The best first. */
  readonly #players: readonly number[];
  readonly #fitted: Fitted;
  readonly #anchor: Anchor | undefined;
  readonly #mean: number;
  readonly #next = new Map<number, number>();
  /** For each player the covariances with all of the group; of too many players few are kept. */
  readonly #columns = new Map<number, Float64Array>();
  readonly #variances = new Map<number, number>();
  /** For each player the covariance with the next. */
  readonly #withNext = new Map<number, number>();

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
    for (const [at, player] of this.#players.entries()) {
      const column = this.#column(player);
      this.#variances.set(player, column[player]!);
      if (full || player === this.#anchor?.player) this.#columns.set(player, column);
      const next = this.#players[at + 1];
      if (next === undefined) continue;
      this.#next.set(player, next);
      this.#withNext.set(player, column[next]!);
    }
  }

  /** A player's rating. */
  of(player: number): Estimate {
    const { scale, parameters } = this.#fitted;
    const points = (one: number): number => scale * (parameters[one]! - this.#mean);
    if (!this.#anchor) {
      const variance = this.#players.length < 2 ? Infinity : this.#variances.get(player)!;
      return { elo: points(player), error: SIGMAS * scale * Math.sqrt(variance) };
    }
    const { player: anchor, elo } = this.#anchor;
    const together = this.#columns.get(anchor)?.[player] ?? 0;
    return {
      elo: elo + points(player) - points(anchor),
      error: SIGMAS * scale * this.#deviation(player, anchor, together),
    };
  }

  /** The chance that one player of the group is stronger than another; not of too many players. */
  superiority(one: number, other: number): number | undefined {
    const together = this.#columns.get(other)?.[one];
    return together === undefined ? undefined : this.#chance(one, other, together);
  }

  /** The chance that a player is stronger than the next of its group, if there is one. */
  superiorToNext(player: number): number | undefined {
    const next = this.#next.get(player);
    return next === undefined
      ? undefined
      : this.#chance(player, next, this.#withNext.get(player) ?? 0);
  }

  #chance(one: number, other: number, together: number): number {
    const { parameters } = this.#fitted;
    const deviation = this.#deviation(one, other, together);
    return normalShare((parameters[one]! - parameters[other]!) / deviation);
  }

  /** The standard deviation of a difference in strength. */
  #deviation(one: number, other: number, together: number): number {
    if (one === other) return 0;
    const variance = this.#variances.get(one)! + this.#variances.get(other)! - 2 * together;
    return Math.sqrt(Math.max(0, variance));
  }

  #column(player: number): Float64Array {
    const { bend, parameters } = this.#fitted;
    const wanted = new Float64Array(parameters.length);
    for (const one of this.#players) wanted[one] = -1 / this.#players.length;
    wanted[player] = wanted[player]! + 1;
    const column = solve(bend, wanted, { precision: PRECISION });
    const mean = this.#players.reduce((sum, one) => sum + column[one]!, 0) / this.#players.length;
    for (const one of this.#players) column[one] = column[one]! - mean;
    return column;
  }
}
