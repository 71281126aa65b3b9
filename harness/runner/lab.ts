/** What a case needs from the run around it. @module */

import type { Clock, RunEvent } from "../core/mod.ts";
import type { AnyPairing } from "../referee/mod.ts";
import type { Transport } from "../transports/mod.ts";

/** How long the engine took for its plies so far, over all cases. */
export interface ThinkTimes {
  plies: number;
  ms: number;
}

/** Everything outside a case, by argument. */
export interface Lab {
  readonly pairing: AnyPairing;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly emit: (event: RunEvent) => void;
  readonly seed: number;
  /** Stretches every limit: 2 gives everybody twice the time. */
  readonly timeScale: number;
  /** Milliseconds until the run's budget is used up; Infinity without one. */
  readonly budgetLeftMs: () => number;
  /** The most of the budget that one answer may take, lest one that never comes takes all. */
  readonly shareMs: number;
  /** Lets other cases work while this one only waits. */
  readonly lend: <Value>(wait: () => Promise<Value>) => Promise<Value>;
  readonly thinkTimes: ThinkTimes;
  /** Whether another program can be confined now; an engine may only say that it could not be. */
  readonly sandboxWorks?: () => Promise<boolean>;
}
