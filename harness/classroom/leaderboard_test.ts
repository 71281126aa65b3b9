import { assert, assertEquals } from "@std/assert";
import conforming from "../../fixtures/engines/mgtp/conforming.ts";
import { mgtpEngine } from "../../fixtures/engines/mgtp/engine.ts";
import { pairingOf } from "../referee/all/mod.ts";
import { fakeClock } from "../testing/fake_clock.ts";
import { type AnyFixtureEngine, loopback } from "../transports/mod.ts";
import { playLeaderboard } from "./leaderboard.ts";

async function ranked(engine: AnyFixtureEngine, { games = 4, gameMs = 10_000 } = {}) {
  const pairing = pairingOf("mgtp");
  assert(pairing);
  const player = {
    ...{ kind: "engine", name: "b13900001", command: ["./engine"], pairing } as const,
    transport: () => loopback(engine),
  };
  const rules = { opponents: ["random", "greedy"], games, gameMs };
  const around = { rules, seed: 7, version: "0", language: "en", clock: fakeClock() } as const;
  return await Array.fromAsync(playLeaderboard(player, around));
}

Deno.test("a submission plays each opponent, and the leaderboard is updated after every game", async () => {
  const told = await ranked(conforming.engine);
  assertEquals(told.length, 1 + 2 * 4);
  assertEquals(told[0]?.map(({ value }) => value), [0, 0, 0]);
  const last = told.at(-1) ?? [];
  assertEquals(last.map(({ name }) => name), [
    "Score (%)",
    "Points against random",
    "Points against greedy",
  ]);
  const [share = 0, random = 0, greedy = 0] = last.map(({ value }) => value);
  assertEquals(share, Math.round((random + greedy) / 8 * 1000) / 10);
  // The same seed deals the same games to every submission.
  assertEquals((await ranked(conforming.engine)).at(-1), last);
});

Deno.test("an engine that cannot play has a place at the end, and an illegal ply loses", async () => {
  const dead = await ranked(mgtpEngine({ begin: [{ kind: "exit", code: 1 }] }));
  assertEquals(dead.at(-1)?.map(({ value }) => value), [0, 0, 0]);
  const wild = await ranked(mgtpEngine({ choose: () => "a1 d8" }), { games: 2 });
  assertEquals(wild.at(-1)?.map(({ value }) => value), [0, 0, 0]);
  assertEquals(wild.length, 1 + 2 * 2);
});
