/** What is written of classes, matches, contests and ratings, which a check has no use for. @module */

export { renderContest } from "../contest_console.ts";
export { contestJson } from "../contest_json.ts";
export { renderExplanation } from "../explanation_console.ts";
export { gradebookCsv } from "../gradebook_csv.ts";
export { gradebookJson } from "../gradebook_json.ts";
export {
  gradescopeResults,
  type LeaderboardColumn,
  VISIBILITIES,
  type Visibility,
} from "../gradescope.ts";
export { renderClass } from "../html/class/mod.tsx";
export { renderContestPage, renderMatchPages, renderRatingsPage } from "../html/match/mod.tsx";
export { matchJson } from "../match_json.ts";
export { type RatingList, ratingsJson, renderRatings } from "../ratings_console.ts";
export { taskLines } from "../task_lines.ts";
export { commentHtml, commentLines } from "../student_comment.ts";
