import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import conforming from "../../../fixtures/engines/mgtp/conforming.ts";
import { mgtpEngine } from "../../../fixtures/engines/mgtp/engine.ts";
import { standingOf } from "../../core/mod.ts";
import { darkChess, flipOf, formatSetup } from "../../games/dark-chess/mod.ts";
import { type Deed, loopback } from "../../transports/mod.ts";
import { before, think } from "../../runner/test_kit.ts";
import { builtin, engine, matchContext, played, told } from "./test_kit.ts";
import { runMatch } from "./run_match.ts";
import type { MatchContext } from "./seat.ts";

const CONFORMING = engine("mine", conforming.engine);

/** A conforming engine that does something instead of answering its `at`-th genmove. */
function failing(at: number, deeds: readonly Deed[]) {
  return mgtpEngine({
    deeds: (usual, { name }, { plies }) => name === "genmove" && plies >= at ? [...deeds] : usual,
  });
}

Deno.test("a match of 100 games has the same result however many are played at a time", async () => {
  const players = [CONFORMING, engine("theirs", conforming.engine)] as const;
  const results = [];
  for (const jobs of [1, 2, 8]) {
    const context = matchContext(players, { games: 100, settings: { noEatFlip: 4 } });
    const { games } = await played(context, { jobs });
    assertEquals(games.length, 100);
    assert(games.every(({ fouls }) => fouls.length === 0), "a player broke a rule");
    results.push(games.map(told));
  }
  assertEquals(results[1], results[0]);
  assertEquals(results[2], results[0]);
});

Deno.test("both games of a pair have the same deal and sides changed", async () => {
  const { games } = await played(
    matchContext([builtin("random"), builtin("greedy")], { games: 6 }),
  );
  assertEquals(games.map(({ pair }) => pair), [1, 1, 2, 2, 3, 3]);
  assertEquals(games.map(({ first }) => first), [0, 1, 0, 1, 0, 1]);
  for (const at of [0, 2, 4]) assertEquals(games[at]?.setup, games[at + 1]?.setup);
  assertEquals(new Set(games.map(({ setup }) => setup)).size, 3);
});

Deno.test("two equal players with the same luck share the points of a pair", async () => {
  const context = matchContext([builtin("greedy", "a"), builtin("greedy", "b")], { games: 20 });
  const { games } = await played(context);
  const { tally, elo } = standingOf({ match: context.match, games });
  assertEquals(tally.wins, tally.losses);
  assertEquals([elo.score, elo.by], [0.5, "pairs"]);
});

Deno.test("without a swap every game has a deal of its own and the first-named begins", async () => {
  const context = matchContext([builtin("random", "a"), builtin("random", "b")], {
    games: 4,
    swap: false,
  });
  const { games } = await played(context);
  assertEquals(games.map(({ first }) => first), [0, 0, 0, 0]);
  assertEquals(new Set(games.map(({ setup }) => setup)).size, 4);
});

Deno.test("an engine plays a built-in opponent, and time is taken of the engine alone", async () => {
  const slow = before("genmove", [think(1)]);
  const { games: [game] } = await played(matchContext([engine("slow", slow), builtin("random")]));
  assert(game);
  const mine = game.plies.filter(({ by }) => by === 0);
  const theirs = game.plies.filter(({ by }) => by === 1);
  assert(mine.length > 5 && mine.every(({ thinkMs }) => thinkMs === 1000));
  assertEquals(mine[2]?.leftMs, 897_000);
  assert(theirs.every(({ thinkMs }) => thinkMs === undefined));
});

Deno.test("an illegal move loses the game by forfeit, with its violation", async () => {
  const wild = mgtpEngine({ choose: ({ plies }) => plies < 4 ? undefined : "a1 d8" });
  const { games } = await played(matchContext([CONFORMING, engine("wild", wild)]));
  for (const { outcome, fouls, plies } of games) {
    assert(outcome.kind === "over");
    assertEquals([outcome.winner, outcome.reason], [0, "IllegalMove"]);
    assertEquals(fouls.map(({ player, violation }) => [player, violation.rule]), [
      [1, outcome.forfeit],
    ]);
    assertStringIncludes(String(fouls[0]?.violation.sent), "genmove");
    assert(plies.length >= 4);
  }
});

