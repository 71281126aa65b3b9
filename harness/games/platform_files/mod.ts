/** Files of the platform that are the same for all its games. @module */

export { isBoardFile } from "./board_file_lines.ts";
export * from "./command_file.ts";
export * from "./game_record.ts";
export * from "./info_file.ts";
export { isNumberLine, recordPart, RecordScan } from "./record_part.ts";
export { recordFileStem } from "./record_file_name.ts";
