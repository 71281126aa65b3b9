/** The platform's records of Geister. @module */

export { positionAfter, readRecord, writeRecord } from "./game_records.ts";
