/** From reports to marks. @module */

export { detect, programOf, type Recipe, type SubmittedFile } from "./detect.ts";
export { byName, readShard, type Shard, split, WHOLE } from "./shard.ts";
export {
  type ClassHandling,
  CONFIG_FILE,
  type Handling,
  handlingFor,
  parseClassHandling,
  parseHandling,
  splitWords,
} from "./submission_config.ts";
