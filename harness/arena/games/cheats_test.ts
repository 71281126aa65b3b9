import { assert, assertEquals } from "@std/assert";
import { mgtpEngine, squares, type State } from "../../../fixtures/engines/mgtp/engine.ts";
import { geisterEngine } from "../../../fixtures/engines/geister/engine.ts";
import { ponderEngine } from "../../../fixtures/engines/ponder/engine.ts";
import { usiEngine } from "../../../fixtures/engines/usi/engine.ts";
import { type GameFacts, standingOf } from "../../core/mod.ts";
import { colourOf, DARK_CHESS_OPPONENTS } from "../../games/dark-chess/mod.ts";
import { randomFrom } from "../../games/random.ts";
import {
  type AnyFixtureEngine,
  connectedLoopback,
  type Deed,
  loopback,
  type Transport,
} from "../../transports/mod.ts";
import { builtin, engine, matchContext, played } from "./test_kit.ts";

const CLOCK = { mainMs: 10_000, extraMs: 0, sharedPlies: 0, incrementMs: 0 };
const LATE: Deed = { kind: "think", ms: 11_000 };

function isBehind({ position }: State): boolean {
  const colour = colourOf(position, position.turn);
  const all = position.board.filter((piece) => piece !== undefined);
  const own = all.filter((piece) => piece.colour === colour).length;
  return colour !== undefined && own < all.length - own;
}

type Doing = (usual: readonly Deed[]) => readonly Deed[];

/** Does something else than answer once the other player has more pieces; `luck` is its own. */
function whenBehind(deeds: Doing, luck = 0): AnyFixtureEngine {
  return mgtpEngine({
    choose: ({ position, plies }) =>
      squares(DARK_CHESS_OPPONENTS.greedy(position, randomFrom(1000 * luck + plies + 1))),
    deeds: (usual, { name }, state) => name === "genmove" && isBehind(state) ? deeds(usual) : usual,
  });
}

/** Plays otherwise at each start, as an engine with chance does. */
function lucky(deeds: Doing): Transport {
  let starts = 0;
  return (options) => loopback(whenBehind(deeds, ++starts))(options);
}

/** Says of its own lateness that the machine was too busy. */
function fakesBusy(transport: Transport): Transport {
  return async (options) => {
    const opened = await transport(options);
    if (opened.ok) opened.value.hinderedMs = () => 10_900;
    return opened;
  };
}

async function against(what: AnyFixtureEngine | Transport, jobs: number) {
  const context = matchContext([engine("cheat", what), builtin("greedy")], {
    games: 6,
    clock: CLOCK,
  });
  const { games, events } = await played(context, { jobs });
  return { games, events, tally: standingOf({ match: context.match, games }).tally };
}

/** What it does once it is behind, and how such a game ends. */
const ENDS: readonly (readonly [name: string, deeds: Doing, reason: string])[] = [
  ["answers late", (usual) => [LATE, ...usual], "TimeOut"],
  ["says nothing more, as if it had stopped itself", () => [], "TimeOut"],
  ["spins", () => [{ kind: "spin" }], "TimeOut"],
  ["exits", () => [{ kind: "exit", code: 0 }], "Disconnect"],
  ["kills itself", () => [{ kind: "die", signal: "SIGKILL" }], "Disconnect"],
  ["floods", () => Array(3000).fill({ kind: "say", text: "x".repeat(1000) }), "ProtocolError"],
  ["claims that the game is over", () => [{ kind: "say", text: "=12 draw\n\n" }], "ProtocolError"],
];

for (const [name, deeds, reason] of ENDS) {
  Deno.test(`an engine that ${name} once it is behind loses, even if the game is repeated`, async () => {
    for (const jobs of [1, 2]) {
      const { games } = await against(lucky(deeds), jobs);
      const lost = games.filter(({ outcome }) => outcome.kind === "over" && outcome.forfeit);
      assert(lost.length > 0 && games.every(({ outcome }) => outcome.kind === "over"));
      for (const { outcome } of lost) {
        assert(outcome.kind === "over");
        assertEquals([outcome.reason, outcome.winner], [reason, 1]);
      }
    }
  });
}

function movesOf({ plies }: Pick<GameFacts, "plies">): readonly string[] {
  return plies.map(({ move }) => move);
}

