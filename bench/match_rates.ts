/** Plies per second of a match's games, with commands apart and together. @module */

import type { MatchFacts, WireEntry } from "../harness/core/mod.ts";
import { gameOf } from "../harness/referee/all/mod.ts";
import { type MatchContext, runMatch } from "../harness/arena/games/mod.ts";
import { realClock, type Transport } from "../harness/transports/mod.ts";
import { mgtpPairing } from "./bench_run.ts";

/** A game that was played, and what was said in it. */
export interface BenchGame {
  readonly plies: number;
  readonly wire: readonly WireEntry[];
}

/** Games of an engine against a built-in opponent that costs little; `transport` by the game. */
export async function benchMatch(
  transport: (game: number) => Transport,
  { pipeline, games: count = FEW }: { readonly pipeline: boolean; readonly games?: number },
): Promise<readonly BenchGame[]> {
  const games: BenchGame[] = [];
  let starts = 0;
  const next: Transport = (options) => transport(starts++)(options);
  for await (
    const event of runMatch({ ...RUN, context: matchContext(next, { pipeline, games: count }) })
  ) {
    if (event.kind !== "game-finished") continue;
    const { game: { outcome, fouls, plies }, wire } = event;
    if (outcome.kind !== "over" || fouls.length > 0) throw new Error(JSON.stringify(event.game));
    games.push({ plies: plies.length, wire: wire ?? [] });
  }
  return games;
}

/** Plies per second from the first reply of each game to its last, so that starts do not count. */
export function rateOf(games: readonly BenchGame[]): number {
  const plies = games.reduce((sum, game) => sum + game.plies, 0);
  const tookMs = games.reduce((sum, { wire }) => {
    const replies = wire.filter(({ from }) => from === "engine");
    return sum + (replies.at(-1)?.atMs ?? NaN) - (replies[0]?.atMs ?? NaN);
  }, 0);
  return plies / tookMs * 1000;
}

const RUN = { jobs: 1, done: [], today: () => 0 };

/** Games of a match for which no number is given. */
const FEW = 6;

const MATCH: MatchFacts = {
  ...{ version: "0", game: "dark-chess", games: FEW, seed: 5, swap: false, strict: false },
  players: [{ name: "engine", command: [] }, { name: "random", command: [] }],
  clock: { mainMs: 900_000, extraMs: 0, sharedPlies: 0, incrementMs: 0 },
  settings: {},
  rules: [],
};

function matchContext(
  transport: Transport,
  { pipeline, games }: { readonly pipeline: boolean; readonly games: number },
): MatchContext {
  const kit = gameOf(MATCH.game);
  if (!kit) throw new Error("There is no dark chess");
  const [engine, random] = MATCH.players;
  return {
    match: { ...MATCH, games },
    kit,
    players: [
      { kind: "engine", ...engine, pairing: mgtpPairing(), transport: () => transport },
      { kind: "builtin", ...random, opponent: "random" },
    ],
    clock: realClock,
    greetings: {},
    pipeline,
  };
}
