/** Players of known strength, for tests and benches. @module */

import type { ContestRound, Encounter, SprtDecision, SprtTest } from "../../core/mod.ts";
import { expectedScore } from "./likelihood_ratio.ts";
import type { History, Meeting } from "./meeting.ts";
import { nextRound } from "./next_round.ts";
import { Sprt } from "./sprt.ts";

/** How the games of simulated players end. */
export interface SimulatedGames {
  /** The share of the games that are drawn between equals. */
  readonly draws?: number;
  /** How many Elo points a good deal is worth to the side that it favours. */
  readonly luck?: number;
}

/** The points of the first player in a game against one that is `elo` points weaker. */
export function simulatedPoints(
  elo: number,
  random: () => number,
  { draws = 0.2 }: SimulatedGames = {},
): number {
  const score = expectedScore(elo);
  // As many draws as leave both players a chance.
  const drawn = draws * 4 * score * (1 - score);
  const value = random();
  if (value < score - drawn / 2) return 1;
  return value < score + drawn / 2 ? 0.5 : 0;
}

/** One match, played until the test is decided or `most` pairs were played. */
export function simulatedSprt(
  { test, elo, random, most = 100_000, luck = 120, draws = 0.2 }: SimulatedGames & {
    readonly test: SprtTest;
    readonly elo: number;
    readonly random: () => number;
    readonly most?: number;
  },
): { readonly decision?: SprtDecision; readonly pairs: number } {
  const sprt = new Sprt(test);
  const strength = fairElo(elo, luck);
  let pairs = 0;
  for (; pairs < most && !sprt.isDecided; pairs++) {
    // The deal favours the same side in both games; the player sits there once.
    const deal = random() < 0.5 ? luck : -luck;
    for (const [at, favour] of [deal, -deal].entries()) {
      const points = simulatedPoints(strength + favour, random, { draws });
      const winner = points === 0.5 ? {} : { winner: points === 1 ? 0 : 1 } as const;
      const outcome = { kind: "over", reason: "", ...winner } as const;
      const number = 2 * pairs + at + 1;
      sprt.add({
        ...{ number, pair: pairs + 1, outcome },
        ...{ first: at === 0 ? 0 : 1, setup: String(number), plies: [] },
      });
    }
  }
  const { decision } = sprt.report();
  return { ...decision ? { decision } : {}, pairs };
}

/** The strength that, with luck both ways, scores as much as `elo` without luck. */
export function fairElo(elo: number, luck: number): number {
  const wanted = expectedScore(elo);
  let [low, high] = [-2000, 2000];
  for (let halved = 0; halved < 60; halved++) {
    const middle = (low + high) / 2;
    const score = (expectedScore(middle + luck) + expectedScore(middle - luck)) / 2;
    if (score < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Games of a round robin, `games` with each side, between players of known strength. */
export function simulatedEncounters(
  strengths: readonly number[],
  { random, games, advantage = 0, draws = 0.2 }: SimulatedGames & {
    readonly random: () => number;
    readonly games: number;
    readonly advantage?: number;
  },
): readonly Encounter[] {
  const all: Encounter[] = [];
  for (const [first, mine] of strengths.entries()) {
    for (const [second, theirs] of strengths.entries()) {
      if (first === second) continue;
      const sum = { first, second, wins: 0, draws: 0, losses: 0 };
      for (let game = 0; game < games; game++) {
        const points = simulatedPoints(mine - theirs + advantage, random, { draws });
        sum[points === 1 ? "wins" : points === 0 ? "losses" : "draws"]++;
      }
      all.push(sum);
    }
  }
  return all;
}

/** A whole contest in rounds between players of known strength, two games in each meeting. */
export function simulatedContest(
  strengths: readonly number[],
  { format, rounds: count, random, draws }: SimulatedGames & {
    readonly format: "swiss" | "knock-out";
    readonly rounds?: number;
    readonly random: () => number;
  },
): History {
  const [rounds, meetings]: [ContestRound[], Meeting[]] = [[], []];
  const history = (): History => ({ players: strengths.length, rounds, meetings, fullPoints: 2 });
  for (;;) {
    const round = nextRound(history(), { format, rounds: count }, []);
    if (!round) return history();
    rounds.push(round);
    for (const { one, other } of round.pairings) {
      const elo = strengths[one]! - strengths[other]!;
      const points = simulatedPoints(elo, random, { draws }) +
        simulatedPoints(elo, random, { draws });
      meetings.push({ round: round.number, one, other, points: [points, 2 - points], games: 2 });
    }
  }
}
