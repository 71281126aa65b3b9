/** Renders a report as text. @module */

import type { Language, Report } from "../core/mod.ts";
import { renderConsole, type ReporterId, REPORTERS } from "../../reporters/mod.ts";

/** The formats of {@linkcode renderReport}. */
export type ReportFormat = "console" | ReporterId;

/** The same report in the same format and language is always the same text. */
export function renderReport(
  report: Report,
  format: ReportFormat,
  language: Language = "en",
): string {
  if (format === "console") {
    return renderConsole(report, { language, colour: false, width: 100, verbose: false });
  }
  const reporter = REPORTERS.find(({ id }) => id === format);
  if (!reporter) throw new TypeError(`Unknown format: "${format}"`);
  return reporter.render(report, language);
}
