/** What a case needs from the run around it. @module */

import type { RunEvent } from "../core/mod.ts";
import type { Transport } from "../transports/mod.ts";
import type { TalkContext } from "./conversation/mod.ts";
import type { Steadiness } from "./proof.ts";
import type { PortsKnown } from "./usual_ports.ts";

/** Everything outside a case, by argument. */
export interface CaseContext extends TalkContext {
  readonly transport: Transport;
  readonly emit: (event: RunEvent) => void;
  readonly seed: number;
  /** Lets other cases work while this one only waits. */
  readonly lend: <Value>(wait: () => Promise<Value>) => Promise<Value>;
  readonly steadiness: Steadiness;
  readonly ports: PortsKnown;
  /** Whether another program can be confined now; an engine may only say that it could not be. */
  readonly sandboxWorks?: () => Promise<boolean>;
}
