/** Plies per second of a match that 0, 1 and 100 people watch: `deno run -A bench/viewers.ts [rounds]`. @module */

import conforming from "../fixtures/engines/mgtp/conforming.ts";
import { watchMatch } from "../harness/live/mod.ts";
import type { MatchFacts } from "../harness/core/mod.ts";
import { gameOf } from "../harness/referee/all/mod.ts";
import { type MatchContext, runMatch } from "../harness/arena/games/mod.ts";
import { loopback, realClock } from "../harness/transports/mod.ts";
import { mgtpPairing } from "./bench_run.ts";
import { median } from "./measure.ts";

const MATCH: MatchFacts = {
  ...{ version: "0", game: "dark-chess", games: 8, seed: 5, swap: false, strict: false },
  players: [{ name: "engine", protocol: "mgtp", command: [] }, { name: "random", command: [] }],
  clock: { mainMs: 900_000, extraMs: 0, sharedPlies: 0, incrementMs: 0 },
  settings: {},
  rules: mgtpPairing().protocol.rules,
};

/** Plies per second of one match with so many viewers, who are in a process of their own. */
async function rateWith(viewers: number): Promise<number> {
  await using page = watchMatch(MATCH, { done: [], language: "en" });
  const process = viewers === 0 ? undefined : await watchers(page.link, viewers);
  const startedMs = performance.now();
  let plies = 0;
  const context = matchContext(page.watch);
  for await (const event of runMatch({ context, jobs: 1, done: [], today: () => 0 })) {
    if (event.kind !== "game-finished") continue;
    plies += event.game.plies.length;
    page.finish(event.game);
  }
  const rate = plies / (performance.now() - startedMs) * 1000;
  process?.kill();
  await process?.status;
  return rate;
}

function matchContext(watch: MatchContext["watch"]): MatchContext {
  const kit = gameOf(MATCH.game);
  if (!kit) throw new Error("There is no dark chess");
  const [engine, random] = MATCH.players;
  const transport = loopback(conforming.engine);
  return {
    ...{ match: MATCH, kit, clock: realClock, greetings: {}, watch },
    players: [
      { kind: "engine", ...engine, pairing: mgtpPairing(), transport: () => transport },
      { kind: "builtin", ...random, opponent: "random" },
    ],
  };
}

/** A process in which so many viewers read all that they are sent; it is ready when this settles. */
async function watchers(link: string, count: number): Promise<Deno.ChildProcess> {
  const process = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", import.meta.filename ?? "", "--view", link, String(count)],
    stdout: "piped",
  }).spawn();
  const reader = process.stdout.getReader();
  await reader.read();
  reader.releaseLock();
  return process;
}

/** Joins so often, and reads for ever. */
async function view(link: string, count: number): Promise<void> {
  const opened = await fetch(link);
  await opened.body?.cancel();
  const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
  const streams = await Promise.all(
    Array.from({ length: count }, () => fetch(new URL("/events", link), { headers: { cookie } })),
  );
  console.log("ready");
  await Promise.all(streams.map(({ body }) => body?.pipeTo(new WritableStream())));
}

/** The median rate for each number of viewers, measured in turn. */
export async function viewerRates(
  counts: readonly number[],
  rounds: number,
): Promise<readonly { readonly viewers: number; readonly rate: number }[]> {
  const rates = new Map<number, number[]>(counts.map((count) => [count, []]));
  for (let round = 0; round < rounds; round++) {
    for (const count of counts) rates.get(count)?.push(await rateWith(count));
  }
  return [...rates].map(([viewers, all]) => ({ viewers, rate: median(all) }));
}

if (import.meta.main) {
  const [first, link = "", count] = Deno.args;
  if (first === "--view") await view(link, Number(count));
  else {
    const rates = await viewerRates([0, 1, 100], Number(first ?? 5));
    const alone = rates[0]?.rate ?? NaN;
    for (const { viewers, rate } of rates) {
      console.log(
        `${viewers} viewers: ${rate.toFixed(0)} plies/s, ratio ${(rate / alone).toFixed(2)}`,
      );
    }
  }
}
