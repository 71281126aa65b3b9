/** From events and reports to text. @module */

import { github } from "./github.ts";
import { githubSummaryReporter } from "./github_summary.ts";
import { html } from "./html/mod.ts";
import { json } from "./json.ts";
import { junit } from "./junit.ts";
import type { Reporter } from "./reporter.ts";
import { sarif } from "./sarif.ts";
import { tap } from "./tap.ts";

export { boardLines } from "./board.ts";
export { type Conclusion, conclusionOf, unjudgedRules } from "./conclusion.ts";
export * from "./console/mod.ts";
export { liveConsole } from "./live/mod.ts";
export { contestConclusion } from "./contest_conclusion.ts";
export { foulLines } from "./foul_lines.ts";
export { matchConclusion } from "./match_conclusion.ts";
export { OPEN_HOLES } from "./confinement_words.ts";
export { contestWord } from "./contest_words.ts";
export { renderMany, renderRulebook } from "./html/mod.ts";
export { label, OUTCOME_WORDS } from "./labels.ts";
export { defuse, duration } from "./lines.ts";
export { gameLine, renderMatch } from "./match_console.ts";
export { type GameSources } from "./match_report.ts";
export { matchWord, NO_LIMIT_MS } from "./match_words.ts";
export { quietly } from "./quiet.ts";
export { reasonText } from "./reason_words.ts";
export type { LiveReporter, Reporter, ReportFile, ReportReader } from "./reporter.ts";
export { padTo, widthOf, wrap } from "./width.ts";
export { workflowCommand } from "./workflow_command.ts";

/** Every reporter that makes a file of a report, by its id; a new one is one line here. */
export const REPORT_FORMATS = {
  junit,
  html,
  json,
  tap,
  sarif,
  github,
  "github-summary": githubSummaryReporter,
} as const satisfies Readonly<Record<string, Reporter>>;

/** The id of a reporter. */
export type ReporterId = keyof typeof REPORT_FORMATS;

/** All of them, in the order in which they are named. */
export const REPORTERS: readonly Reporter[] = Object.values(REPORT_FORMATS);
