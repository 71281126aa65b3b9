/** From reports to marks. @module */

export { detect, programOf, type Recipe, type SubmittedFile } from "./detect.ts";
export { type ClassFacts, gradebookOf } from "./gradebook.ts";
export { type Attempt, gradeOf } from "./marks.ts";
export { defaultRubric, parseRubric } from "./parse_rubric.ts";
export type * from "./rubric.ts";
export { rubricSchema } from "./rubric_schema.ts";
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
export { withoutHidden, withoutHiddenEvents } from "./student_report.ts";
