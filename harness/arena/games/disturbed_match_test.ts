import { assert, assertEquals } from "@std/assert";
import conforming from "../../../fixtures/engines/mgtp/conforming.ts";
import { standingOf } from "../../core/mod.ts";
import { loopback } from "../../transports/mod.ts";
import { before, hindered, think } from "../../runner/test_kit.ts";
import { builtin, engine, matchContext, played } from "./test_kit.ts";

Deno.test("a machine that loses time makes a game inconclusive, which is tried again", async () => {
  let starts = 0;
  const slow = loopback(before("genmove", [think(11)]));
  const clock = { mainMs: 10_000, extraMs: 0, sharedPlies: 0, incrementMs: 0 };
  const busyAtFirst: typeof slow = (options) =>
    starts++ === 0 ? hindered(slow, 5_000)(options) : loopback(conforming.engine)(options);
  const context = matchContext([engine("mine", busyAtFirst), builtin("random")], {
    clock,
    games: 1,
  });
  const { games: [game], events } = await played(context);
  assertEquals([game?.attempts, game?.outcome.kind, game?.fouls], [2, "over", []]);
  assertEquals(events.filter(({ kind }) => kind === "game-started").length, 2);
});

Deno.test("a player for whom the machine is always too busy loses by time in the third game", async () => {
  const clock = { mainMs: 10_000, extraMs: 0, sharedPlies: 0, incrementMs: 0 };
  const slow = hindered(loopback(before("genmove", [think(11)])), 5_000);
  const context = matchContext([engine("slow", slow), builtin("random")], { clock, games: 2 });
  const { games } = await played(context, { jobs: 2 });
  assertEquals(games.map(({ outcome }) => outcome.kind), ["over", "over"]);
  assertEquals(games.map(({ attempts }) => attempts), [3, 3]);
  assertEquals(standingOf({ match: context.match, games }).tally, { wins: 0, draws: 0, losses: 2 });
});

Deno.test("what the machine takes once in a game is given back, also in the third attempt", async () => {
  const clock = { mainMs: 10_000, extraMs: 0, sharedPlies: 0, incrementMs: 0 };
  let starts = 0;
  const slow = loopback(before("genmove", [think(11)]));
  const slowOnce: typeof slow = async (options) => {
    const opened = await slow(options);
    const first = opened.ok ? opened.value.hinderedMs : undefined;
    if (!opened.ok || !first) return opened;
    starts++;
    // The machine takes all of every answer's time, as far as there is any to give back.
    opened.value.hinderedMs = () => 10_900;
    return opened;
  };
  const context = matchContext([engine("mine", slowOnce), builtin("random")], { clock, games: 1 });
  const { games: [game] } = await played(context);
  assertEquals([starts, game?.attempts, game?.outcome.kind], [3, 3, "over"]);
  // The first answer was in time, since the purse still held enough for it.
  assert((game?.plies.length ?? 0) >= 2, JSON.stringify(game?.plies));
});

Deno.test("a time-out beside other games is tried again alone", async () => {
  const clock = { mainMs: 10_000, extraMs: 0, sharedPlies: 0, incrementMs: 0 };
  let starts = 0;
  const slow = loopback(before("genmove", [think(11)]));
  const slowAtFirst: typeof slow = (options) =>
    (starts++ < 2 ? slow : loopback(conforming.engine))(options);
  const context = matchContext([engine("mine", slowAtFirst), builtin("random")], {
    clock,
    games: 2,
  });
  const { games } = await played(context, { jobs: 2 });
  assertEquals(games.map(({ attempts, fouls }) => [attempts, fouls.length]), [[2, 0], [2, 0]]);
});
