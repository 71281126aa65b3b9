/** Reported scenarios per second, and how much longer a suite takes than its longest wait. @module */

import conforming from "../fixtures/engines/mgtp/conforming.ts";
import { bundledScenarios } from "../harness/surroundings/mod.ts";
import { reportOf } from "../harness/core/mod.ts";
import type { Scenario } from "../harness/scenario/mod.ts";
import { loopback, stdio, type Transport } from "../harness/transports/mod.ts";
import { REPORTERS } from "../reporters/mod.ts";
import { compileAll, type CPrograms, secondsOf } from "./c_programs.ts";
import { benchScenarios, mgtpPairing, runOf } from "./bench_run.ts";
import { lineOf, machine, median, type Rounds, sideBySide } from "./measure.ts";

/** How long a suite took, and the longest of its waits. */
export interface Waited {
  readonly wallMs: number;
  readonly longestMs: number;
}

/** Whole scenarios, reports included, against a loop in C: start, one exchange, exit. */
export async function scenarioRounds(
  { ping, pong }: CPrograms,
  { count, rounds }: { readonly count: number; readonly rounds: number },
): Promise<Rounds> {
  const bundled = await bundledScenarios(mgtpPairing());
  if (!bundled.ok) throw new Error("The bundled scenarios have problems");
  const short = await benchScenarios("one_exchange", count);
  const inProcess = loopback(conforming.engine);
  return {
    contenders: {
      "bundled suite, in-process": () => rateOf(bundled.value, inProcess),
      "one exchange, in-process": () => rateOf(short, inProcess),
      "one exchange, a process each": () => rateOf(short, stdio({ program: pong, args: [] })),
    },
    peer: async () => count / await secondsOf(ping, ["starts", String(count), pong]),
    rounds,
  };
}

/** A suite of `times` scenarios that do nothing but wait for `longestMs`. */
export async function waits(
  { name, transport, times = 20, longestMs = WAIT_MS }: {
    readonly name: "wait_for_silence" | "wait_for_exit";
    readonly transport: Transport;
    readonly times?: number;
    readonly longestMs?: number;
  },
): Promise<Waited> {
  return { wallMs: await reportedMs(await benchScenarios(name, times), transport), longestMs };
}

// As in wait_for_silence.yaml.
const WAIT_MS = 1000;

async function rateOf(scenarios: readonly Scenario[], transport: Transport): Promise<number> {
  return scenarios.length / await reportedMs(scenarios, transport) * 1000;
}

/** How long a run takes with every report of it, as a whole check makes them. */
async function reportedMs(scenarios: readonly Scenario[], transport: Transport): Promise<number> {
  const jobs = navigator.hardwareConcurrency;
  const { events, wallMs } = await runOf(scenarios, { transport, jobs });
  const sinceMs = performance.now();
  const report = reportOf(events);
  if (!report) throw new Error("There is no report");
  for (const reporter of REPORTERS) reporter.render(report, "en");
  return wallMs + performance.now() - sinceMs;
}

const ROUNDS = 9;

async function printWaits(title: string, measure: () => Promise<Waited>): Promise<void> {
  const rounds: Waited[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measure());
  const ratios = rounds.map(({ wallMs, longestMs }) => wallMs / longestMs);
  const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
  const ratio = `ratio ${median(ratios).toFixed(2)} (${spread} in ${ROUNDS} rounds)`;
  console.log(`  ${title.padEnd(34)}  wall time ÷ longest wait  ${ratio}`);
}

async function bench(): Promise<void> {
  using programs = compileAll();
  if (!programs) return;
  console.log(`${machine()}\nsuite, not pinned`);
  const rounds = await scenarioRounds(programs, { count: 100, rounds: ROUNDS });
  for (const comparison of await sideBySide(rounds)) {
    console.log(lineOf(comparison, { unit: "scenarios", peer: "C, one by one" }));
  }
  for (const [title, name, transport] of waiters(programs)) {
    await printWaits(title, () => waits({ name, transport }));
  }
}

function waiters({ pong }: CPrograms) {
  const sleep = stdio({ program: "sleep", args: [String(WAIT_MS / 1000)] });
  return [
    ["20 silences, in-process", "wait_for_silence", loopback(conforming.engine)],
    ["20 silences, processes", "wait_for_silence", stdio({ program: pong, args: [] })],
    ["20 exits, processes", "wait_for_exit", sleep],
  ] as const;
}

if (import.meta.main) await bench();
