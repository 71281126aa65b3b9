/**
 * Games and plies per second of searches with an engine in C, against a match of the same engine, and
 * the memory after each round.
 *
 *   deno run -A bench/fuzz_rate.ts [rounds] [games of each search]
 *
 * @module
 */

import { MODELS, runFuzz } from "../harness/fuzz/mod.ts";
import { RUN_DEFAULTS } from "../harness/runner/mod.ts";
import { bundledScenarios } from "../harness/surroundings/mod.ts";
import { realClock, stdio, type Transport } from "../harness/transports/mod.ts";
import { compileFixture, isInstalled } from "./c_programs.ts";
import { mgtpPairing } from "./bench_run.ts";
import { benchMatch } from "./match_rates.ts";
import { lineOf, machine, type Rounds, sideBySide } from "./measure.ts";

/** How many games and plies there were in a second. */
interface Rates {
  readonly games: number;
  readonly plies: number;
}

/** How a search is measured. */
interface SearchSize {
  readonly games: number;
  /** Whether one process may play many games, where a reset is proven to work. */
  readonly reuses: boolean;
}

/** A search with one engine at a time, from its proof to its last game. */
export async function searchRates(
  transport: Transport,
  { games, reuses }: SearchSize,
): Promise<Rates> {
  const [pairing, model] = [mgtpPairing(), MODELS["mgtp"]];
  const loaded = await bundledScenarios(pairing);
  if (!model || !loaded.ok) throw new Error("There is no MGTP to search in");
  const proof = loaded.value.find(({ id }) => id === pairing.protocol.reset);
  const sinceMs = performance.now();
  let seen: Rates = { games: 0, plies: 0 };
  const run = runFuzz({
    ...RUN_DEFAULTS,
    ...{ pairing, model, transport, games, clock: realClock, jobs: 1, scenarios: [] },
    engine: { name: "C", command: [] },
    ...reuses && proof && { proof },
    stimulus: "client",
    timeMs: Infinity,
    suite: "fuzz",
    taken: new Set(),
  });
  for await (const event of run) {
    if (event.kind === "violation") throw new Error(JSON.stringify(event.violation));
    if (event.kind === "searched") seen = event.search;
  }
  return per(seen, performance.now() - sinceMs);
}

/** A match of as many games as benches play, from its start to its end. */
async function matchRates(transport: Transport): Promise<Rates> {
  const sinceMs = performance.now();
  const games = await benchMatch(() => transport, { pipeline: false });
  const plies = games.reduce((sum, game) => sum + game.plies, 0);
  return per({ games: games.length, plies }, performance.now() - sinceMs);
}

function per({ games, plies }: Rates, ms: number): Rates {
  return { games: games / ms * 1000, plies: plies / ms * 1000 };
}

/** Searches against the match, by games or by plies. */
export function rateRounds(
  transport: Transport,
  { of, games, rounds }: {
    readonly of: keyof Rates;
    readonly games: number;
    readonly rounds: number;
  },
): Rounds {
  const search = (reuses: boolean) => async (): Promise<number> =>
    (await searchRates(transport, { games, reuses }))[of];
  return {
    contenders: {
      "search, one process for many games": search(true),
      "search, a process for each game": search(false),
    },
    peer: async () => (await matchRates(transport))[of],
    rounds,
  };
}

if (import.meta.main) {
  const [rounds, games] = [Number(Deno.args[0] ?? 9), Number(Deno.args[1] ?? 64)];
  if (!isInstalled("cc")) console.log("SKIPPED: there is no C compiler (cc) on this machine");
  else {
    using engine = compileFixture("conforming");
    const transport = stdio({ program: engine.path, args: [] });
    console.log(`fuzz_rate (${machine()}, ${games} games of dark chess in each search)`);
    for (const unit of ["games", "plies"] as const) {
      for (
        const comparison of await sideBySide(rateRounds(transport, { of: unit, games, rounds }))
      ) {
        console.log(lineOf(comparison, { unit, peer: "match" }));
      }
      const { rss } = Deno.memoryUsage();
      console.log(
        `  memory after ${2 * (rounds + 1) * games} games: ${Math.round(rss / 2 ** 20)} MiB`,
      );
    }
  }
}
