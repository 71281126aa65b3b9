/** What a case needs from the run around it. @module */

import type { Clock, RunEvent } from "../core/mod.ts";
import type { AnyPairing } from "../referee/mod.ts";
import type { Transport } from "../transports/mod.ts";
import type { Steadiness } from "./proof.ts";
import type { PortsKnown } from "./usual_ports.ts";

/** How long the engine took for its plies so far, over all cases. */
export interface ThinkTimes {
  plies: number;
  ms: number;
  /** The longest time that a ply took. */
  slowestMs: number;
  /** The longest time that a first answer took, most of which an engine needs to start. */
  startMs?: number;
}

/** How long a silence may last before it is suspicious. */
export interface HangLimits {
  /** Where the engine does not use its processor. */
  readonly idleMs: number;
  /** Where it does. */
  readonly busyMs: number;
}

/** Everything outside a case, by argument. */
export interface CaseContext {
  readonly pairing: AnyPairing;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly emit: (event: RunEvent) => void;
  readonly seed: number;
  /** Stretches every limit: 2 doubles all times. */
  readonly timeScale: number;
  /** Milliseconds until the run's budget is used up; Infinity without one. */
  readonly budgetLeftMs: () => number;
  /** The most of the budget that one answer may take, lest one that never comes takes all. */
  readonly shareMs: number;
  /** When the silence of an engine that has the move is suspicious; never where there are none. */
  readonly hangLimits?: () => HangLimits | undefined;
  /** Lets other cases work while this one only waits. */
  readonly lend: <Value>(wait: () => Promise<Value>) => Promise<Value>;
  readonly thinkTimes: ThinkTimes;
  readonly steadiness: Steadiness;
  readonly ports: PortsKnown;
  /** Whether another program can be confined now; an engine may only say that it could not be. */
  readonly sandboxWorks?: () => Promise<boolean>;
}
