/** How bytes reach an engine and come back. @module */

export { takeAccount, type TakenAccount } from "./confine/accounts.ts";
export { copyFolder, type CopyLimits } from "./confine/copy_folder.ts";
export { sandboxFor } from "./confine/confine.ts";
export { type Abilities, detectSandbox, strongest, whyNot } from "./confine/detect.ts";
export type { Probe } from "./confine/probe.ts";
export { fileEngine } from "./channels/file_fixture.ts";
export type * from "./channels/file_program.ts";
export { files } from "./channels/files.ts";
export type * from "./channels/fixture_engine.ts";
export { hostEngine } from "./channels/host_engine.ts";
export { hostEngineTcp } from "./channels/host_tcp.ts";
export { endLeftovers } from "./confine/leftovers.ts";
export { connectedLoopback, loopback } from "./channels/loopback.ts";
export { keepAside } from "./process/kept_aside.ts";
export { killAll } from "./process/open_channels.ts";
export { privateCopy } from "./confine/private_copy.ts";
export { onPath, realProbe } from "./confine/probe.ts";
export { readableFor } from "./confine/readable.ts";
export { realClock } from "./measure/real_clock.ts";
export { cappedLog, LOG_LIMITS, type LogLimits } from "./channels/record.ts";
export { type ConfinedRun, runConfined } from "./confine/run_confined.ts";
export { sandboxWorks } from "./confine/sandbox_works.ts";
export { exitFailure, resolveProgram } from "./process/start_failure.ts";
export { stdio } from "./channels/stdio.ts";
export { tcp } from "./channels/tcp.ts";
export * from "./transport.ts";
export { cgroupPlace } from "./process/cgroup.ts";
