/** The platform's files of dark chess. @module */

export { readRecord } from "./read_record.ts";
export { positionAfter, writeRecord } from "./write_record.ts";
