/** The runner: a run is a stream of events. @module */

export { bearsSecondInstance } from "./second_instance.ts";
export { CaseRecord } from "./case_record.ts";
export { EventQueue, streamOf } from "./event_queue.ts";
export { Gate } from "./gate.ts";
export { HangWatch } from "./hang_watch.ts";
export { overlap } from "./instances.ts";
export { knownOf } from "./known.ts";
export type { CaseContext } from "./case_context.ts";
export { Pool } from "./pool.ts";
export { freshSteadiness, NOW_AND_THEN } from "./proof.ts";
export { dryRun } from "./dry_run.ts";
export { Reserve } from "./reserve.ts";
export * from "./run_all.ts";
export * from "./run_defaults.ts";
export type { RunOptions } from "./run_options.ts";
export { type CaseResult, runScenario } from "./run_scenario.ts";
export { stderrRemark } from "./stderr_remark.ts";
export { type StartTrouble, unstartable } from "./unstartable.ts";
export { freshPorts } from "./usual_ports.ts";
