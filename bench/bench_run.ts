/** What benches run: pairings, contexts and scenarios with the real clock, no budget, everything recorded. @module */

import type { RunEvent } from "../harness/core/mod.ts";
import { loadScenarios } from "../harness/surroundings/mod.ts";
import type { AnyPairing } from "../harness/referee/mod.ts";
import { pairingOf } from "../harness/referee/all/mod.ts";
import { runAll } from "../harness/runner/mod.ts";
import type { CaseContext } from "../harness/runner/case_context.ts";
import { boundlessContext } from "../harness/runner/test_kit.ts";
import type { Scenario } from "../harness/scenario/mod.ts";
import { realClock, type Transport } from "../harness/transports/mod.ts";

/** What a conversation needs when there is no run around it. */
export function contextOf(pairing: AnyPairing): CaseContext {
  const transport = () => Promise.reject(new Error("The channel is open already"));
  return boundlessContext({ pairing, transport, clock: realClock, emit: () => {}, seed: 0 });
}

/** MGTP, in which all benches talk. */
export function mgtpPairing(): AnyPairing {
  const pairing = pairingOf("mgtp");
  if (!pairing) throw new Error("There is no MGTP");
  return pairing;
}

/** One of the scenarios beside this file, so many times. */
export async function benchScenarios(name: string, times = 1): Promise<readonly Scenario[]> {
  const file = `bench/scenarios/${name}.yaml`;
  const path = decodeURIComponent(new URL(`./scenarios/${name}.yaml`, import.meta.url).pathname);
  const loaded = await loadScenarios([{ path, file, id: `bench/${name}` }], mgtpPairing());
  if (!loaded.ok) throw new Error(loaded.error.map(({ message }) => message).join("\n"));
  const [scenario] = loaded.value;
  if (!scenario) throw new Error(`There is no scenario in "${file}"`);
  return Array.from({ length: times }, (_, at) => ({ ...scenario, id: `${scenario.id}_${at}` }));
}

/** All events of a run in which everything passed, and how long it took. */
export async function runOf(
  scenarios: readonly Scenario[],
  { transport, jobs = 1 }: { readonly transport: Transport; readonly jobs?: number },
): Promise<{ readonly events: readonly RunEvent[]; readonly wallMs: number }> {
  const events: RunEvent[] = [];
  const sinceMs = performance.now();
  const run = runAll({ ...SETTINGS, pairing: mgtpPairing(), transport, scenarios, jobs });
  for await (const event of run) events.push(event);
  const wallMs = performance.now() - sinceMs;
  const bad = events.find((event) =>
    event.kind === "case-finished" && event.verdict.kind !== "passed"
  );
  if (bad) throw new Error(`Not everything passed: ${JSON.stringify(bad)}`);
  return { events, wallMs };
}

const SETTINGS = {
  engine: { name: "bench", command: [] },
  clock: realClock,
  version: "bench",
  startedAt: "1970-01-01T00:00:00Z",
  confinement: "none",
  seed: 0,
  strict: true,
  repeat: 1,
  failFast: false,
  timeScale: 1,
  budgetMs: Infinity,
  excludes: new Map<string, string>(),
  baseline: new Map<string, string>(),
  replay: () => "",
};
