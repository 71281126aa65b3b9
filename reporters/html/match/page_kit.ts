/** A hostile match, for the tests of pages. @module */

import type { GameFacts, MatchFacts, MatchReport, Rule } from "../../../harness/core/mod.ts";

/** The text of the rule that is broken. */
export const TEXT = { en: "Plies are legal", zh: "合法", ja: "合法" };
const RULE: Rule = { id: "x/legal", level: "MUST", text: TEXT, hint: TEXT, spec: "" };
const HOSTILE = "]]><script>alert(1)</script>\x1b[31m\u202e";
/** What all matches share. */
export const FACTS: Omit<MatchFacts, "players"> = {
  ...{ version: "1", game: "dark-chess", games: 3, seed: 7, swap: true, strict: false },
  clock: { mainMs: 60_000, extraMs: 0, sharedPlies: 0, incrementMs: 0 },
  settings: { repetition: 4 },
  rules: [RULE],
};
/** A game that was won. */
export const GAME: GameFacts = {
  ...{ number: 1, pair: 1, seed: 1, first: 0, setup: "", opening: 0, fouls: [], attempts: 1 },
  ...{ startedAtMs: 0, durationMs: 1500 },
  plies: [{ by: 0, move: "a1(K)", thinkMs: 250, leftMs: 50_000 }, { by: 1, move: "b1(k)" }],
  outcome: { kind: "over", reason: "NoMove", winner: 0 },
};
/** Two games, of which one is lost by a broken rule. */
export const REPORT: MatchReport = {
  match: {
    ...FACTS,
    players: [{ name: "mine", command: ["./mine"] }, { name: HOSTILE, command: [] }],
  },
  games: [
    GAME,
    {
      ...{ ...GAME, number: 2, first: 1 },
      outcome: { kind: "over", reason: HOSTILE, winner: 0, forfeit: "x/legal" },
      fouls: [{
        player: 1,
        violation: {
          rule: "x/legal",
          expected: [HOSTILE],
          actual: HOSTILE,
          evidence: [0],
          times: 1,
        },
      }],
    },
  ],
};
/** What lies beside the games. */
export const sources = {
  recordOf: ({ number }: GameFacts) => `match/${number} <b>.txt`,
  replayOf: () => HOSTILE,
  wireOf: () => [{ index: 0, atMs: 0, from: "stderr", text: HOSTILE, of: 1 } as const],
};
