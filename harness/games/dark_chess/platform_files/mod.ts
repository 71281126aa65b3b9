/** The platform's files of dark chess. @module */

export { type Played, readPlayed, readRecord } from "./read_record.ts";
export { positionAfter, writeRecord } from "./write_record.ts";
