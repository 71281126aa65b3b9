/** What a case needs from the run around it. @module */

import type { OwnEnd, RunEvent, Violation } from "../core/mod.ts";
import type { PlayContext } from "./play/mod.ts";
import type { Scenario } from "../scenario/mod.ts";
import type { Steadiness } from "./proof.ts";
import type { PortsKnown } from "./usual_ports.ts";

/** Everything outside a case, by argument. */
export interface CaseContext extends PlayContext {
  readonly emit: (event: RunEvent) => void;
  readonly seed: number;
  /** Milliseconds in which a game may begin another ply; it has all that is left where none is given. */
  readonly partLeftMs?: () => number;
  /** The case is looked at once: no illegal ply is replaced, and no crash is counted over more runs. */
  readonly once?: true;
  /** Whether what was found may come of another instance beside it; then the case is run again alone. */
  readonly mayBeCrowded?: (violations: readonly Violation[], end?: OwnEnd) => boolean;
  /** Whether a finding is going to be tried again alone in any case. */
  readonly isRetried?: (violation: Violation) => boolean;
  /** Notes how the engine fails where nothing was changed, before claims are proven. */
  readonly look?: (
    claims: readonly Violation[],
    scenario: Scenario,
    context: CaseContext,
  ) => Promise<void>;
  readonly steadiness: Steadiness;
  readonly ports: PortsKnown;
  /** Whether another program can be confined now; an engine may only say that it could not be. */
  readonly sandboxWorks?: () => Promise<boolean>;
}
