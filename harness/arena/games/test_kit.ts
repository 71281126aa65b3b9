/** What the tests of matches share; no tests of its own. @module */

import { assert } from "@std/assert";
import type { GameFacts, MatchEvent, MatchFacts, WireEntry } from "../../core/mod.ts";
import { gameOf, pairingOf } from "../../referee/all/mod.ts";
import { fakeClock } from "../../testing/fake_clock.ts";
import { type AnyFixtureEngine, loopback, type Transport } from "../../transports/mod.ts";
import type { Player } from "./player.ts";
import { type MatchRun, runMatch } from "./run_match.ts";
import type { MatchContext } from "./seat.ts";

/** One of the game's own opponents. */
export function builtin(opponent: string, name = opponent): Player {
  return { kind: "builtin", name, opponent };
}

/** An engine in this process. */
export function engine(
  name: string,
  what: AnyFixtureEngine | Transport,
  protocol = "mgtp",
): Player {
  const pairing = pairingOf(protocol);
  assert(pairing, protocol);
  const transport = typeof what === "function" ? what : loopback(what);
  return { kind: "engine", name, command: [name], pairing, transport: () => transport };
}

/** A match of two players. */
export function matchContext(
  players: readonly [Player, Player],
  more: Partial<MatchFacts> = {},
): MatchContext {
  const kit = gameOf(more.game ?? "dark-chess");
  assert(kit);
  const [mine, theirs] = players;
  const match: MatchFacts = {
    version: "0",
    game: kit.game.id,
    players: [{ name: mine.name, command: [] }, { name: theirs.name, command: [] }],
    games: 2,
    seed: 1,
    swap: true,
    clock: { mainMs: 900_000, extraMs: 0, sharedPlies: 0, incrementMs: 0 },
    settings: {},
    strict: false,
    rules: [],
    ...more,
  };
  return { match, kit, players, clock: fakeClock(), greetings: {} };
}

/** All games of a match, with everything that happened. */
export async function played(
  context: MatchContext,
  more: Partial<MatchRun> = {},
): Promise<{ games: GameFacts[]; events: MatchEvent[]; wires: Map<number, readonly WireEntry[]> }> {
  const events: MatchEvent[] = [];
  for await (
    const event of runMatch({ context, jobs: 1, done: [], today: () => 0, ...more })
  ) events.push(event);
  const finished = events.filter((event) => event.kind === "game-finished");
  const games = finished.map(({ game }) => game).sort((a, b) => a.number - b.number);
  const wires = new Map(finished.map(({ game, wire = [] }) => [game.number, wire]));
  return { games, events, wires };
}

/** A game in a few words: the winner, the reason and the plies. */
export function told({ number, first, outcome, plies }: GameFacts): string {
  const how = outcome.kind === "over"
    ? `${outcome.winner ?? "draw"} ${outcome.reason} ${outcome.forfeit ?? ""}`
    : "inconclusive";
  return `${number} ${first} ${how} ${plies.map(({ move }) => move).join(" ")}`;
}
