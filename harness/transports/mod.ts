/** How bytes reach an engine and come back. @module */

export { takeAccount, type TakenAccount } from "./accounts.ts";
export { copyFolder, type CopyLimits } from "./copy_folder.ts";
export { type ConfineOptions, type Refusal, sandboxFor } from "./confine.ts";
export { type Abilities, type Ability, detectSandbox, strongest, whyNot } from "./detect.ts";
export type { Probe } from "./probe.ts";
export { fileEngine } from "./file_fixture.ts";
export * from "./file_program.ts";
export { files } from "./files.ts";
export * from "./fixture_engine.ts";
export { hostEngine } from "./host_engine.ts";
export { hostProgram } from "./host_program.ts";
export { hostEngineTcp } from "./host_tcp.ts";
export { endLeftovers } from "./leftovers.ts";
export { connectedLoopback, loopback } from "./loopback.ts";
export { killAll } from "./open_channels.ts";
export { type PrivateCopy, privateCopy } from "./private_copy.ts";
export { onPath, realProbe } from "./probe.ts";
export { readableFor } from "./readable.ts";
export { realClock } from "./real_clock.ts";
export { type CappedLog, cappedLog, LOG_LIMITS, type LogLimits } from "./record.ts";
export { type ConfinedRun, runConfined, type RunConfinedOptions } from "./run_confined.ts";
export { sandboxWorks } from "./sandbox_works.ts";
export { exitFailure, type ResolveOptions, resolveProgram } from "./start_failure.ts";
export { stdio } from "./stdio.ts";
export { tcp, type TcpOptions } from "./tcp.ts";
export * from "./transport.ts";
export { cgroupPlace } from "./cgroup.ts";
