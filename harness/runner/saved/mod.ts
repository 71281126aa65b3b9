/** Positions of games as files: a record, a setup, or a scenario. @module */

export { positionFilesOf, withPositionFiles } from "./position_files.ts";
export { positionFile, type Saved, type SavedFile, scenarioFile } from "./saved_files.ts";
