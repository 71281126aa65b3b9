/** A place in a file that a person can go to. @module */

/** Lines and columns count from 1. */
export interface Span {
  /** The path of the file. */
  readonly file: string;
  /** The line, from 1. */
  readonly line: number;
  /** The column, from 1. */
  readonly column: number;
}

/** `file:line:column`, which editors and terminals open. */
export function place({ file, line, column }: Span): string {
  return `${file}:${line}:${column}`;
}
