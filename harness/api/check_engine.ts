/** Checks an engine from a program instead of the command line. @module */

import { type RunEvent, shellWords } from "../core/mod.ts";
import {
  bundledEngine,
  bundledScenarios,
  engineCommand,
  engineFacts,
  transportTo,
  VERSION,
} from "../surroundings/mod.ts";
import { type AnyPairing, loadPairing, PROTOCOL_IDS } from "../referee/mod.ts";
import { RUN_DEFAULTS, runAll } from "../runner/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import { realClock, resolveProgram } from "../transports/mod.ts";

/** What is checked, and how. */
export interface CheckRequest {
  /** The id of a protocol, one of {@linkcode PROTOCOLS}. */
  readonly protocol: string;
  /** The engine's command line; without it the bundled engine is checked. */
  readonly command?: readonly string[];
  /** The folder from which the engine runs. */
  readonly cwd?: string;
  /** Ids of scenarios, or of folders of them; without it all scenarios of the protocol are run. */
  readonly scenarios?: readonly string[];
  /** Whether a broken SHOULD fails the engine. */
  readonly strict?: boolean;
  /** The run's time limit in milliseconds: five minutes if absent. */
  readonly budgetMs?: number;
  /** Ends the run early; cases that have not begun are skipped. */
  readonly signal?: AbortSignal;
}

/** The ids of all protocols. */
export const PROTOCOLS: readonly string[] = PROTOCOL_IDS;

/**
 * Runs an engine through the scenarios of its protocol and tells what happens as it happens.
 *
 * @throws {TypeError} if the protocol is unknown or no scenario has one of the ids.
 */
export async function* checkEngine(request: CheckRequest): AsyncGenerator<RunEvent> {
  const { protocol, command = [], strict = false, signal } = request;
  const pairing = await loadPairing(protocol);
  if (!pairing) throw new TypeError(`Unknown protocol: "${protocol}"`);
  const all = await scenariosOf(pairing);
  const scenarios = chosen(all, request.scenarios);
  yield* runAll({
    ...RUN_DEFAULTS,
    pairing,
    ...engineOf(pairing, request),
    scenarios,
    ...firstContactFor(scenarios, all),
    ...scenarios.length < all.length && { leftOut: all.length - scenarios.length },
    clock: realClock,
    version: VERSION,
    startedAt: new Date().toISOString(),
    jobs: navigator.hardwareConcurrency,
    idleJobs: 2 * navigator.hardwareConcurrency,
    strict,
    budgetMs: request.budgetMs ?? RUN_DEFAULTS.budgetMs,
    signal,
    replay: (scenario) =>
      `shinpan check ${protocol} --scenario ${scenario} --verbose ${shellWords(command)}`.trim(),
  });
}

/** The first of all scenarios, for an engine that answers nothing, where it was not asked for. */
function firstContactFor(chosen: readonly Scenario[], all: readonly Scenario[]) {
  if (chosen.some(({ preflight }) => preflight)) return {};
  return { firstContact: all.find(({ preflight }) => preflight) };
}

/** How the engine is called, and how it is reached. */
function engineOf({ protocol }: AnyPairing, { command, cwd }: CheckRequest) {
  const words = command ?? bundledEngine(protocol.id);
  const from = cwd ?? Deno.cwd();
  const found = resolveProgram(words[0] ?? "", { cwd: from, path: Deno.env.get("PATH") ?? "" });
  const { transport } = protocol;
  return {
    engine: engineFacts(words, { bundled: !command, cwd }),
    transport: found.ok
      ? transportTo(engineCommand(words, { cwd: from, file: found.value }), { transport })
      : () => Promise.resolve(found),
  };
}

async function scenariosOf(pairing: AnyPairing): Promise<readonly Scenario[]> {
  const loaded = await bundledScenarios(pairing);
  if (loaded.ok) return loaded.value;
  throw new Error(loaded.error.map(({ message }) => message).join("\n"));
}

function chosen(all: readonly Scenario[], wanted?: readonly string[]): readonly Scenario[] {
  if (!wanted) return all;
  const fits = (id: string, one: string): boolean => id === one || id.startsWith(`${one}/`);
  const unknown = wanted.find((one) => !all.some(({ id }) => fits(id, one)));
  if (unknown !== undefined) throw new TypeError(`Unknown scenario: "${unknown}"`);
  return all.filter(({ id }) => wanted.some((one) => fits(id, one)));
}
