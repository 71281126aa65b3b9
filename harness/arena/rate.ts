/** Ratings by maximum likelihood. @module */

import type { Encounter, Estimate, PlayerRating, RatedGroup, Ratings } from "../core/mod.ts";
import { type Curvature, solve } from "./conjugate.ts";
import { type Free, gradient, information, logLikelihood, type Parameters } from "./davidson.ts";
import { groupsOf } from "./groups.ts";
import { normalShare } from "./normal.ts";

/** A player whose rating is set. */
export interface Anchor {
  readonly player: number;
  readonly elo: number;
}

/**
 * Rates `players` players. A group's mean is 0, but for the group of the anchor, whose rating is
 * exact. Elo points are scaled so that a small difference lets expect the score that it does in a
 * match, however many games are drawn.
 */
export function rate(
  players: number,
  encounters: readonly Encounter[],
  anchor?: Anchor,
): Ratings {
  const groups = groupsOf(players, encounters);
  const groupAt = new Int32Array(players);
  groups.forEach((group, at) => group.players.forEach((player) => groupAt[player] = at));
  const within = encounters.filter(({ first, second }) => groupAt[first] === groupAt[second]);
  const fit = fitted(players, within, groups);
  const bend = information(within, fit.parameters, fit.free);
  const scale = scaleOf(fit);
  const context = { fit, bend, scale, groups };
  const full = players <= MOST_COMPARED;
  const spread = groups.map((group) => new Spread(group.players, context, { full, anchor }));
  const rows = groups.flatMap((group, at) =>
    rowsOf(group, { at, encounters, spread: spread[at]! })
  );
  const superiority = full ? compared(players, groupAt, spread) : undefined;
  const drawn = Math.exp(fit.parameters[players + 1]!);
  return {
    rows,
    groups,
    ...fit.free.advantage ? { advantage: advantageOf(players, context) } : {},
    ...fit.free.drawn ? { draws: drawn / (2 + drawn) } : {},
    ...superiority ? { superiority } : {},
  };
}

/** With more players the table of all pairs is left out. */
const MOST_COMPARED = 300;
const NATURAL = 400 / Math.LN10;
const SIGMAS = 1.959963985;

interface Fit {
  readonly parameters: Parameters;
  readonly free: Free;
}

/**
 * The likeliest parameters. Few games may be explained best by a side that always wins, or by draws
 * whose weight has no end: then the worth of the first move is not told, and in the last resort the
 * weight of draws is that of their share.
 */
function fitted(
  players: number,
  encounters: readonly Encounter[],
  groups: readonly RatedGroup[],
): Fit {
  const total = (key: "wins" | "draws" | "losses"): number =>
    encounters.reduce((sum, encounter) => sum + encounter[key], 0);
  const [wins, draws, losses] = [total("wins"), total("draws"), total("losses")];
  const drawn = draws > 0;
  const weight = drawn ? Math.log(2 * draws / Math.max(wins + losses, 0.5)) : 0;
  const attempts: readonly Free[] = [
    { advantage: wins > 0 && losses > 0, draws: drawn && wins + losses > 0, drawn },
    { advantage: false, draws: drawn && wins + losses > 0, drawn },
  ];
  for (const free of attempts) {
    const parameters = climbed(players, encounters, { free, weight, groups });
    if (isTold(encounters, parameters, free)) return { parameters, free };
  }
  const free: Free = { advantage: false, draws: false, drawn };
  return { parameters: climbed(players, encounters, { free, weight, groups }), free };
}

const MOST_STEPS = 100;
const ENDLESS = 20;
const MOST_VARIANCE = 25;

/**
 * Whether the games tell the common parameters. Where the likelihood grows without end, as for a
 * player that has won or drawn every game, it is flat at the place where the climb stops: there the
 * variance of a common parameter has no bound.
 */
function isTold(encounters: readonly Encounter[], parameters: Parameters, free: Free): boolean {
  if (parameters.some((one) => Math.abs(one) > ENDLESS)) return false;
  const bend = information(encounters, parameters, free);
  const players = parameters.length - 2;
  const common = [
    ...free.advantage ? [players] : [],
    ...free.draws ? [players + 1] : [],
  ];
  return common.every((at) => varianceOf(at, bend) <= MOST_VARIANCE);
}

function varianceOf(at: number, bend: Curvature): number {
  const wanted = new Float64Array(bend.diagonal.length);
  wanted[at] = 1;
  return solve(bend, wanted)[at]!;
}

/** Newton's method; the likelihood has one maximum, to which every step leads uphill. */
function climbed(
  players: number,
  encounters: readonly Encounter[],
  { free, weight, groups }: {
    readonly free: Free;
    readonly weight: number;
    readonly groups: readonly RatedGroup[];
  },
): Parameters {
  let at: Parameters = new Float64Array(players + 2);
  at[players + 1] = weight;
  let height = logLikelihood(encounters, at, free);
  for (let step = 0; step < MOST_STEPS; step++) {
    const uphill = gradient(encounters, at, free);
    if (!uphill.some((one) => Math.abs(one) > 1e-9)) break;
    const way = centred(solve(information(encounters, at, free), uphill), groups);
    const longest = Math.max(...way.map(Math.abs));
    if (!(longest > 1e-10)) break;
    let share = Math.min(1, 3 / longest);
    let next = moved(at, way, share);
    while (logLikelihood(encounters, next, free) < height && share > 1e-6) {
      share /= 2;
      next = moved(at, way, share);
    }
    at = next;
    height = logLikelihood(encounters, at, free);
    if (at.some((one) => Math.abs(one) > ENDLESS)) break;
  }
  return at;
}

