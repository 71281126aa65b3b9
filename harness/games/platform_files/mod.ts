/** Files of the platform that are the same for all its games. @module */

export * from "./game_record.ts";
export { recordFileName, recordFileStem } from "./record_file_name.ts";
