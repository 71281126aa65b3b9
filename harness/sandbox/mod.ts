/** Ways to confine an engine. @module */

export { none } from "./none.ts";
export { pin } from "./pin.ts";
export { prlimit } from "./prlimit.ts";
export type { EngineCommand, Limits, Sandbox } from "./sandbox.ts";