Deno.test("a game that was disturbed goes on where it stood, so that no player begins anew", async () => {
  const late: Doing = (usual) => [LATE, ...usual];
  for (const what of [lucky(late), fakesBusy(lucky(late))]) {
    const context = matchContext([engine("cheat", what), builtin("greedy")], {
      games: 6,
      clock: CLOCK,
    });
    const begun = new Map<number, string[][]>();
    const watch: typeof context.watch = ({ number }) => {
      const moves: string[] = [];
      begun.set(number, [...begun.get(number) ?? [], moves]);
      return { made: ({ move }) => moves.push(move) };
    };
    const { games } = await played({ ...context, watch }, { jobs: 2 });
    const again = games.filter(({ attempts }) => attempts > 1);
    assert(again.length > 0);
    for (const game of again) {
      const attempts = begun.get(game.number) ?? [];
      assertEquals(attempts.length, game.attempts);
      for (const before of attempts) {
        assertEquals(movesOf(game).slice(0, before.length), before);
      }
      assertEquals([game.opening, game.plies.every(({ atMs }) => atMs !== undefined)], [0, true]);
    }
  }
});

const SAYS_END: readonly (readonly [protocol: string, game: string, cheat: AnyFixtureEngine])[] = [
  ["usi", "shogi", usiEngine({ choose: ({ moves }) => moves.length >= 4 ? "win" : undefined })],
  ["usi", "shogi", usiEngine({ choose: ({ moves }) => moves.length >= 4 ? "draw" : undefined })],
  ["ponder", "dark-chess", saysAtFifth("/draw")],
  ["ponder", "dark-chess", saysAtFifth("/win")],
  ["ponder", "dark-chess", hangsUp()],
];

/** Says that the game is over in place of its fifth ply. */
function saysAtFifth(text: string): AnyFixtureEngine {
  return ponderEngine({ choose: ({ plies }) => plies >= 4 ? text : undefined });
}

function hangsUp(): AnyFixtureEngine {
  return ponderEngine({
    deeds: (usual, _, { plies }) => plies >= 4 ? [{ kind: "part", how: "closed" }] : usual,
  });
}

for (const [at, [protocol, game, cheat]] of SAYS_END.entries()) {
  Deno.test(`${protocol}: no word of an engine ends a game in its favour, nor does hanging up: ${at}`, async () => {
    const reach = protocol === "ponder" ? connectedLoopback : loopback;
    const players = [engine("cheat", reach(cheat), protocol), builtin("random")] as const;
    const { games } = await played(matchContext(players, { game, games: 2 }));
    assertEquals(games.length, 2);
    for (const { outcome } of games) {
      assert(outcome.kind === "over" && outcome.forfeit !== undefined, JSON.stringify(outcome));
      assertEquals(outcome.winner, 1);
    }
  });
}

const ODD = [
  ...[
    "",
    " ",
    "\0",
    "draw",
    "(none)",
    "0000",
    "=12",
    "=12\n\n=12 a1 a1",
    "a1 a1 a1",
    "a9 a9",
    "\xff",
  ],
  ...["x".repeat(5000), "WON:", "LST:", "/win", "usiok", "bestmove", "win ponder", "__proto__"],
  ...["=999999999999999999999 a1 a1", "a1 a2;b1 b2", "\x1b[2J", "7g7f\nbestmove win"],
];
const SAYS_ODD: readonly (readonly [string, string, (text: string) => AnyFixtureEngine])[] = [
  ["mgtp", "dark-chess", (text) => mgtpEngine({ choose: ({ plies }) => at(plies, text) })],
  ["ponder", "dark-chess", (text) => ponderEngine({ choose: ({ plies }) => at(plies, text) })],
  ["usi", "shogi", (text) => usiEngine({ choose: ({ moves }) => at(moves.length, text) })],
  ["geister-tcp", "geister", (text) => geisterEngine({ choose: ({ moves }) => at(moves, text) })],
  ["geister-tcp", "geister", (text) => geisterEngine({ reds: text })],
];

function at(plies: number, text: string): string | undefined {
  return plies >= 4 ? text : undefined;
}

for (const [place, [protocol, game, cheat]] of SAYS_ODD.entries()) {
  Deno.test(`${protocol}: whatever an engine says, a game of a match has a result: ${place}`, async () => {
    const isTcp = protocol === "ponder" || protocol === "geister-tcp";
    for (const text of ODD) {
      const player = (isTcp ? connectedLoopback : loopback)(cheat(text));
      const players = [engine("cheat", player, protocol), builtin("random")] as const;
      const { games } = await played(matchContext(players, { game, games: 1, clock: CLOCK }));
      const [outcome] = games.map((one) => one.outcome);
      assert(outcome?.kind === "over" && outcome.forfeit, JSON.stringify([text, outcome]));
      assertEquals(outcome.winner, 1);
    }
  });
}
