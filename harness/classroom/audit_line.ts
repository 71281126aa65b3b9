/** What an audit found, line by line. @module */

import { type Language, type Localized, visible } from "../core/mod.ts";

/** What was found about a submission, or about all where there is no name. */
export interface AuditLine {
  readonly name?: string;
  readonly what: Localized;
}

/** What an audit found. */
export interface Audited {
  readonly text: readonly AuditLine[];
  readonly differs: boolean;
}

/** A line as a reader of `language` gets it. */
export function lineText({ name, what }: AuditLine, language: Language): string {
  const said = visible(what[language], 1000);
  return name === undefined ? said : `  ${visible(name, 100)}  ${said}`;
}
