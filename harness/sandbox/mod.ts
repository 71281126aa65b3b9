/** Ways to confine an engine. @module */

export { callFilter } from "./call_filter.ts";
export { bubblewrap, type BubblewrapOptions } from "./bubblewrap.ts";
export { type Confinement, confinementText } from "./confinement.ts";
export { isAtLeast, SANDBOX_LEVELS, type SandboxLevel } from "./level.ts";
export { limited } from "./limits.ts";
export { isWithin, SYSTEM, type SystemPlaces } from "./mounts.ts";
export { none } from "./none.ts";
export { pin, tied } from "./pin.ts";
export {
  type Access,
  type Account,
  type Doorway,
  type EngineCommand,
  type Limits,
  type Sandbox,
  startedBy,
} from "./sandbox.ts";
export { inTerminal } from "./terminal.ts";
