/** From events and reports to text. @module */

import { github } from "./github.ts";
import { githubSummaryReporter } from "./github_summary.ts";
import { html } from "./html/mod.ts";
import { json } from "./json.ts";
import { junit } from "./junit.ts";
import type { Reporter } from "./reporter.ts";
import { tap } from "./tap.ts";

export { boardLines } from "./board.ts";
export { blamedRules, type Conclusion, conclusionOf, unjudgedRules } from "./conclusion.ts";
export * from "./console/mod.ts";
export { liveConsole, type LiveOptions } from "./live/mod.ts";
export { OPEN_HOLES } from "./confinement_words.ts";
export { type ContestWord, contestWord } from "./contest_words.ts";
export { renderContest } from "./contest_console.ts";
export { contestJson } from "./contest_json.ts";
export { type CsvOptions, gradebookCsv } from "./gradebook_csv.ts";
export { GRADEBOOK_SCHEMA_VERSION, gradebookJson } from "./gradebook_json.ts";
export { GRADEBOOK_WORDS, STANDING_WORDS } from "./gradebook_words.ts";
export { commentHtml, commentLines, type CommentOptions } from "./student_comment.ts";
export {
  type GradescopeOptions,
  gradescopeResults,
  type LeaderboardColumn,
  VISIBILITIES,
  type Visibility,
} from "./gradescope.ts";
export { githubSummary } from "./github_summary.ts";
export {
  type CitedScenario,
  renderClass,
  renderContestPage,
  renderMany,
  renderMatchPages,
  renderRatingsPage,
  renderRulebook,
} from "./html/mod.ts";
export { JSON_SCHEMA_VERSION } from "./json.ts";
export { label, OUTCOME_WORDS } from "./labels.ts";
export { renderExplanation } from "./explanation_console.ts";
export { defuse, duration } from "./lines.ts";
export { gameLine, type MatchConsoleOptions, renderMatch, tallyText } from "./match_console.ts";
export { matchJson } from "./match_json.ts";
export { type GameSources, reportOfFouls, reportOfGames } from "./match_report.ts";
export { clockWords, eloText, type MatchWord, matchWord, NO_LIMIT_MS } from "./match_words.ts";
export { ratingLines, type RatingList, ratingsJson, renderRatings } from "./ratings_console.ts";
export { reasonText } from "./reason_words.ts";
export type { LiveReporter, Reporter, ReportFile, ReportReader } from "./reporter.ts";
export { padTo, widthOf, wrap } from "./width.ts";
export { workflowCommand } from "./workflow_command.ts";

/** Every reporter that makes a file of a report; a new one is one line here. */
export const REPORTERS: readonly Reporter[] = [
  junit,
  html,
  json,
  tap,
  github,
  githubSummaryReporter,
];
