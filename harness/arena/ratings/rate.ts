/** Ratings by maximum likelihood. @module */

import type { Encounter, Estimate, PlayerRating, RatedGroup, Ratings } from "../../core/mod.ts";
import { type Curvature, solve } from "./conjugate.ts";
import { type Free, gradient, information, logLikelihood, type Parameters } from "./davidson.ts";
import { groupsOf } from "./groups.ts";
import { tellsSides } from "./sides.ts";
import { type Anchor, type Fitted, SIGMAS, Spread } from "./spread.ts";

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
  const { parameters } = fit;
  const full = players <= MOST_COMPARED;
  const spread = groups.map((group) =>
    new Spread(group.players, { parameters, bend, scale }, { full, anchor })
  );
  const tallies = talliesOf(players, encounters);
  const rows = groups.flatMap((group, at) => rowsOf(group, { at, tallies, spread: spread[at]! }));
  const superiority = full ? compared(players, groupAt, spread) : undefined;
  const drawn = Math.exp(fit.parameters[players + 1]!);
  return {
    rows,
    groups,
    ...fit.free.advantage ? { advantage: advantageOf(players, { parameters, bend, scale }) } : {},
    ...within.length > 0 && !tellsSides(players, within) ? { sidesUntold: true } : {},
    ...fit.free.drawn ? { draws: drawn / (2 + drawn) } : {},
    ...superiority ? { superiority } : {},
  };
}

/** With more players the table of all pairs is left out. */
const MOST_COMPARED = 300;
const NATURAL = 400 / Math.LN10;

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
  const sides = wins > 0 && losses > 0 && tellsSides(players, encounters);
  const attempts: readonly Free[] = [
    { advantage: sides, draws: drawn && wins + losses > 0, drawn },
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
const NEAR = 1e-6;
const ENDLESS = 20;
const MOST_VARIANCE = 25;

/**
 * Whether the games tell the common parameters. Where the likelihood grows without end, as for a
 * player that has won or drawn every game, it is flat at the place where the climb stops: there the
 * variance of a common parameter has no bound.
 */
function isTold(encounters: readonly Encounter[], parameters: Parameters, free: Free): boolean {
  if (isEndless(parameters)) return false;
  const bend = information(encounters, parameters, free);
  const players = parameters.length - 2;
  const common = [
    ...free.advantage ? [players] : [],
    ...free.draws ? [players + 1] : [],
  ];
  return common.every((at) => varianceOf(at, bend) <= MOST_VARIANCE);
}

/** Whether a common parameter has run away; strengths within a group have an end. */
function isEndless(parameters: Parameters): boolean {
  return parameters.subarray(-2).some((one) => Math.abs(one) > ENDLESS);
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
    const way = centred(solve(information(encounters, at, free), centred(uphill, groups)), groups);
    const longest = way.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    // The steps of Newton's method shrink to their squares: the next one would be rounding alone.
    if (longest <= NEAR) return moved(at, way, 1);
    if (Number.isNaN(longest)) break;
    let share = Math.min(1, 3 / longest);
    let next = moved(at, way, share);
    while (logLikelihood(encounters, next, free) < height && share > 1e-6) {
      share /= 2;
      next = moved(at, way, share);
    }
    at = next;
    height = logLikelihood(encounters, at, free);
    if (isEndless(at)) break;
  }
  return at;
}

/** A shift of a whole group means nothing; rounding would bring it about, and no end of steps. */
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

/** The games and the points of one player. */
interface PlayerTally {
  readonly games: number;
  readonly points: number;
}

function talliesOf(players: number, encounters: readonly Encounter[]): readonly PlayerTally[] {
  const tallies = Array.from({ length: players }, () => ({ games: 0, points: 0 }));
  for (const { first, second, wins, draws, losses } of encounters) {
    const sides = [[first, wins + draws / 2], [second, losses + draws / 2]] as const;
    for (const [player, points] of sides) {
      const tally = tallies[player]!;
      tally.games += wins + draws + losses;
      tally.points += points;
    }
  }
  return tallies;
}

function rowsOf(
  { players }: RatedGroup,
  { at, tallies, spread }: {
    readonly at: number;
    readonly tallies: readonly PlayerTally[];
    readonly spread: Spread;
  },
): readonly PlayerRating[] {
  return players.map((player) => {
    const { games, points } = tallies[player]!;
    const score = games === 0 ? 0.5 : points / games;
    const superior = spread.superiorToNext(player);
    const row = { player, group: at, ...spread.of(player), games, score };
    return superior === undefined ? row : { ...row, superior };
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

function advantageOf(players: number, { parameters, bend, scale }: Fitted): Estimate {
  const variance = varianceOf(players, bend);
  return { elo: scale * parameters[players]!, error: SIGMAS * scale * Math.sqrt(variance) };
}
