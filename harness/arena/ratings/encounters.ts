/** Games added up by the player that moved first and its opponent. @module */

import { type Encounter, type GameFacts, otherPlayer, pointsIn } from "../../core/mod.ts";

/** Games of two players, who are named by their numbers. */
export interface PlayedGames {
  readonly players: readonly [number, number];
  readonly games: readonly Pick<GameFacts, "first" | "outcome" | "setup" | "plies">[];
}

/** Games added up. */
export interface AddedGames {
  readonly encounters: readonly Encounter[];
  /** How many count. */
  readonly games: number;
  /** How many repeat another move for move, and do not count. */
  readonly repeated: number;
}

/**
 * All games, added up; those without a result do not count. A game that repeats another one of the
 * same players move for move counts once: between players without chance it tells nothing new,
 * however often it is played.
 */
export function encountersOf(matches: readonly PlayedGames[]): AddedGames {
  const sums = new Map<string, { -readonly [Key in keyof Encounter]: Encounter[Key] }>();
  const seen = new Set<string>();
  let repeated = 0;
  for (const { players, games } of matches) {
    for (const game of games) {
      const points = pointsIn(game);
      if (points === undefined) continue;
      const [first, second] = [players[game.first], players[otherPlayer(game.first)]];
      // The points are those of the player that was named first.
      const own = game.first === 0 ? points : 1 - points;
      const key = `${first} ${second}`;
      const whole = `${key} ${own}\n${game.setup}\n${game.plies.map(({ move }) => move).join(" ")}`;
      if (seen.has(whole)) {
        repeated++;
        continue;
      }
      seen.add(whole);
      const sum = sums.get(key) ?? { first, second, wins: 0, draws: 0, losses: 0 };
      sums.set(key, sum);
      if (own === 1) sum.wins++;
      else if (own === 0) sum.losses++;
      else sum.draws++;
    }
  }
  return { encounters: [...sums.values()], games: seen.size, repeated };
}
