/** From reports to marks. @module */

export { detect, detectHere, type Recipe } from "./detect.ts";
export { differencesOf, type GradeDifference } from "./differences.ts";
export { explanationOf } from "./explain.ts";
export { fitsPattern } from "./exclusions.ts";
export { gradebookOf } from "./gradebook.ts";
export { missingGrade } from "./missing.ts";
export { firstError, lastLines } from "./said.ts";
export { filesBelow } from "./home_folder.ts";
export { gradeOf, type SubmissionAttempt } from "./marks.ts";
export { defaultRubric, parseRubric } from "./parse_rubric.ts";
export { programOf } from "./program_of.ts";
export type * from "./rubric.ts";
export { rubricSchema } from "./rubric_schema.ts";
export { sourceFacts } from "./source_facts.ts";
export {
  type ClassHandling,
  CONFIG_FILE,
  type Handling,
  handlingFor,
  parseClassHandling,
  parseHandling,
} from "./submission_config.ts";
export { withoutHidden, withoutHiddenEvents } from "./student_report.ts";
export type { SubmittedFile } from "./submitted_file.ts";
