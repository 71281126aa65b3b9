/** What a run is told. @module */

import type { Clock, EngineFacts } from "../core/mod.ts";
import type { AnyPairing } from "../referee/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import type { Transport } from "../transports/mod.ts";
import type { Gate } from "./gate.ts";

/** What a run is about, and how it is run. */
export interface RunOptions {
  readonly pairing: AnyPairing;
  readonly engine: EngineFacts;
  readonly transport: Transport;
  readonly scenarios: readonly Scenario[];
  /** The protocol's own preflight where `scenarios` has none: for an engine that answers nothing. */
  readonly firstContact?: Scenario;
  /** How many others the protocol has that were not asked for. */
  readonly leftOut?: number;
  readonly clock: Clock;
  readonly version: string;
  readonly startedAt: string;
  readonly confinement: string;
  readonly seed: number;
  readonly strict: boolean;
  readonly jobs: number;
  /** So many at once while an engine takes long to start and does not use the processor for it. */
  readonly idleJobs?: number;
  readonly repeat: number;
  readonly failFast: boolean;
  readonly timeScale: number;
  /** For the whole run; Infinity lifts it. */
  readonly budgetMs: number;
  /** Ids or id prefixes with the reason why they are left out. */
  readonly excludes: ReadonlyMap<string, string>;
  /** Ids of scenarios that are known to fail, with the reason. */
  readonly baseline: ReadonlyMap<string, string>;
  /** The command that runs one scenario and nothing else. */
  readonly replay: (scenario: string) => string;
  readonly signal?: AbortSignal;
  /** Where other runs share the machine: a doubt about time is settled while they rest. */
  readonly gate?: Gate;
  /** Ids of scenarios that go before all others, the preflight excepted. */
  readonly first?: ReadonlySet<string>;
  /** Cases that an earlier, interrupted run has settled: they are not run again. */
  readonly settled?: ReadonlySet<string>;
  /** How long each ply took that the engine made in that run: what it did once is not asked again. */
  readonly earlierMs?: readonly number[];
  /** Asked where a sandbox seems to have failed twice, which an engine can pretend. */
  readonly sandboxWorks?: () => Promise<boolean>;
}
