/** Plies per second of a long game of a match, with commands apart and together. @module */

import type { MatchFacts, WireEntry } from "../harness/core/mod.ts";
import { gameOf } from "../harness/referee/mod.ts";
import { type Hall, runMatch } from "../harness/runner/match/mod.ts";
import { realClock, type Transport } from "../harness/transports/mod.ts";
import { mgtpPairing } from "./lab.ts";

/** A game that was played, and what was said in it. */
export interface LongGame {
  readonly plies: number;
  readonly wire: readonly WireEntry[];
}

/** One long game of an engine against a built-in opponent, which costs next to nothing. */
export async function longGame(transport: Transport, pipeline: boolean): Promise<LongGame> {
  for await (const event of runMatch({ ...RUN, hall: hallOf(transport, pipeline) })) {
    if (event.kind !== "game-finished") continue;
    const { game: { outcome, fouls, plies }, wire } = event;
    if (outcome.kind !== "over" || fouls.length > 0) throw new Error(JSON.stringify(event.game));
    return { plies: plies.length, wire };
  }
  throw new Error("No game was finished");
}

/** Plies per second from the first reply to the last, so that the start does not count. */
export function rateOf({ plies, wire }: LongGame): number {
  const replies = wire.filter(({ from }) => from === "engine");
  return plies / ((replies.at(-1)?.atMs ?? NaN) - (replies[0]?.atMs ?? NaN)) * 1000;
}

const RUN = { jobs: 1, done: [], today: () => 0 };

/** Draws far away make a game of some hundred plies. */
const MATCH: MatchFacts = {
  ...{ version: "0", game: "dark_chess", games: 1, seed: 5, swap: false, strict: false },
  players: [{ name: "engine", command: [] }, { name: "random", command: [] }],
  clock: { mainMs: 900_000, extraMs: 0, sharedPlies: 0, incrementMs: 0 },
  settings: { noEatFlip: 400, repetition: 100 },
  rules: [],
};

function hallOf(transport: Transport, pipeline: boolean): Hall {
  const kit = gameOf(MATCH.game);
  if (!kit) throw new Error("There is no dark chess");
  const [engine, random] = MATCH.players;
  return {
    match: MATCH,
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
