/** What the tests of the runner share; no tests of its own. @module */

import { line, mgtpEngine, type Sins } from "../../fixtures/engines/mgtp/engine.ts";
import { type Report, reportOf, type RunEvent } from "../core/mod.ts";
import { pairingOf } from "../referee/all/mod.ts";
import type { ExpectStep, PlayStep, Scenario, SendStep, Step } from "../scenario/mod.ts";
import { fakeClock } from "../testing/fake_clock.ts";
import { type AnyFixtureEngine, type Deed, loopback, type Transport } from "../transports/mod.ts";
import type { CaseContext } from "./case_context.ts";
import { thinkTimesOf } from "./conversation/mod.ts";
import { freshSteadiness } from "./proof.ts";
import { freshPorts } from "./usual_ports.ts";
import { runAll } from "./run_all.ts";
import type { RunOptions } from "./run_options.ts";
import { RUN_DEFAULTS } from "./run_defaults.ts";
import { type CaseResult, runScenario } from "./run_scenario.ts";

const found = pairingOf("mgtp");
if (!found) throw new Error("MGTP is gone");

/** MGTP. */
export const MGTP = found;

const BASE = { at: { file: "x.yaml", line: 1, column: 1 }, on: 1 } as const;

/** Sends frames. */
export function send(frames: string | readonly string[], more: Partial<SendStep> = {}): SendStep {
  return { verb: "send", ...BASE, frames: [frames].flat(), raw: false, ...more };
}

/** Waits for an answer, or for what `more` says. */
export function expecting(more: Partial<ExpectStep> = {}): ExpectStep {
  return { verb: "expect", ...BASE, what: { kind: "message", fields: {} }, ...more };
}

/** Shakes hands. */
export const GREET: Step = { verb: "greet", ...BASE, options: {} };

/** Closes the input. */
export const CLOSE: Step = { verb: "close", ...BASE };

/** Repeats steps. */
export function repeat(times: number, steps: readonly Step[]): Step {
  return { verb: "repeat", ...BASE, times, steps };
}

/** Plays. */
export function playing(more: Partial<PlayStep> = {}): PlayStep {
  const clock = { mainMs: 900_000, perMoveMs: 0, sharedPlies: 0 };
  const usual = { engine: "first", opponent: "random", opening: [], plies: 3, clock } as const;
  return { verb: "play", ...BASE, ...usual, ...more };
}

/** A scenario of these steps. */
export function scenarioOf(steps: readonly Step[], more: Partial<Scenario> = {}): Scenario {
  const title = { en: "x", zh: "x", ja: "x" };
  const kind = { stimulus: "client" as const, preflight: false, game: false, instances: 1 };
  const rules = ["mgtp/name"] as const;
  return { id: "mgtp/x", title, protocol: "mgtp", rules, ...kind, at: BASE.at, steps, ...more };
}

/** An engine that does something before it obeys a command of this name. */
export function before(name: string, deeds: readonly Deed[], more: Sins = {}): AnyFixtureEngine {
  return mgtpEngine({
    ...more,
    deeds: (usual, command) => command.name === name ? [...deeds, ...usual] : usual,
  });
}

/** An engine that does something instead of answering a command of this name. */
export function instead(name: string, deeds: readonly Deed[], more: Sins = {}): AnyFixtureEngine {
  return mgtpEngine({
    ...more,
    deeds: (usual, command) => command.name === name ? deeds : usual,
  });
}

/** Thinks. */
export function think(seconds: number): Deed {
  return { kind: "think", ms: seconds * 1000 };
}

export { line, mgtpEngine };

/** The same engine, of which a second instance exits as long as another one runs. */
export function oneAtATime(engine: AnyFixtureEngine): Transport {
  return beside(loopback(engine), loopback(instead("name", [{ kind: "exit", code: 1 }])));
}

/** The `first` engine, and the `second` one for an instance that is started while another one runs. */
export function beside(first: Transport, second: Transport): Transport {
  let open = 0;
  return async (options) => {
    const opened = await (open++ > 0 ? second : first)(options);
    if (!opened.ok) return opened;
    const dispose = opened.value[Symbol.asyncDispose].bind(opened.value);
    let isOpen = true;
    opened.value[Symbol.asyncDispose] = async () => {
      await dispose();
      if (isOpen) open--;
      isOpen = false;
    };
    return opened;
  };
}

/** The same engine on a machine that loses time. */
export function hindered(transport: Transport, ms: number): Transport {
  return async (options) => {
    const opened = await transport(options);
    if (opened.ok) opened.value.hinderedMs = () => ms;
    return opened;
  };
}

/** The same on a machine whose loss is seen in part only at the third look at a stretch of time. */
export function hinderedUnseen(transport: Transport, ms: number): Transport {
  return async (options) => {
    const opened = await transport(options);
    const looks = new Map<number, number>();
    const seen = (sinceMs: number): number => {
      const look = (looks.get(sinceMs) ?? 0) + 1;
      looks.set(sinceMs, look);
      return look < 3 ? ms : ms + 20;
    };
    if (opened.ok) opened.value.hinderedMs = seen;
    return opened;
  };
}

/** What a case needs, with all events at hand. */
export function contextOf(
  engine: AnyFixtureEngine | Transport,
  more: Partial<CaseContext> = {},
): CaseContext & { readonly events: RunEvent[] } {
  const events: RunEvent[] = [];
  const context = boundlessContext({
    pairing: MGTP,
    transport: typeof engine === "function" ? engine : loopback(engine),
    clock: fakeClock(),
    emit: (event) => events.push(event),
    seed: 1,
  });
  return { events, ...context, ...more };
}

/** What a case needs where no time is scaled and no budget ends. */
export function boundlessContext(
  given: Pick<CaseContext, "pairing" | "transport" | "clock" | "emit" | "seed">,
): CaseContext {
  return {
    ...given,
    timeScale: 1,
    budgetLeftMs: () => Infinity,
    shareMs: Infinity,
    lend: (wait) => wait(),
    thinkTimes: thinkTimesOf(),
    steadiness: freshSteadiness(),
    ports: freshPorts(),
  };
}

/** Runs steps against an engine. */
export async function tried(
  engine: AnyFixtureEngine | Transport,
  steps: readonly Step[],
  more: { readonly context?: Partial<CaseContext>; readonly scenario?: Partial<Scenario> } = {},
): Promise<CaseResult & { readonly rules: readonly string[]; readonly context: CaseContext }> {
  const context = contextOf(engine, more.context);
  const scenario = scenarioOf(steps, more.scenario);
  const result = await runScenario(scenario, { context, key: scenario.id, strict: false });
  return { ...result, rules: result.violations.map(({ rule }) => rule), context };
}

/** A whole run, folded. */
export async function reported(
  engine: AnyFixtureEngine | Transport,
  scenarios: readonly Scenario[],
  more: Partial<RunOptions> = {},
): Promise<Report & { readonly events: readonly RunEvent[] }> {
  const events: RunEvent[] = [];
  const transport = typeof engine === "function" ? engine : loopback(engine);
  const run = runAll({
    ...RUN_DEFAULTS,
    pairing: MGTP,
    engine: { name: "x", command: ["x"] },
    transport,
    scenarios,
    clock: fakeClock(),
    ...more,
  });
  for await (const event of run) events.push(event);
  const report = reportOf(events);
  if (!report) throw new Error("The run did not even start");
  return { ...report, events };
}

/** Verdicts by key. */
export function verdicts({ cases }: Report): Record<string, string> {
  return Object.fromEntries(cases.map(({ key, verdict }) => [key, verdict.kind]));
}
