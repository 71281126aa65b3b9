/**
 * Refereed plies per second, against the fastest exchange of as many lines.
 *
 * A round has `count` plies or more, after one to warm up: some hundreds are over before the runtime
 * has compiled the code, and would measure its compiler. The engine in this process replays a game
 * that the conforming engine played: the rest is our own work, the opponent's moves included. The
 * row with the conforming engine itself adds its own search and its own board.
 *
 * @module
 */

import conforming from "../fixtures/engines/mgtp/conforming.ts";
import type { RunEvent, WireEntry } from "../harness/core/mod.ts";
import type { Scenario } from "../harness/scenario/mod.ts";
import { loopback, stdio, type Transport } from "../harness/transports/mod.ts";
import { compileAll, type CPrograms } from "./c_programs.ts";
import { cRate } from "./exchange.ts";
import { benchScenarios, runOf } from "./bench_run.ts";
import { type BenchGame, benchMatch, rateOf } from "./match_rates.ts";
import { lineOf, type Rounds, sideBySide } from "./measure.ts";
import { inEachPlacement, type Placement } from "./placement.ts";
import { replaying } from "./replaying.ts";

/** The same games with engines that cost more and more; the peer says how many plies a pipe allows. */
export async function gameRounds(
  programs: CPrograms,
  { prefix }: Placement,
  { count, rounds }: { readonly count: number; readonly rounds: number },
): Promise<Rounds> {
  const { events } = await runOf(await benchScenarios("games"), {
    transport: loopback(conforming.engine),
  });
  const { replies, exchangesPerPly } = scriptOf(events);
  const games = await benchScenarios("games", Math.ceil(count / pliesOf(events)));
  const script = `${programs.folder}/replies`;
  await Deno.writeTextFile(script, linesOf(replies));
  const process = (command: readonly string[]): Transport => {
    const [program = "", ...args] = [...prefix, ...command];
    return stdio({ program, args });
  };
  const scripted = await scriptedMatch(script, count);
  const match = async (pipeline: boolean): Promise<number> =>
    rateOf(
      await benchMatch((game) => process([programs.replay, `${script}_${game}`]), {
        pipeline,
        games: scripted.length,
      }),
    );
  const host = decodeURIComponent(new URL("./host_conforming.ts", import.meta.url).pathname);
  const real = [Deno.execPath(), "run", "-A", host];
  return {
    contenders: {
      "in-process engine": () => plyRate(games, loopback(replaying(replies))),
      "in-process engine that plays": () => plyRate(games, loopback(conforming.engine)),
      "process that replays (C)": () => plyRate(games, process([programs.replay, script])),
      "process that plays (TypeScript)": () => plyRate(games, process(real)),
      "match, process that replays (C)": () => match(false),
      "match, in one write": () => match(true),
    },
    peer: async () =>
      await cRate(programs.ping, [...prefix, programs.pong], count) / exchangesPerPly,
    rounds,
  };
}

/** A match of `count` plies or more, and for each game a file with what the engine said in it. */
async function scriptedMatch(script: string, count: number): Promise<readonly BenchGame[]> {
  const playing = () => loopback(conforming.engine);
  const few = await benchMatch(playing, { pipeline: false });
  const games = Math.ceil(few.length * count / few.reduce((sum, { plies }) => sum + plies, 0));
  const all = await benchMatch(playing, { pipeline: false, games });
  for (const [game, { wire }] of all.entries()) {
    await Deno.writeTextFile(`${script}_${game}`, linesOf(repliesIn(wire)));
  }
  return all;
}

/** What the engine said, a line for each line it heard, and how many of these a ply takes. */
function scriptOf(
  events: readonly RunEvent[],
): { readonly replies: readonly string[]; readonly exchangesPerPly: number } {
  const replies = repliesIn(wireOf(events));
  const heard = wireOf(events).filter(({ from }) => from === "harness");
  if (replies.length !== heard.length) throw new Error("A reply has more than one line");
  return { replies, exchangesPerPly: heard.length / pliesOf(events) };
}

function repliesIn(wire: readonly WireEntry[]): readonly string[] {
  return wire.filter(({ from }) => from === "engine").map(({ text }) => text);
}

function linesOf(replies: readonly string[]): string {
  return replies.map((reply) => `${reply}\n`).join("");
}

/** Plies per second from the first reply of each case to its last, so that starts do not count. */
async function plyRate(games: readonly Scenario[], transport: Transport): Promise<number> {
  const { events } = await runOf(games, { transport });
  const cases = Map.groupBy(events.filter((event) => event.kind === "wire"), ({ key }) => key);
  let tookMs = 0;
  for (const wire of cases.values()) {
    const replies = wire.filter(({ entry }) => entry.from === "engine");
    tookMs += (replies.at(-1)?.entry.atMs ?? NaN) - (replies[0]?.entry.atMs ?? NaN);
  }
  return pliesOf(events) / tookMs * 1000;
}

function wireOf(events: readonly RunEvent[]): readonly WireEntry[] {
  return events.flatMap((event) => event.kind === "wire" ? [event.entry] : []);
}

function pliesOf(events: readonly RunEvent[]): number {
  return events.filter(({ kind }) => kind === "ply").length;
}

async function bench(placement: Placement): Promise<void> {
  using programs = compileAll();
  if (!programs) return;
  console.log(`games, ${placement.title}`);
  const rounds = await gameRounds(programs, placement, { count: 5000, rounds: 9 });
  for (const comparison of await sideBySide(rounds)) {
    console.log(lineOf(comparison, { unit: "plies", peer: "limit by C" }));
  }
}

if (import.meta.main) await inEachPlacement(import.meta.url, bench);
