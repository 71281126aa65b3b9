import { assertEquals } from "@std/assert";
import type { JobEvent } from "./job_event.ts";
import type { GameFacts, KeptMatch } from "./match.ts";
import { MatchFold } from "./match_fold.ts";

const MATCH: KeptMatch = {
  ...{ version: "0", game: "g", games: 3, seed: 1, swap: false, strict: false, settings: {} },
  players: [{ name: "a", command: [] }, { name: "b", command: [] }],
  clock: { mainMs: 1, extraMs: 0, sharedPlies: 0, incrementMs: 0 },
};

function game(number: number, durationMs = 0): GameFacts {
  return {
    ...{ number, pair: number, seed: 1, first: 0, setup: "", plies: [], opening: 0, fouls: [] },
    ...{ attempts: 1, startedAtMs: 0, durationMs, outcome: { kind: "over", reason: "x" } },
  };
}

function folded(...events: readonly JobEvent[]) {
  const fold = new MatchFold([]);
  for (const event of events) fold.add(event);
  return fold.report();
}

const START: JobEvent = { kind: "match-started", match: MATCH };
const match = { ...MATCH, rules: [] };

Deno.test("games are in the order of their numbers, each as it was finished last", () => {
  const finished = [game(2), game(1, 1), game(1, 2)].map((one): JobEvent => (
    { kind: "game-finished", game: one }
  ));
  assertEquals(folded(...finished), undefined);
  assertEquals(folded(START, ...finished), { match, games: [game(1, 2), game(2)] });
});

Deno.test("a match that is made shorter leaves later games out", () => {
  const shorter: JobEvent = { kind: "match-started", match: { ...MATCH, games: 1 } };
  const events = [1, 2].map((number): JobEvent => ({ kind: "game-finished", game: game(number) }));
  assertEquals(folded(START, ...events, shorter)?.games, [game(1)]);
  assertEquals(folded(START, ...events, shorter, START)?.games, [game(1), game(2)]);
});

Deno.test("why a player did not play is known until the match begins again", () => {
  const why = { player: 1, why: "No such file", detail: "" } as const;
  const troubled = folded(START, { kind: "player-unstartable", ...why });
  assertEquals(troubled, { match, games: [], unstartable: why });
  const silent = folded(START, { kind: "player-silent", player: 0, spoke: true });
  assertEquals(silent, { match, games: [], silent: { player: 0, spoke: true } });
  assertEquals(
    folded(START, { kind: "player-unstartable", ...why }, START)?.unstartable,
    undefined,
  );
});
