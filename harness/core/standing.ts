/** What the games of a match add up to. @module */

import { type EloDifference, eloFromGames, eloFromPairs, type Tally } from "./elo.ts";
import { weight } from "./rule.ts";
import type { GameFacts, MatchFacts, MatchReport, PlayerIndex } from "./match.ts";

/** How a player used its time. */
export interface TimeUse {
  /** Plies that were measured. */
  readonly plies: number;
  readonly totalMs: number;
  readonly longestMs: number;
  /** The least that was ever left on the clock. */
  readonly leastLeftMs?: number;
}

/** A reason for which games ended, and the player who won by it. */
export interface EndCount {
  readonly reason: string;
  readonly winner?: PlayerIndex;
  readonly count: number;
}

/** The first-named player's results, and what else the games say. */
export interface Standing {
  readonly tally: Tally;
  /** The same, split by whether the first-named player moved first. */
  readonly asFirst: Tally;
  readonly asSecond: Tally;
  readonly elo: EloDifference;
  readonly inconclusive: number;
  /** The most frequent first. */
  readonly ends: readonly EndCount[];
  readonly times: readonly [TimeUse, TimeUse];
  /** Games in which each player broke a rule that binds. */
  readonly fouls: readonly [number, number];
  /** Games in which each player left a recommendation out, and broke nothing that binds. */
  readonly advised: readonly [number, number];
}

/** Adds up all games of a match. */
export function standingOf({ match, games }: Pick<MatchReport, "match" | "games">): Standing {
  const tally = tallyOf(games);
  const pairs = match.swap ? pairPoints(games) : [];
  return {
    tally,
    asFirst: tallyOf(games.filter(({ first }) => first === 0)),
    asSecond: tallyOf(games.filter(({ first }) => first === 1)),
    elo: pairs.length > 0 ? eloFromPairs(pairs) : eloFromGames(tally),
    inconclusive: games.filter(({ outcome }) => outcome.kind === "inconclusive").length,
    ends: endsOf(games),
    times: [timeUse(games, 0), timeUse(games, 1)],
    ...foulCounts(match, games),
  };
}

/** Points of the first-named player in a game; undefined where it has no result. */
export function pointsIn({ outcome }: Pick<GameFacts, "outcome">): number | undefined {
  if (outcome.kind === "inconclusive") return undefined;
  return outcome.winner === undefined ? 0.5 : outcome.winner === 0 ? 1 : 0;
}

/** Wins, draws and losses of the first-named player. */
export function tallyOf(games: readonly Pick<GameFacts, "outcome">[]): Tally {
  const points = games.map(pointsIn);
  const count = (value: number): number => points.filter((one) => one === value).length;
  return { wins: count(1), draws: count(0.5), losses: count(0) };
}

/** The points of both games of each pair in which both were finished. */
export function pairPoints(games: readonly GameFacts[]): readonly number[] {
  const pairs = Map.groupBy(games, ({ pair }) => pair);
  return [...pairs.values()].flatMap((pair) => {
    const points = pair.flatMap((game) => pointsIn(game) ?? []);
    return points.length === 2 ? [points.reduce((sum, one) => sum + one, 0)] : [];
  });
}

function endsOf(games: readonly GameFacts[]): readonly EndCount[] {
  const ends = new Map<string, EndCount>();
  for (const { outcome } of games) {
    if (outcome.kind === "inconclusive") continue;
    const { reason, winner } = outcome;
    const key = `${reason} ${winner ?? ""}`;
    ends.set(key, { reason, winner, count: (ends.get(key)?.count ?? 0) + 1 });
  }
  return [...ends.values()].sort((a, b) =>
    b.count - a.count || (a.reason < b.reason ? -1 : a.reason > b.reason ? 1 : 0) ||
    (a.winner ?? 2) - (b.winner ?? 2)
  );
}

/** A clock with more than two weeks stands for none: its player cannot run out of time. */
const MUCH_TIME_MS = 2 ** 30;

function timeUse(games: readonly GameFacts[], player: PlayerIndex): TimeUse {
  let [plies, totalMs, longestMs, leastLeftMs] = [0, 0, 0, Infinity];
  for (const game of games) {
    const { overtime } = game;
    const late = overtime ? [{ ...overtime, leftMs: 0 }] : [];
    for (const { by, thinkMs, leftMs } of [...game.plies, ...late]) {
      if (thinkMs === undefined || by !== player) continue;
      plies++;
      totalMs += thinkMs;
      longestMs = Math.max(longestMs, thinkMs);
      leastLeftMs = Math.min(leastLeftMs, leftMs ?? Infinity);
    }
  }
  const least = leastLeftMs < MUCH_TIME_MS ? { leastLeftMs } : {};
  return { plies, totalMs, longestMs, ...least };
}

function foulCounts(
  { rules, strict }: Pick<MatchFacts, "rules" | "strict">,
  games: readonly GameFacts[],
): Pick<Standing, "fouls" | "advised"> {
  const levels = new Map(rules.map(({ id, level }) => [id, weight(level, strict)]));
  const worst = games.map(({ fouls }) =>
    ([0, 1] as const).map((player) => {
      const own = fouls.filter((foul) => foul.player === player)
        .map(({ violation }) => levels.get(violation.rule) ?? "MUST");
      return own.includes("MUST") ? "MUST" : own.includes("SHOULD") ? "SHOULD" : undefined;
    })
  );
  const count = (player: PlayerIndex, level: string): number =>
    worst.filter((one) => one[player] === level).length;
  return {
    fouls: [count(0, "MUST"), count(1, "MUST")],
    advised: [count(0, "SHOULD"), count(1, "SHOULD")],
  };
}
