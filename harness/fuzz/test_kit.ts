/** What the tests of the search share; no tests of its own. @module */

import { type Report, reportOf, type RunEvent } from "../core/mod.ts";
import { pairingOf } from "../referee/all/mod.ts";
import { RUN_DEFAULTS, runAll } from "../runner/mod.ts";
import { fakeClock } from "../testing/fake_clock.ts";
import { type AnyFixtureEngine, loopback } from "../transports/mod.ts";
import { scenarioOf } from "./bench.ts";
import { MODELS } from "./models/mod.ts";
import { type FuzzOptions, runFuzz } from "./run_fuzz.ts";

/** A finished search. */
export interface Searched {
  readonly report: Report;
  readonly events: readonly RunEvent[];
  /** What was found: the scenario's id, and its text. */
  readonly found: readonly { readonly id: string; readonly source: string }[];
}

/** The options of a search in an engine of this process. */
export function options(
  engine: AnyFixtureEngine,
  { protocol = "mgtp", ...more }: Partial<FuzzOptions> & { readonly protocol?: string } = {},
): FuzzOptions {
  const [pairing, model] = [pairingOf(protocol), MODELS[protocol]];
  if (!pairing || !model) throw new Error(`Cannot fuzz ${protocol}`);
  return {
    ...RUN_DEFAULTS,
    pairing,
    model,
    engine: { name: "x", command: ["x"] },
    transport: loopback(engine),
    scenarios: [],
    clock: fakeClock(),
    stimulus: "client",
    timeMs: Infinity,
    games: 16,
    suite: "fuzz",
    taken: new Set(),
    ...more,
  };
}

/** Runs a search to its end, or until it has found something. */
export async function searched(
  engine: AnyFixtureEngine,
  { untilFound = false, ...more }: NonNullable<Parameters<typeof options>[1]> & {
    readonly untilFound?: boolean;
  } = {},
): Promise<Searched> {
  const events: RunEvent[] = [];
  for await (const event of runFuzz(options(engine, more))) {
    events.push(event);
    if (untilFound && event.kind === "case-finished") break;
  }
  const report = reportOf(events);
  if (!report) throw new Error("The search did not even start");
  const found = events.flatMap((event) =>
    event.kind === "case-started" && event.case.source !== undefined
      ? [{ id: event.case.scenario, source: event.case.source }]
      : []
  );
  return { report, events, found };
}

/** The rules that a written scenario finds broken, as `check --suite` runs it. */
export async function recheck(
  source: string,
  engine: AnyFixtureEngine,
  protocol = "mgtp",
): Promise<readonly string[]> {
  const pairing = pairingOf(protocol);
  const scenario = pairing && await scenarioOf(source, { id: "fuzz/x", pairing });
  if (!pairing || !scenario) throw new Error(`No scenario:\n${source}`);
  const events: RunEvent[] = [];
  const run = runAll({
    ...RUN_DEFAULTS,
    pairing,
    engine: { name: "x", command: ["x"] },
    transport: loopback(engine),
    scenarios: [scenario],
    clock: fakeClock(),
  });
  for await (const event of run) events.push(event);
  return events.flatMap((event) => event.kind === "violation" ? [event.violation.rule] : []);
}

/** How many plies the games of a scenario have. */
export function pliesIn(source: string): number {
  const told = source.match(/(?<=opening: >-\n)(?: {8}.*\n)+/g) ?? [];
  const made = [...source.matchAll(/ plies: (\d+)/g)].map(([, count]) => Number(count));
  const led = [...source.matchAll(/- position (?:startpos|sfen .*)(?: moves (.*))?$/gm)]
    .map(([, moves = ""]) => 1 + moves.split(" ").filter((move) => move).length);
  return told.join(" ").trim().split(/\s+/).filter((ply) => ply).length +
    led.reduce((sum, count) => sum + count, 0) +
    made.reduce((sum, count) => sum + count, 0);
}
