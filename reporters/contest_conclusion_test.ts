import { assertEquals } from "@std/assert";
import type { ContestReport, GameFacts } from "../harness/core/mod.ts";
import { builtin, matchContext } from "../harness/arena/games/test_kit.ts";
import type { Conclusion } from "./conclusion.ts";
import { contestConclusion } from "./contest_conclusion.ts";

const { match } = matchContext([builtin("a"), builtin("b")], { games: 1 });
const GAME: GameFacts = {
  ...{ number: 1, pair: 1, seed: 1, first: 0, setup: "", plies: [], opening: 0 },
  ...{ fouls: [], attempts: 1, startedAtMs: 0, durationMs: 0 },
  outcome: { kind: "over", reason: "NoMove", winner: 1 },
};
const violation = { rule: "x/must", expected: [], actual: "", evidence: [], times: 1 };
const FOUL: GameFacts = { ...GAME, fouls: [{ player: 0, violation }] };
const players = [...match.players, { name: "c", command: ["builtin:c"] }];
const contest = { ...match, players };

/** A round-robin of three, whose meetings came to these games; undefined where one was absent. */
function of(...games: readonly (GameFacts | undefined)[]): ContestReport {
  const matches = games.map((game, index) => ({
    ...{ index, one: 0, other: 1, report: { match, games: game ? [game] : [] } },
    ...game ? {} : { absent: 1 as const },
  }));
  return { contest, matches };
}

Deno.test.each<[string, Conclusion, ContestReport]>([
  ["all games played", "conforms", of(GAME, GAME, GAME)],
  ["a meeting that is still to come", "inconclusive", of(GAME, GAME)],
  ["a player that was absent", "unstartable", of(GAME, undefined, GAME)],
  ["a broken rule beside an absent player", "violations", of(FOUL, undefined, GAME)],
  ["rounds that are not over", "inconclusive", { ...of(GAME), rounds: [] }],
  ["rounds that are over", "conforms", { ...of(GAME), rounds: [], over: true }],
])("a contest with %s", (_, conclusion, report) => {
  assertEquals(contestConclusion(report), conclusion);
});
