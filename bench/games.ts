/** Refereed plies per second, against the fastest exchange of as many lines. @module */

import conforming from "../fixtures/engines/mgtp/conforming.ts";
import type { RunEvent, WireEntry } from "../harness/core/mod.ts";
import type { Scenario } from "../harness/scenario/mod.ts";
import { loopback, stdio, type Transport } from "../harness/transports/mod.ts";
import { compileAll, type CPrograms } from "./c_programs.ts";
import { cRate } from "./exchange.ts";
import { benchScenarios, runOf } from "./lab.ts";
import { benchMatch, rateOf } from "./match_rates.ts";
import { lineOf, type Rounds, sideBySide } from "./measure.ts";
import { inEachPlacement, type Placement } from "./placement.ts";

/** The same games with engines that cost more and more; the peer says how many plies a pipe allows. */
export async function gameRounds(
  programs: CPrograms,
  { prefix }: Placement,
  { count, rounds }: { readonly count: number; readonly rounds: number },
): Promise<Rounds> {
  const games = await benchScenarios("games");
  const { events } = await runOf(games, { transport: loopback(conforming.engine) });
  const { replies, exchangesPerPly } = scriptOf(events);
  const script = `${programs.folder}/replies`;
  await Deno.writeTextFile(script, replies);
  const process = (command: readonly string[]): Transport => {
    const [program = "", ...args] = [...prefix, ...command];
    return stdio({ program, args });
  };
  const scripted = await benchMatch(() => loopback(conforming.engine), false);
  for (const [game, { wire }] of scripted.entries()) {
    await Deno.writeTextFile(`${script}_${game}`, repliesIn(wire));
  }
  const match = async (pipeline: boolean): Promise<number> =>
    rateOf(await benchMatch((game) => process([programs.replay, `${script}_${game}`]), pipeline));
  const host = decodeURIComponent(new URL("./host_conforming.ts", import.meta.url).pathname);
  const real = [Deno.execPath(), "run", "-A", host];
  return {
    contenders: {
      "in-process engine": () => plyRate(games, loopback(conforming.engine)),
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

/** What the engine said, a line for each line it heard, and how many of these a ply takes. */
function scriptOf(events: readonly RunEvent[]): { replies: string; exchangesPerPly: number } {
  const replies = wireOf(events).filter(({ from }) => from === "engine");
  const heard = wireOf(events).filter(({ from }) => from === "harness");
  if (replies.length !== heard.length) throw new Error("A reply has more than one line");
  return {
    replies: repliesIn(wireOf(events)),
    exchangesPerPly: heard.length / pliesOf(events),
  };
}

function repliesIn(wire: readonly WireEntry[]): string {
  return wire.filter(({ from }) => from === "engine").map(({ text }) => `${text}\n`).join("");
}

/** Plies per second from the first reply to the last, so that the start does not count. */
async function plyRate(games: readonly Scenario[], transport: Transport): Promise<number> {
  const { events } = await runOf(games, { transport });
  const replies = wireOf(events).filter(({ from }) => from === "engine");
  const tookMs = (replies.at(-1)?.atMs ?? NaN) - (replies[0]?.atMs ?? NaN);
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
