/** What every reporter is. @module */

import type { JobEvent, Language, Report } from "../harness/core/mod.ts";

/** A function from a report to text: the same report gives the same bytes. */
export interface Reporter {
  /** What it is chosen by. */
  readonly id: string;
  /** The file in the report folder that takes the text. */
  readonly fileName: string;
  /** The text goes to standard output as well, since something reads it there. */
  readonly prints?: true;
  /** The text of its first file. */
  render(report: Report, language: Language, reader?: ReportReader): string;
  /** All files, for a reporter that may need more than one; the first is what `render` gives. */
  renderFiles?(report: Report, language: Language): readonly ReportFile[];
}

/** What is known of the place where a report is read. */
export interface ReportReader {
  /** The path within the repository that is being checked; undefined for what is not in it. */
  inRepository(file: string): string | undefined;
}

/** A file of the report folder. */
export interface ReportFile {
  /** Its name in that folder. */
  readonly fileName: string;
  /** Its whole text. */
  readonly text: string;
}

/** Something that follows a job while it goes on; events of other jobs say nothing to it. */
export interface LiveReporter {
  on(event: JobEvent): void;
  end?(): void;
}
