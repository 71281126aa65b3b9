/** Games added up by who moved first against whom. @module */

import { type Encounter, type GameFacts, otherPlayer, pointsIn } from "../core/mod.ts";

/** Games of two players, who are named by their numbers. */
export interface PlayedGames {
  readonly players: readonly [number, number];
  readonly games: readonly Pick<GameFacts, "first" | "outcome">[];
}

/** All games, added up; those without a result do not count. */
export function encountersOf(matches: readonly PlayedGames[]): readonly Encounter[] {
  const sums = new Map<string, { -readonly [Key in keyof Encounter]: Encounter[Key] }>();
  for (const { players, games } of matches) {
    for (const game of games) {
      const points = pointsIn(game);
      if (points === undefined) continue;
      const [first, second] = [players[game.first], players[otherPlayer(game.first)]];
      const key = `${first} ${second}`;
      const sum = sums.get(key) ?? { first, second, wins: 0, draws: 0, losses: 0 };
      sums.set(key, sum);
      // The points are those of the player that was named first.
      const own = game.first === 0 ? points : 1 - points;
      if (own === 1) sum.wins++;
      else if (own === 0) sum.losses++;
      else sum.draws++;
    }
  }
  return [...sums.values()];
}