/** A shift of a whole group means nothing; rounding would bring it about all the same. */
function centred(way: Float64Array, groups: readonly RatedGroup[]): Float64Array {
  for (const { players } of groups) {
    const mean = players.reduce((sum, player) => sum + way[player]!, 0) / players.length;
    for (const player of players) way[player] = way[player]! - mean;
  }
  return way;
}

function moved(at: Parameters, way: Float64Array, share: number): Parameters {
  return at.map((value, index) => value + share * way[index]!);
}

/** Elo points for one unit of strength: draws make a difference in strength worth fewer points. */
function scaleOf({ parameters, free }: Fit): number {
  const drawn = free.drawn ? Math.exp(parameters.at(-1)!) : 0;
  return NATURAL * 2 / (2 + drawn);
}

interface Context {
  readonly fit: Fit;
  readonly bend: Curvature;
  readonly scale: number;
}

/** The ratings of a group, and how they vary together. */
class Spread {
  readonly players: readonly number[];
  readonly #context: Context;
  readonly #anchor: Anchor | undefined;
  readonly #mean: number;
  /** For each player the covariances with all of the group; of too many players only its own. */
  readonly #columns = new Map<number, Float64Array>();
  readonly #variances = new Map<number, number>();

  constructor(
    players: readonly number[],
    context: Context,
    { full, anchor }: { readonly full: boolean; readonly anchor?: Anchor },
  ) {
    this.players = players;
    this.#context = context;
    this.#anchor = anchor && players.includes(anchor.player) ? anchor : undefined;
    const { parameters } = context.fit;
    this.#mean = players.reduce((sum, player) => sum + parameters[player]!, 0) / players.length;
    for (const player of players) {
      const column = this.#column(player);
      this.#variances.set(player, column[player]!);
      if (full || player === this.#anchor?.player) this.#columns.set(player, column);
    }
  }

  /** A player's rating. */
  of(player: number): Estimate {
    const { scale, fit: { parameters } } = this.#context;
    const points = (one: number): number => scale * (parameters[one]! - this.#mean);
    if (!this.#anchor) {
      const variance = this.players.length < 2 ? Infinity : this.#variances.get(player)!;
      return { elo: points(player), error: SIGMAS * scale * Math.sqrt(variance) };
    }
    const elo = this.#anchor.elo + points(player) - points(this.#anchor.player);
    return { elo, error: SIGMAS * scale * this.deviation(player, this.#anchor.player) };
  }

  /** The chance that one player of the group is stronger than another. */
  superiority(one: number, other: number): number {
    const { parameters } = this.#context.fit;
    const deviation = this.deviation(one, other);
    return normalShare((parameters[one]! - parameters[other]!) / deviation);
  }

  /** The standard deviation of a difference in strength; the second player has its column. */
  deviation(one: number, other: number): number {
    if (one === other) return 0;
    const together = this.#columns.get(other)?.[one] ?? 0;
    const variance = this.#variances.get(one)! + this.#variances.get(other)! - 2 * together;
    return Math.sqrt(Math.max(0, variance));
  }

  #column(player: number): Float64Array {
    const { bend, fit: { parameters } } = this.#context;
    const wanted = new Float64Array(parameters.length);
    for (const one of this.players) wanted[one] = -1 / this.players.length;
    wanted[player] = wanted[player]! + 1;
    const column = solve(bend, wanted);
    const mean = this.players.reduce((sum, one) => sum + column[one]!, 0) / this.players.length;
    for (const one of this.players) column[one] = column[one]! - mean;
    return column;
  }
}

function rowsOf(
  { players }: RatedGroup,
  { at, encounters, spread }: {
    readonly at: number;
    readonly encounters: readonly Encounter[];
    readonly spread: Spread;
  },
): readonly PlayerRating[] {
  const members = new Set(players);
  const tallies = new Map(players.map((player) => [player, { games: 0, points: 0 }]));
  for (const { first, second, wins, draws, losses } of encounters) {
    const games = wins + draws + losses;
    const sides = [[first, wins + draws / 2], [second, losses + draws / 2]] as const;
    for (const [player, points] of sides) {
      const tally = members.has(player) ? tallies.get(player) : undefined;
      if (!tally) continue;
      tally.games += games;
      tally.points += points;
    }
  }
  return players.map((player) => {
    const { games = 0, points = 0 } = tallies.get(player) ?? {};
    const score = games === 0 ? 0.5 : points / games;
    return { player, group: at, ...spread.of(player), games, score };
  }).sort((a, b) => b.elo - a.elo || a.player - b.player);
}

function compared(
  players: number,
  groupAt: Int32Array,
  spread: readonly Spread[],
): readonly (readonly (number | undefined)[])[] {
  const all = Array.from({ length: players }, (_, at) => at);
  return all.map((one) =>
    all.map((other) => {
      if (one === other || groupAt[one] !== groupAt[other]) return undefined;
      return spread[groupAt[one]!]?.superiority(one, other);
    })
  );
}

function advantageOf(players: number, { fit, bend, scale }: Context): Estimate {
  const variance = varianceOf(players, bend);
  const { parameters } = fit;
  return { elo: scale * parameters[players]!, error: SIGMAS * scale * Math.sqrt(variance) };
}
