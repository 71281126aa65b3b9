/** How bytes reach an engine and come back. @module */

export * from "./fixture_engine.ts";
export { loopback } from "./loopback.ts";
export { realClock } from "./real_clock.ts";
export { type CappedLog, cappedLog, LOG_LIMITS, type LogLimits } from "./record.ts";
export * from "./transport.ts";