Deno.test("the evidence of a violation points into the game's own log", async () => {
  const wild = mgtpEngine({ choose: () => "a1 d8" });
  const { games: [game], wires } = await played(matchContext([engine("wild", wild), CONFORMING]));
  const [index = -1] = game?.fouls[0]?.violation.evidence ?? [];
  const entry = wires.get(1)?.[index];
  assertEquals([entry?.text, entry?.of, entry?.from], ["=12 a1 d8", 0, "engine"]);
});

Deno.test("an engine that dies in mid-game loses that game, and plays the next", async () => {
  const mortal = failing(6, [{ kind: "exit", code: 3 }]);
  const { games } = await played(
    matchContext([engine("mortal", mortal), CONFORMING], { games: 4 }),
  );
  assertEquals(games.length, 4);
  for (const { outcome, fouls } of games) {
    assert(outcome.kind === "over");
    assertEquals([outcome.winner, outcome.reason], [1, "Disconnect"]);
    assertEquals(fouls.map(({ violation }) => violation.rule), ["mgtp/stays-alive"]);
  }
});

Deno.test("an engine that uses up its time loses by time, also when it plays second", async () => {
  const clock = { mainMs: 11_000, extraMs: 0, sharedPlies: 0, incrementMs: 0 };
  const slow = before("genmove", [think(4)]);
  const { games } = await played(
    matchContext([engine("slow", slow), builtin("random")], { clock }),
  );
  for (const { outcome, plies, fouls } of games) {
    assert(outcome.kind === "over");
    assertEquals([outcome.winner, outcome.reason], [1, "TimeOut"]);
    assertEquals(plies.filter(({ by }) => by === 0).length, 2);
    assertEquals(fouls.map(({ violation }) => violation.rule), ["mgtp/genmove-in-time"]);
  }
  // The ply that lost the game took its time as well.
  assertEquals(games.map(({ overtime }) => overtime), Array(2).fill({ by: 0, thinkMs: 4_000 }));
});

Deno.test.each([
  ["increment", { mainMs: 4_000, extraMs: 0, sharedPlies: 0, incrementMs: 3_000 }],
  ["byoyomi", { mainMs: 0, extraMs: 3_500, sharedPlies: 0, incrementMs: 0 }],
  ["main time and byoyomi", { mainMs: 5_000, extraMs: 3_500, sharedPlies: 1, incrementMs: 0 }],
])("%s lasts for a whole game of three seconds a ply", async (_, clock) => {
  const slow = before("genmove", [think(3)]);
  const context = matchContext([engine("slow", slow), builtin("random")], { clock, games: 1 });
  const { games: [game] } = await played(context);
  assert(game?.outcome.kind === "over");
  assertEquals([game.outcome.forfeit, game.fouls], [undefined, []]);
});

Deno.test("a match is over once it is decided, and begins nothing more", async () => {
  const context = matchContext([builtin("random", "a"), builtin("greedy", "b")], { games: 100 });
  const seen: number[] = [];
  const { games } = await played(context, { decided: ({ number }) => seen.push(number) === 5 });
  assertEquals([games.length, seen], [5, [1, 2, 3, 4, 5]]);
});

Deno.test("a decision that waits for a doubtful game does not wait for all others", async () => {
  const clock = { mainMs: 10_000, extraMs: 0, sharedPlies: 0, incrementMs: 0 };
  let starts = 0;
  const slow = loopback(before("genmove", [think(11)]));
  const slowAtFirst: typeof slow = (options) =>
    (starts++ === 0 ? slow : loopback(conforming.engine))(options);
  const facts = { clock, games: 200, settings: { noEatFlip: 4 } };
  const context = matchContext([engine("mine", slowAtFirst), builtin("random")], facts);
  const { games } = await played(context, { jobs: 2, decided: ({ attempts }) => attempts > 1 });
  assert(games.length < 100, `${games.length} games`);
  assertEquals(games[0]?.attempts, 2);
});

Deno.test("games that were finished before are not played again", async () => {
  const whole = await played(
    matchContext([builtin("random", "a"), builtin("greedy", "b")], { games: 8 }),
  );
  const context = matchContext([builtin("random", "a"), builtin("greedy", "b")], { games: 8 });
  const done = whole.games.filter(({ number }) => [1, 2, 5].includes(number));
  const rest = await played(context, { done, jobs: 3 });
  assertEquals(rest.games.map(({ number }) => number), [3, 4, 6, 7, 8]);
  const all = [...done, ...rest.games].sort((a, b) => a.number - b.number);
  assertEquals(all.map(told), whole.games.map(told));
});

