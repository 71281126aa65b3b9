/** What the tests of contests on disk share: a contest of three, and its games. @module */

import type { ContestFacts, ContestPairing, Shard } from "../core/mod.ts";
import { builtin, matchContext, played } from "./games/test_kit.ts";
import { ContestFolder } from "./contest_folder.ts";
import { MatchFolder } from "./match_folder.ts";

/** A match of two games between the first two players. */
export const CONTEXT = matchContext([builtin("random"), builtin("greedy")], { games: 2 });
const [RANDOM, GREEDY] = CONTEXT.match.players;

/** A contest of three players. */
export const CONTEST: ContestFacts = {
  ...CONTEXT.match,
  players: [RANDOM, GREEDY, { ...RANDOM, name: "../審 判" }],
};

/** Lays a contest, or a part of it, into a folder, with as many games of some pairings. */
export async function layContest(
  path: string,
  pairings: readonly ContestPairing[],
  { shard, games: count = 2 }: { readonly shard?: Shard; readonly games?: number } = {},
): Promise<ContestFolder> {
  const folder = new ContestFolder(path);
  folder.begin(CONTEST, { fresh: false, shard });
  const { games } = await played(CONTEXT);
  for (const pairing of pairings) {
    const match = new MatchFolder(folder.matchPath(pairing, CONTEST));
    const [mine = RANDOM, theirs = GREEDY] = [pairing.one, pairing.other].map((at) =>
      CONTEST.players[at]
    );
    const facts = { ...CONTEXT.match, players: [mine, theirs] as const };
    match.begin(facts, { fresh: false });
    for (const game of games.slice(0, count)) match.add(facts, game, []);
  }
  return folder;
}
