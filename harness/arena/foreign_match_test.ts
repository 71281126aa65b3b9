import { assertEquals } from "@std/assert";
import type { ContestFacts, KeptMatch } from "../core/mod.ts";
import { foreignBy } from "./foreign_match.ts";

const PLAYERS = ["a", "b", "c"].map((name) => ({ name, command: [name] }));
const CLOCK = { mainMs: 1, extraMs: 0, sharedPlies: 0, incrementMs: 0 };
const SHARED = { version: "0", game: "tzaar", games: 2, swap: true, clock: CLOCK, settings: {} };
const CONTEST: ContestFacts = {
  ...{ ...SHARED, players: PLAYERS, seed: 5, strict: false, rules: [] },
  ...{ format: "swiss", rounds: 3, forfeits: 2 },
};
const MATCH: KeptMatch = {
  ...{ ...SHARED, players: [PLAYERS[0]!, PLAYERS[2]!], seed: 5, strict: false },
};
const PLACE = { index: 0, one: 0, other: 2 };

Deno.test("a match belongs to the meeting of its players, in the round of its deals", () => {
  assertEquals(foreignBy(MATCH, PLACE, CONTEST), undefined);
  assertEquals(
    foreignBy({ ...MATCH, games: 6 }, PLACE, CONTEST),
    undefined,
    "a tie takes more games",
  );
  assertEquals(foreignBy({ ...MATCH, seed: 6 }, { ...PLACE, round: 2 }, CONTEST), undefined);
});

Deno.test("a match of other players, deals or clocks does not", () => {
  assertEquals(foreignBy(MATCH, { ...PLACE, other: 1 }, CONTEST), "players");
  assertEquals(foreignBy(MATCH, { index: 0, one: 2, other: 0 }, CONTEST), "players");
  assertEquals(foreignBy(MATCH, { ...PLACE, round: 2 }, CONTEST), "seed");
  assertEquals(foreignBy({ ...MATCH, clock: { ...CLOCK, mainMs: 2 } }, PLACE, CONTEST), "clock");
  assertEquals(foreignBy(MATCH, { ...PLACE, other: 7 }, CONTEST), "players");
});