Deno.test("a player that cannot be started is reported once, and nothing is played", async () => {
  const dead = engine("dead", mgtpEngine({ begin: [{ kind: "exit", code: 1 }] }));
  const { games, events } = await played(matchContext([CONFORMING, dead], { games: 10 }), {
    jobs: 4,
  });
  assertEquals(games, []);
  const told = events.filter((event) => event.kind === "player-unstartable");
  assertEquals(told.map(({ player }) => player), [1]);
});

Deno.test("no more games begin once the event stream is no longer read", async () => {
  const context = matchContext([builtin("random", "a"), builtin("random", "b")], { games: 50 });
  let finished = 0;
  for await (const event of runMatch({ context, jobs: 1, done: [], today: () => 0 })) {
    if (event.kind === "game-finished" && ++finished === 3) break;
  }
  assertEquals(finished, 3);
});

Deno.test("an opening is played before any player is asked", async () => {
  const dealt = darkChess.start({ seed: 4 });
  assert(dealt.ok);
  const setup = formatSetup(dealt.value);
  const opening = ["a1", "b1"].map((at) => `${at}(${flipOf(dealt.value, at)})`);
  const { games } = await played(
    matchContext([CONFORMING, builtin("random")], { start: { setup, opening } }),
  );
  for (const game of games) {
    assertEquals(game.plies.slice(0, 2).map(({ move }) => move), opening);
    assertEquals([game.opening, game.fouls, game.setup], [2, [], setup]);
  }
});

Deno.test("plies by chance open both games of a pair alike, and other pairs otherwise", async () => {
  const context = matchContext([builtin("greedy", "a"), builtin("greedy", "b")], {
    ...{ game: "shogi", games: 4, randomPlies: 6, settings: {} },
    start: { opening: [] },
  });
  const { games } = await played({ ...context, kit: quickly(context.kit) });
  const openings = games.map(({ plies, opening }) => {
    assertEquals(opening, 6);
    return plies.slice(0, 6).map(({ move }) => move).join(" ");
  });
  assertEquals([openings[0], openings[2]], [openings[1], openings[3]]);
  assert(openings[0] !== openings[2]);
});

/** A game that ends after a few plies. */
function quickly(kit: MatchContext["kit"]): MatchContext["kit"] {
  const ending = (position: unknown) =>
    kit.game.ending(position) ?? (++asked > 40 ? { reason: "Enough" } : undefined);
  let asked = 0;
  const start: typeof kit.game.start = (from) => {
    asked = 0;
    return kit.game.start(from);
  };
  return { ...kit, game: { ...kit.game, ending, start } };
}

Deno.test("an engine that never says a word loses one game, and the rest is not waited for", async () => {
  const mute = engine("mute", mgtpEngine({ deeds: () => [] }));
  for (const jobs of [1, 4]) {
    const { games, events } = await played(matchContext([CONFORMING, mute], { games: 50 }), {
      jobs,
    });
    assertEquals(games.length, 1);
    assertEquals(games[0]?.outcome.kind === "over" && games[0].outcome.winner, 0);
    assertEquals(games[0]?.fouls.map(({ player }) => player), [1]);
    assert(events.length < 10);
    const silent = events.filter(({ kind }) => kind === "player-silent");
    assertEquals(silent, [{ kind: "player-silent", player: 1, spoke: false }]);
    // The same command again tries once more, and gives up again.
    const more = await played(matchContext([CONFORMING, mute], { games: 50 }), {
      jobs,
      done: games,
    });
    assertEquals(more.games.map(({ number }) => number), [2]);
  }
});

Deno.test("an engine that answers with ids of its own has spoken, and still answered nothing", async () => {
  const wrong = mgtpEngine({ deeds: () => [{ kind: "say", text: "=99 ok\n" }] });
  for (const jobs of [1, 4]) {
    const context = matchContext([engine("wrong", wrong), CONFORMING], { games: 50 });
    const { games, events } = await played(context, { jobs });
    assertEquals(games.length, 1);
    const silent = events.filter(({ kind }) => kind === "player-silent");
    assertEquals(silent, [{ kind: "player-silent", player: 0, spoke: true }]);
  }
});
