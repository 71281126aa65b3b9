/** What a job keeps on disk: events line by line, sealed, in files that are whole or damaged with a place. @module */

export * from "./batched_file.ts";
export * from "./damage.ts";
export * from "./event_batch.ts";
export * from "./event_codec.ts";
export * from "./event_reader.ts";
export { isEntry } from "./event_schema.ts";
export * from "./full_disk.ts";
export { isGradebook } from "./job_schema.ts";
export * from "./journal.ts";
export * from "./lock_folder.ts";
export { isContest, isMatch } from "./match_schema.ts";
export * from "./lines_in.ts";
export { planGuard } from "./plan_schema.ts";
export * from "./read_events.ts";
export * from "./seal.ts";
export * from "./sealed_events.ts";
export * from "./settled.ts";
export * from "./shard.ts";
export * from "./seal_reader.ts";
export * from "./shared_parts.ts";
export * from "./submission_state.ts";
export * from "./write_whole.ts";
