/** The platform's files of dark chess. @module */

export { readPlayed, readRecord } from "./read_record.ts";
export type { Played } from "./played.ts";
export { positionAfter, writeRecord } from "./write_record.ts";
