import { assert } from "@std/assert";
import { isEntry } from "./event_schema.ts";
import { isGame, isMatch } from "./match_schema.ts";

const GAME = {
  ...{ number: 1, pair: 1, seed: 1, first: 1, setup: "", opening: 0, fouls: [], attempts: 1 },
  ...{ startedAtMs: 0, durationMs: 5, plies: [{ by: 1, move: "a1" }] },
  outcome: { kind: "over", reason: "NoMove", winner: 1 },
};
const MATCH = {
  ...{ version: "1", game: "g", games: 3, seed: 1, swap: false, strict: false },
  players: [{ name: "a", command: [] }, { name: "b", command: ["x"] }],
  clock: { mainMs: 1, extraMs: 0, sharedPlies: 0, incrementMs: 0 },
  settings: { repetition: 3 },
};

Deno.test("what we write is what we read", () => {
  assert(isGame(GAME) && isMatch(MATCH));
  assert(
    isGame({
      ...GAME,
      outcome: { kind: "inconclusive", because: { kind: "machine-busy", hinderedMs: 1 } },
    }),
  );
  assert(isEntry({ index: 0, atMs: 0, from: "stderr", text: "", of: 1 }));
});

Deno.test.each([
  [{ ...GAME, first: 2 }],
  [{ ...GAME, outcome: { kind: "over" } }],
  [{ ...GAME, plies: [{ move: "a1" }] }],
  [{ ...GAME, fouls: [{ player: 0, violation: {} }] }],
  [{ ...GAME, number: NaN }],
])("anything else is no game", (value) => {
  assert(!isGame(value));
});

Deno.test.each([
  [{ ...MATCH, players: MATCH.players.slice(1) }],
  [{ ...MATCH, settings: { x: "y" } }],
  [{ ...MATCH, clock: {} }],
  [undefined],
])("anything else is no match", (value) => {
  assert(!isMatch(value));
});
