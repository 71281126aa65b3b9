/** Commands that GitHub's runner reads from standard output. @module */

import { type Span, visible } from "../harness/core/mod.ts";

/** A remark that GitHub shows beside a file, or beside the run where no file is named. */
export interface Annotation {
  readonly kind: "error" | "warning";
  readonly title: string;
  readonly message: string;
  /** A place in the repository that was checked out. */
  readonly at?: Span;
}

/** The line that makes an annotation. */
export function workflowCommand({ kind, title, message, at }: Annotation): string {
  const where = at ? `file=${property(visible(at.file))},line=${at.line},col=${at.column},` : "";
  return `::${kind} ${where}title=${property(title)}::${data(message)}`;
}

/** The message of a command, which ends at the line's end. */
function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** A property of a command, which ends at a comma or a colon too. */
function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
